import { fail, ok, type Result } from '../http/result'

/** Business days of a merchant: calendar days in its time zone, instants in UTC (domain §8.39). The one place for such arithmetic. */
const dayMs = 86_400_000
const minuteMs = 60_000
/** No time zone is further than this from UTC. */
const farthestMs = 15 * 3_600_000

const formats = new Map<string, Intl.DateTimeFormat>()
const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known) return known
  // The Swedish locale writes ISO dates, always in the Gregorian calendar here.
  const made = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  formats.set(timeZone, made)
  return made
}

export const dayOf = (instant: number, timeZone: string): string => formatOf(timeZone).format(instant)

const utcOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)
/** Whether a caller's text is a day of the calendar, with room on both sides for every span that is made of it. */
export const isDay = (text: string): boolean =>
  /^(19|[2-8]\d)\d\d-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(utcOf(text)) &&
  new Date(utcOf(text)).toISOString().startsWith(text)
export const addDays = (day: string, count: number): string =>
  new Date(utcOf(day) + count * dayMs).toISOString().slice(0, 10)

const starts = new Map<string, number>()

/** The first instant of a day: not always midnight, because a change to summer time may take midnight away. */
export const startOfDay = (day: string, timeZone: string): number => {
  const key = `${timeZone} ${day}`
  const known = starts.get(key)
  if (known !== undefined) return known
  let before = utcOf(day) - farthestMs
  let within = utcOf(day) + farthestMs
  while (within - before > minuteMs) {
    const middle = before + Math.floor((within - before) / 2 / minuteMs) * minuteMs
    if (dayOf(middle, timeZone) < day) before = middle
    else within = middle
  }
  if (starts.size > 5000) starts.clear()
  starts.set(key, within)
  return within
}

/** From the first instant of the first day up to, not including, the first instant after the last one. */
export type Span = { readonly from: number; readonly to: number; readonly days: readonly string[] }

const longestRangeDays = 31

/** Without days that the time zone skipped (Apia, 2011-12-30). */
export const spanOf = (first: string, last: string, timeZone: string): Span => {
  const days: string[] = []
  for (let day = first; day <= last; day = addDays(day, 1))
    if (dayOf(startOfDay(day, timeZone), timeZone) === day) days.push(day)
  return { from: startOfDay(first, timeZone), to: startOfDay(addDays(last, 1), timeZone), days }
}

/** The first instant of each day of a span, then of the day after it: input of `dayIndex`. */
export const boundsOf = (span: Span, timeZone: string): readonly number[] => [
  ...span.days.map((day) => startOfDay(day, timeZone)),
  span.to,
]

export type AskedRange = { readonly startDate?: string; readonly endDate?: string }

/** Inclusive days; without any it is the `fallbackDays` up to today. At most 31 days at once. */
export const requestedRange = (asked: AskedRange, timeZone: string, now: number, fallbackDays = 1): Result<Span> => {
  const last = asked.endDate ?? dayOf(now, timeZone)
  if (!isDay(last)) return fail('request_param_err', undefined, { endDate: 'no such day' })
  const first = asked.startDate ?? addDays(last, 1 - fallbackDays)
  if (asked.startDate !== undefined && !isDay(first))
    return fail('request_param_err', undefined, { startDate: 'no such day' })
  if (first > last) return fail('request_param_err', undefined, { endDate: 'before startDate' })
  if (addDays(first, longestRangeDays) <= last) return fail('record.range.too.long')
  return ok(spanOf(first, last, timeZone))
}

type AskedInstants = { readonly from?: number; readonly to?: number }

/** Inclusive instants; without any it is the `fallbackDays` up to today. At most 31 days at once, one of which may have 25 hours. */
export const askedInstants = (
  asked: AskedInstants,
  timeZone: string,
  now: number,
  fallbackDays = 1,
): Result<Pick<Span, 'from' | 'to'>> => {
  const last = asked.to ?? now
  const from = asked.from ?? startOfDay(addDays(dayOf(last, timeZone), 1 - fallbackDays), timeZone)
  if (from > last) return fail('request_param_err', undefined, { to: 'before from' })
  if (last - from > longestRangeDays * dayMs + 60 * minuteMs) return fail('record.range.too.long')
  return ok({ from, to: last + 1 })
}

/** The same number of days right before. */
export const previousSpan = (span: Span, timeZone: string): Span => {
  const first = span.days[0] ?? dayOf(span.from, timeZone)
  return spanOf(addDays(first, -span.days.length), addDays(first, -1), timeZone)
}
