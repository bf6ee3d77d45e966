export type QuietHours = { readonly from: number; readonly to: number }

/** Until a member chooses others: from ten in the evening to eight in the morning. */
export const usualQuietHours: QuietHours = { from: 22 * 60, to: 8 * 60 }

const minuteMs = 60_000
const day = 24 * 60

const minuteOfDay = (now: number, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).formatToParts(now)
  const of = (type: 'hour' | 'minute') => Number(parts.find((part) => part.type === type)?.value)
  return of('hour') * 60 + of('minute')
}

/** The end of the quiet time at `now`; null: messages may be sent now. `from` after `to` spans midnight. */
export const quietUntil = (now: number, hours: QuietHours | null, timeZone: string): number | null => {
  if (hours === null) return null
  const minute = minuteOfDay(now, timeZone)
  const { from, to } = hours
  const quiet = from < to ? minute >= from && minute < to : minute >= from || minute < to
  return quiet ? now - (now % minuteMs) + ((to - minute + day) % day) * minuteMs : null
}
