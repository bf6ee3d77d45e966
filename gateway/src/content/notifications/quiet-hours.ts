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

/**
 * The end of the quiet time at `now`; null: messages may be sent now. `from` after `to` spans midnight. A clock change
 * makes the quiet time longer or shorter: its end is the first minute that the wall clock shows outside of it.
 */
export const quietUntil = (now: number, hours: QuietHours | null, timeZone: string): number | null => {
  if (hours === null) return null
  const { from, to } = hours
  const minuteOf = wallClock(timeZone)
  const isQuiet = (instant: number) => {
    const minute = minuteOf(instant)
    return from < to ? minute >= from && minute < to : minute >= from || minute < to
  }
  if (!isQuiet(now)) return null
  let quiet = now - (now % minuteMs)
  let end = quiet
  // Again after clocks that went back.
  while (isQuiet(end)) {
    quiet = end
    end += ((to - minuteOf(end) + day) % day) * minuteMs
  }
  // Clocks that went forward: the end is before the computed one.
  while (end - quiet > minuteMs) {
    const middle = quiet + Math.floor((end - quiet) / 2 / minuteMs) * minuteMs
    if (isQuiet(middle)) quiet = middle
    else end = middle
  }
  return end
}
