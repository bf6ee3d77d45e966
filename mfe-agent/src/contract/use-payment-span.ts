import { businessDay, type DayRange, formatDate, formatDay } from '@mosaic/i18n'
import { useMerchant } from '@mosaic/session'
import type { EarningKind } from '@mosaic/contracts'
import { useTexts } from '../texts'

type Period = { readonly kind: EarningKind; readonly from: number; readonly to: number }

/** The period of an earning in words and in days of the merchant. */
export const usePaymentSpan = () => {
  const { tag } = useTexts()
  const { timeZone } = useMerchant()
  const daysOf = ({ from, to }: Period): DayRange => ({
    startDate: businessDay(from, timeZone),
    endDate: businessDay(Math.max(from, to - 1), timeZone),
  })
  const textOf = (period: Period): string => {
    const { kind, from, to } = period
    if (kind === 'hourlySalary' || kind === 'adjustment') return formatDate(from, tag, 'dateTime', timeZone)
    const [first, last] = [from, Math.max(from, to - 1)].map((at) => formatDate(at, tag, 'date', timeZone))
    return first === last ? (first ?? '') : `${first} – ${last}`
  }
  /** Of a period that is known by its key alone: days, or an hour of UTC. */
  const keyText = (periodKey: string): string => {
    const hour = /^[\d-]{10}T\d\d$/.test(periodKey) ? Date.parse(`${periodKey}:00:00Z`) : NaN
    const days = periodKey.split('/').map((day) => formatDay(day, tag, 'date'))
    return Number.isNaN(hour) ? days.join(' – ') : formatDate(hour, tag, 'dateTime', timeZone)
  }
  return { daysOf, textOf, keyText }
}
