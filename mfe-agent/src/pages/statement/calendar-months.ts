import { daysBefore, type DayRange } from '@mosaic/i18n'

const monthOf = (day: string): DayRange => {
  const startDate = `${day.slice(0, 8)}01`
  // The 32nd day of a month is in the next one.
  const next = `${daysBefore(startDate, -31).slice(0, 8)}01`
  return { startDate, endDate: daysBefore(next, 1) }
}

/** The month of a day and the ones before it. */
export const calendarMonths = (today: string, count: number): readonly DayRange[] => {
  const months = [monthOf(today)]
  while (months.length < count) months.push(monthOf(daysBefore(months.at(-1)?.startDate ?? today, 1)))
  return months
}
