import { daysBefore, type DayRange } from '@mosaic/i18n'

/** As many days as a report answers at once. */
const mostDays = 31

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && daysBefore(text, 0) === text

/** The days that a link asks for, instead of a period; anything else in the address asks for none. */
export const daysInAddress = (address: URLSearchParams): DayRange | undefined => {
  const startDate = address.get('startDate') ?? ''
  const endDate = address.get('endDate') ?? ''
  if (!isDay(startDate) || !isDay(endDate) || startDate > endDate) return undefined
  return daysBefore(endDate, mostDays - 1) <= startDate ? { startDate, endDate } : undefined
}

/** The address of a page that opens at certain days, with other filters of that page. */
export const withDays = (
  path: string,
  { startDate, endDate }: DayRange,
  filters: Readonly<Record<string, string>> = {},
): string => `${path}?${new URLSearchParams({ startDate, endDate, ...filters }).toString()}`
