import { dayRange, isPeriod, type DayRange, type Period } from '@mosaic/i18n'
import { useMerchant } from '@mosaic/session'
import { useSearchParams } from '@mosaic/ui'
import { useMemo } from 'react'

/** The period stands in the address, so that back, reload and a second tab keep it. */
export const usePeriod = (first: Period): { period: Period; range: DayRange; choose: (period: Period) => void } => {
  const { timeZone } = useMerchant()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('period')
  const period = isPeriod(asked) ? asked : first
  const range = useMemo(() => dayRange(period, Date.now(), timeZone), [period, timeZone])
  const choose = (next: Period) =>
    setSearch(
      (current) => {
        const changed = new URLSearchParams(current)
        changed.set('period', next)
        return changed
      },
      { replace: true },
    )
  return { period, range, choose }
}
