/** A zone that this engine knows, or UTC: the address comes from outside. */
export const timeZoneOf = (asked: unknown): string => {
  if (typeof asked !== 'string') return 'UTC'
  try {
    return new Intl.DateTimeFormat('en', { timeZone: asked }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}
