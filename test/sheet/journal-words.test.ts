import { describe, expect, test } from '@jest/globals';
import {
  JOURNAL_STATES,
  JOURNAL_TITLES,
  type JournalColumn,
  type JournalState,
} from '../../src/sheet/journal-words';
import { fold, foldWord } from '../../src/sheet/text';

// A command may take back what another language has done.
describe('the columns of a journal, in Spanish, English, Greek and Russian', () => {
  const columnsOf = (title: string) =>
    (Object.keys(JOURNAL_TITLES) as JournalColumn[]).filter((column) =>
      JOURNAL_TITLES[column].includes(foldWord(title)),
    );

  test.each<[JournalColumn, readonly string[]]>([
    ['number', ['Nº', 'No.', 'Αρ.', '№']],
    ['when', ['Cuándo', 'When', 'Πότε', 'Когда']],
    ['who', ['Quién', 'Who', 'Ποιος', 'Кто']],
    ['action', ['Orden', 'Command', 'Εντολή', 'Команда']],
    ['summary', ['Qué se hizo', 'What was done', 'Τι έγινε', 'Что сделано']],
    ['status', ['Estado', 'State', 'Κατάσταση', 'Состояние']],
    ['record', ['Datos para deshacer', 'Record for undoing', 'Στοιχεία για αναίρεση', 'Данные для отмены']],
  ])('%s: %j', (column, titles) => {
    const typed = titles.flatMap((title) => [title, title.toUpperCase(), title.normalize('NFD')]);
    expect(typed.map((title) => [title, ...columnsOf(title)])).toEqual(typed.map((title) => [title, column]));
  });

  test.each(['', 'Fecha', 'Date', 'Nota', 'Hora', 'Datos', 'Deshacer', 'Qué', 'n', '1'])(
    '%p is none of them',
    (title) => {
      expect(columnsOf(title)).toEqual([]);
    },
  );
});

describe('what has become of an entry', () => {
  const statesOf = (text: string) =>
    (Object.keys(JOURNAL_STATES) as JournalState[]).filter((state) =>
      JOURNAL_STATES[state].includes(fold(text)),
    );

  test.each<[JournalState, readonly string[]]>([
    ['underWay', ['en marcha', 'under way', 'σε εξέλιξη', 'выполняется']],
    ['done', ['hecho', 'done', 'έγινε', 'сделано']],
    ['undone', ['deshecho', 'undone', 'αναιρέθηκε', 'отменено']],
    ['kept', ['a medias, conservada', 'half-done, kept', 'μισοτελειωμένη, έμεινε', 'наполовину, оставлено']],
    ['dropped', ['sin efecto', 'without effect', 'χωρίς αποτέλεσμα', 'без последствий']],
  ])('%s: %j', (state, words) => {
    const typed = words.flatMap((word) => [word, word.toUpperCase(), word.normalize('NFD')]);
    expect(typed.map((word) => [word, ...statesOf(word)])).toEqual(typed.map((word) => [word, state]));
  });

  test.each(['', 'a medias', 'half-done', 'conservada', 'no hecho', 'Estado', 'pendiente'])(
    '%p is no state',
    (text) => {
      expect(statesOf(text)).toEqual([]);
    },
  );
});
