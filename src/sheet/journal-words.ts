export type JournalColumn = 'number' | 'when' | 'who' | 'action' | 'summary' | 'status' | 'record';

/**
 * The words of the journal in Spanish, English, Greek and Russian, as `foldWord` and `fold` leave them: a command may take
 * back what another language has done. What the texts write is among them; a test holds that.
 */
export const JOURNAL_TITLES: Readonly<Record<JournalColumn, readonly string[]>> = {
  number: ['nº', 'no', 'αρ', '№'],
  when: ['cuando', 'when', 'ποτε', 'когда'],
  who: ['quien', 'who', 'ποιοσ', 'кто'],
  action: ['orden', 'command', 'εντολη', 'команда'],
  summary: ['que se hizo', 'what was done', 'τι εγινε', 'что сделано'],
  status: ['estado', 'state', 'κατασταση', 'состояние'],
  record: ['datos para deshacer', 'record for undoing', 'στοιχεια για αναιρεση', 'данные для отмены'],
};

export type JournalState = 'underWay' | 'done' | 'undone' | 'kept' | 'dropped';

/** What has become of an entry. */
export const JOURNAL_STATES: Readonly<Record<JournalState, readonly string[]>> = {
  underWay: ['en marcha', 'under way', 'σε εξελιξη', 'выполняется'],
  done: ['hecho', 'done', 'εγινε', 'сделано'],
  undone: ['deshecho', 'undone', 'αναιρεθηκε', 'отменено'],
  kept: ['a medias, conservada', 'half-done, kept', 'μισοτελειωμενη, εμεινε', 'наполовину, оставлено'],
  dropped: ['sin efecto', 'without effect', 'χωρισ αποτελεσμα', 'без последствий'],
};
