/** The filters that every record and report offers; date arithmetic of the site lives in this file (domain §8.39). */
export const periods = ['today', 'yesterday', 'week', 'month'] as const
export type Period = (typeof periods)[number]
export type DayRange = { readonly startDate: string; readonly endDate: string }

const oneDay = 86_400_000

const days = new Map<string, Intl.DateTimeFormat>()

/** One for each time zone: a form asks with every letter, and making a formatter costs far more than using it. */
const dayIn = (timeZone: string): Intl.DateTimeFormat => {
  const known =
    days.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  days.set(timeZone, known)
  return known
}

/** The calendar day of a moment in the merchant's time zone, as YYYY-MM-DD (domain §8.39). */
export const businessDay = (at: number, timeZone: string): string => dayIn(timeZone).format(at)

/** Counts calendar days, which a change of daylight saving time does not disturb. */
export const daysBefore = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - count * oneDay).toISOString().slice(0, 10)

/** First and last calendar day of a filter, both included; `today` is that of `useBusinessDay`. */
export const dayRange = (period: Period, today: string): DayRange => {
  switch (period) {
    case 'today':
      return { startDate: today, endDate: today }
    case 'yesterday':
      return { startDate: daysBefore(today, 1), endDate: daysBefore(today, 1) }
    case 'week':
      return { startDate: daysBefore(today, 6), endDate: today }
    case 'month':
      return { startDate: daysBefore(today, 29), endDate: today }
  }
}

const hours = new Map<string, Intl.DateTimeFormat>()

/** The hour of a moment in the merchant's time zone, 0 to 23. */
export const businessHour = (at: number, timeZone: string): number => {
  const known = hours.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' })
  hours.set(timeZone, known)
  return Number(known.format(at))
}

export const isPeriod = (text: string | null): text is Period => (periods as readonly (string | null)[]).includes(text)
