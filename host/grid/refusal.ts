/** Why a cell doesn't take what is written into it, for whoever says so in other words. */
export type WriteRefusal =
  | { readonly kind: 'protected' }
  /** A data validation does not admit the value. */
  | { readonly kind: 'rule'; readonly cell: string }
  | { readonly kind: 'outside'; readonly cell: string }
  | { readonly kind: 'tooLong'; readonly most: number };

/** What a Google service throws: the bundle sees an Error named `Exception` with this message. */
export class ServiceError extends Error {
  override readonly name = 'Exception';

  constructor(
    message: string,
    readonly why?: WriteRefusal,
  ) {
    super(message);
  }
}

/** The person who runs the host asked for something that cannot be done; not a fault of the bundle. */
export class UsageError extends Error {
  override readonly name = 'UsageError';

  constructor(
    message: string,
    readonly why?: WriteRefusal,
  ) {
    super(message);
  }
}
