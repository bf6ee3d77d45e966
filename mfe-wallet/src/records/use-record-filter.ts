import { useMerchant } from '@mosaic/session'
import { useSearchParams } from '@mosaic/ui'
import { useMemo } from 'react'
import { dayRange, isPeriod, type DayRange, type Period } from '@mosaic/i18n'

export type RecordFilter = {
  readonly period: Period
  readonly range: DayRange
  readonly read: (name: string) => string
  /** An empty value takes the filter away. */
  readonly write: (name: string, value: string) => void
}

/** The filters of a record stand in its address, so that back, reload and a second tab keep them. */
export const useRecordFilter = (first: Period = 'week'): RecordFilter => {
  const { timeZone } = useMerchant()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('period')
  const period = isPeriod(asked) ? asked : first
  const range = useMemo(() => dayRange(period, Date.now(), timeZone), [period, timeZone])
  const write = (name: string, value: string) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )
  return { period, range, read: (name) => search.get(name) ?? '', write }
}
