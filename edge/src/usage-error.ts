/** Wrong usage, as opposed to a failure of the store or a build. */
export class UsageError extends Error {
  override name = 'UsageError'
}
