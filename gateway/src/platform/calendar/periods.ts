import { addDays, dayOf, startOfDay } from './calendar'

export const periods = ['day', 'week', 'month'] as const
export type Period = (typeof periods)[number]

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`
/** Weeks begin on Monday. */
const mondayOf = (day: string): string => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

/** The business day, week or month of an instant: from its first instant to the first one after it, exclusive. */
export const periodAt = (
  period: Period,
  instant: number,
  timeZone: string,
): { readonly from: number; readonly to: number } => {
  const today = dayOf(instant, timeZone)
  const first = period === 'day' ? today : period === 'week' ? mondayOf(today) : firstOfMonth(today)
  const next =
    period === 'day' ? addDays(today, 1) : period === 'week' ? addDays(first, 7) : firstOfMonth(addDays(first, 32))
  return { from: startOfDay(first, timeZone), to: startOfDay(next, timeZone) }
}
