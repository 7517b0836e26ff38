/** A score that became a date or a time, as it is shown to the director. */
export interface SeenScore {
  /** `Calendario!G7`. */
  readonly cell: string;
  readonly shown: string;
  /** The players of its row; empty where the row does not name them. */
  readonly players: readonly string[];
  readonly readings: readonly string[];
  /** Why it stays as it is, where it does. */
  readonly why?: 'formula' | 'impossible' | 'unanswered';
}
