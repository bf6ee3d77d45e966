/** What the gateway says about a code it has sent; every part may be missing (spec §4, §7). */
export type SentCode = { readonly expiredMinutes?: number; readonly expirationTime?: number; readonly now?: number }

const second = 1000
const minute = 60 * second

/** How often the time that is left is looked at (spec §4). */
export const tick = 500
/** When the gateway says nothing. */
const defaultLength = minute

/**
 * When the countdown ends, by this device's clock: the moment that the gateway names, moved by the difference of the two clocks;
 * else so many minutes from now; else a minute.
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

/** Countdowns that were kept over a reload; nothing that could lock a number longer than an hour is believed. */
export const storedCountdowns = (text: string | null, now: number): Countdowns => {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    return typeof stored === 'object' && stored !== null && !Array.isArray(stored)
      ? Object.fromEntries(
          Object.entries(stored).filter((entry): entry is [string, number] => isRunning(entry[1], now)),
        )
      : {}
  } catch {
    return {}
  }
}
