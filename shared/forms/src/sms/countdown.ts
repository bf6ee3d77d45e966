/** What the gateway says about a code it has sent; every part may be missing (spec §4, §7). */
export type SentCode = { readonly expiredMinutes?: number; readonly expirationTime?: number; readonly now?: number }

const second = 1000
const minute = 60 * second

/** How often the time that is left is looked at (spec §4). */
export const tick = 500
/** When the gateway says nothing. */
export const defaultLength = minute

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

/** A countdown that was kept over a reload; nothing that could lock the form longer than an hour is believed. */
export const keptEnd = (text: string | null, now: number): number | null => {
  const end = Number(text)
  return text !== null && Number.isFinite(end) && end > now && end <= now + longest ? end : null
}
