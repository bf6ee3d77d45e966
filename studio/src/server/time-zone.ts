/** A time zone known to this runtime, or UTC, because the value comes from the address. */
export const timeZoneOf = (asked: unknown): string => {
  if (typeof asked !== 'string') return 'UTC'
  try {
    return new Intl.DateTimeFormat('en', { timeZone: asked }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}
