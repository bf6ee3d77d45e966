/** What was asked for cannot be meant: wrong usage, not a failure of the store or a build. */
export class UsageError extends Error {
  override name = 'UsageError'
}
