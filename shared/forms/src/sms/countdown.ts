/** The gateway's answer to a sent code; every part may be missing (spec §4, §7). */
export type SentCode = { readonly expiredMinutes?: number; readonly expirationTime?: number; readonly now?: number }

const second = 1000
const minute = 60 * second

/** How often the time that is left is looked at (spec §4). */
export const tick = 500
/** Default when the gateway names no time. */
const defaultLength = minute

/**
 * End of the countdown by this device's clock: the gateway's time corrected by the clock difference, else its
 * minutes, else one minute.
 */
export const countdownEnd = (sent: SentCode, now: number): number => {
  const { expirationTime, expiredMinutes } = sent
  if (expirationTime !== undefined && Number.isFinite(expirationTime))
    return now + Math.max(0, expirationTime - (sent.now ?? now))
  if (expiredMinutes !== undefined && Number.isFinite(expiredMinutes) && expiredMinutes > 0)
    return now + expiredMinutes * minute
  return now + defaultLength
}

/** Whole seconds that are left; 0 is idle. */
export const secondsLeft = (end: number | null, now: number): number =>
  end === null ? 0 : Math.max(0, Math.ceil((end - now) / second))

const longest = 60 * minute

/** When the countdown of each number ends. */
export type Countdowns = Readonly<Record<string, number>>

const isRunning = (end: unknown, now: number): end is number =>
  typeof end === 'number' && end > now && end <= now + longest

/** Countdowns stored over a reload; entries of more than an hour are ignored. */
export const storedCountdowns = (stored: unknown, now: number): Countdowns =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored)
    ? Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, number] => isRunning(entry[1], now)))
    : {}
