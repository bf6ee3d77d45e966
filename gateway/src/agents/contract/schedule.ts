import { type DividendPeriod, dividendPeriods } from '@mosaic/contracts'
import { type ContractPeriod, contractPeriodAt } from './contract-period'

/** Contracts that are computed together: one kind, and for dividends one period. */
export type Schedule =
  | { readonly kind: 'dailySalary' | 'hourlySalary' }
  | { readonly kind: 'dividend'; readonly period: DividendPeriod }

/** Salaries before the dividends that deduct them. */
export const schedules: readonly Schedule[] = [
  { kind: 'hourlySalary' },
  { kind: 'dailySalary' },
  ...dividendPeriods.map((period) => ({ kind: 'dividend' as const, period })),
]

export const scheduleName = (schedule: Schedule): string =>
  schedule.kind === 'dividend' ? `${schedule.kind}:${schedule.period}` : schedule.kind

/** Wait after the end of a period (domain §4.3): its rounds are committed by then. */
const delayMs = { hourlySalary: 5 * 60_000, dailySalary: 30 * 60_000, dividend: 30 * 60_000 }

/** Periods that are over and not computed, in order, from where the last one ended or the first contract begins. */
export const duePeriods = (
  schedule: Schedule,
  { from, now, timeZone }: { readonly from: number; readonly now: number; readonly timeZone: string },
): readonly ContractPeriod[] => {
  const due: ContractPeriod[] = []
  for (let at = from; ; ) {
    const period = contractPeriodAt(schedule, at, timeZone)
    if (period.to + delayMs[schedule.kind] > now) return due
    due.push(period)
    at = period.to
  }
}
