/** What a Google service throws: the bundle sees an Error named `Exception` with this message. */
export class ServiceError extends Error {
  override readonly name = 'Exception';
}

/** The person who runs the host asked for something that cannot be done; not a fault of the bundle. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
