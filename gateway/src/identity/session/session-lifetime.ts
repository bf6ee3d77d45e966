const minute = 60_000
const day = 24 * 60 * minute

/** The lifetime of an access token; the refresh token fetches the next. */
const accessLifetime = 15 * minute
/** A device without "remember me" is logged out after this long without a call. */
export const idleLimit = 30 * minute
const lifetimes = { remembered: 30 * day, passing: 12 * 60 * minute } as const

export const sessionEnd = (remember: boolean, now: number): number =>
  now + (remember ? lifetimes.remembered : lifetimes.passing)

export const accessEnd = (sessionExpiresAt: number, now: number): number =>
  Math.min(now + accessLifetime, sessionExpiresAt)
