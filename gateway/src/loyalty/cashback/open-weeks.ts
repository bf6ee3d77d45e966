import { dayOf, periodAt } from '../../platform'

export type OpenWeeks = {
  /** The first business day of each week, the older one first. */
  readonly days: readonly [string, string]
  /** The first instant of each week, then of the week to come. */
  readonly bounds: readonly [number, number, number]
}

/** Cashback of a week can be claimed until seven days after its end (domain §4): the last week and this one. */
export const openWeeks = (now: number, timeZone: string): OpenWeeks => {
  const current = periodAt('week', now, timeZone)
  const last = periodAt('week', current.from - 1, timeZone)
  return {
    days: [dayOf(last.from, timeZone), dayOf(current.from, timeZone)],
    bounds: [last.from, current.from, current.to],
  }
}
