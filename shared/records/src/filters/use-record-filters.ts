import { dayRange, isPeriod, useBusinessDay, type DayRange, type Period } from '@mosaic/i18n'
import { useMerchant } from '@mosaic/session'
import { useSearchParams } from '@mosaic/ui'
import { useMemo } from 'react'
import { daysInAddress } from './days-in-address'
import { periodIn, valueIn, withFilter, type FilterValues } from './filter-values'

/** A filter's key is its name in the address. */
export type FilterDeclarations<Values extends Readonly<Record<string, string>>> = {
  readonly [Name in keyof Values]: FilterValues<Values[Name]>
}

export type PeriodChoice = {
  readonly period: Period
  /** Certain days of a link, which stand above the period until one is chosen. */
  readonly days: DayRange | undefined
  readonly choosePeriod: (period: Period) => void
}

export type RecordFilters<Values extends Readonly<Record<string, string>>> = PeriodChoice & {
  readonly range: DayRange
  readonly declared: FilterDeclarations<Values>
  readonly value: <Name extends keyof Values & string>(name: Name) => Values[Name] | undefined
  readonly chooseDays: (days: DayRange) => void
  readonly choose: <Name extends keyof Values & string>(name: Name, value: Values[Name] | undefined) => void
}

/** Filters are in the address, so that back, reload and a second tab preserve them. */
export const useRecordFilters = <Values extends Readonly<Record<string, string>>>(
  declared: FilterDeclarations<Values>,
  /** How the record opens: a period, or certain days. */
  first: Period | DayRange = 'week',
): RecordFilters<Values> => {
  const { timeZone } = useMerchant()
  const [address, setAddress] = useSearchParams()
  const period = periodIn(address, typeof first === 'string' ? first : 'month')
  const today = useBusinessDay(timeZone)
  const firstDays = typeof first === 'string' || isPeriod(address.get('period')) ? undefined : first
  const days = useMemo(() => daysInAddress(address) ?? firstDays, [address, firstDays])
  const range = useMemo(() => days ?? dayRange(period, today), [days, period, today])
  const write = (written: Readonly<Record<string, string | undefined>>) =>
    setAddress(
      (current) =>
        Object.entries(written).reduce((address, [name, value]) => withFilter(address, name, value), current),
      { replace: true },
    )
  return {
    period,
    days,
    range,
    declared,
    value: (name) => valueIn(address, name, declared[name]),
    choose: (name, chosen) => write({ [name]: chosen }),
    chooseDays: ({ startDate, endDate }) => write({ startDate, endDate }),
    choosePeriod: (next) => write({ period: next, startDate: undefined, endDate: undefined }),
  }
}
