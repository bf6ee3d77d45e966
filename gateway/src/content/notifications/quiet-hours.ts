export type QuietHours = { readonly from: number; readonly to: number }

/** Until a member chooses others: from ten in the evening to eight in the morning. */
export const usualQuietHours: QuietHours = { from: 22 * 60, to: 8 * 60 }

const minuteMs = 60_000
const day = 24 * 60

const wallClock = (timeZone: string): ((instant: number) => number) => {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return (instant) => {
    const parts = format.formatToParts(instant)
    const of = (type: 'hour' | 'minute') => Number(parts.find((part) => part.type === type)?.value)
    return of('hour') * 60 + of('minute')
  }
}

/** The first minute after `start` that has another offset from UTC than `start`; `end` has another one. */
const clockChange = (start: number, end: number, offsetOf: (instant: number) => number): number => {
  const offset = offsetOf(start)
  let [before, after] = [start, end]
  while (after - before > minuteMs) {
    const middle = before + Math.floor((after - before) / 2 / minuteMs) * minuteMs
    if (offsetOf(middle) === offset) before = middle
    else after = middle
  }
  return after
}

/**
 * The end of the quiet time at `now`; null: messages may be sent now. `from` after `to` spans midnight. A clock change
 * makes the quiet time longer or shorter: its end is the first minute that the wall clock shows outside of it.
 */
export const quietUntil = (now: number, hours: QuietHours | null, timeZone: string): number | null => {
  if (hours === null) return null
  const { from, to } = hours
  const minuteOf = wallClock(timeZone)
  const offsetOf = (instant: number) => (minuteOf(instant) + day - (Math.floor(instant / minuteMs) % day)) % day
  const isQuiet = (instant: number) => {
    const minute = minuteOf(instant)
    return from < to ? minute >= from && minute < to : minute >= from || minute < to
  }
  if (!isQuiet(now)) return null
  let end = now - (now % minuteMs)
  while (isQuiet(end)) {
    const start = end
    end += ((to - minuteOf(start) + day) % day) * minuteMs
    // Only up to a clock change does the wall clock show what was computed.
    if (offsetOf(end) !== offsetOf(start)) end = clockChange(start, end, offsetOf)
  }
  return end
}
