/** Who sits before the workbook, as far as the platform tells; blank for what it doesn't. */
export interface Editor {
  readonly email: string;
  /** Stands for the person without saying who it is. */
  readonly key: string;
}
