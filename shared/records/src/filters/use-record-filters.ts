import { dayRange, useBusinessDay, type DayRange, type Period } from '@mosaic/i18n'
import { useMerchant } from '@mosaic/session'
import { useSearchParams } from '@mosaic/ui'
import { useMemo } from 'react'
import { periodIn, valueIn, withFilter, type FilterValues } from './filter-values'

/** A filter's key is its name in the address. */
export type FilterDeclarations<Values extends Readonly<Record<string, string>>> = {
  readonly [Name in keyof Values]: FilterValues<Values[Name]>
}

export type PeriodChoice = {
  readonly period: Period
  readonly choosePeriod: (period: Period) => void
}

export type RecordFilters<Values extends Readonly<Record<string, string>>> = PeriodChoice & {
  readonly range: DayRange
  readonly declared: FilterDeclarations<Values>
  readonly value: <Name extends keyof Values & string>(name: Name) => Values[Name] | undefined
  readonly choose: <Name extends keyof Values & string>(name: Name, value: Values[Name] | undefined) => void
}

/** The period in which every record opens. */
const firstPeriod: Period = 'week'

/** Filters are in the address, so that back, reload and a second tab preserve them. */
export const useRecordFilters = <Values extends Readonly<Record<string, string>>>(
  declared: FilterDeclarations<Values>,
): RecordFilters<Values> => {
  const { timeZone } = useMerchant()
  const [address, setAddress] = useSearchParams()
  const period = periodIn(address, firstPeriod)
  const today = useBusinessDay(timeZone)
  const range = useMemo(() => dayRange(period, today), [period, today])
  const write = (name: string, value: string | undefined) =>
    setAddress((current) => withFilter(current, name, value), { replace: true })
  return {
    period,
    range,
    declared,
    value: (name) => valueIn(address, name, declared[name]),
    choose: write,
    choosePeriod: (next) => write('period', next),
  }
}
