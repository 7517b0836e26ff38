/** What anybody may see: kept apart from the workbook, since a web app has none open. */
export interface PublishedText {
  readonly text: string;
  /** Another one each time. */
  readonly version: string;
  /** Seconds since it was published. */
  readonly age: number;
}
