import type { DividendPeriod } from '@mosaic/contracts'
import { addDays, dayOf, periodAt, startOfDay, type Span } from '../../platform'
import type { DividendTerms, SalaryTerms } from './terms'

/** A period of a contract: the key that its payments carry, which sorts in time, and its instants. */
export type ContractPeriod = { readonly key: string } & Pick<Span, 'from' | 'to'>

const hourMs = 3_600_000

/** From the 1st to the 15th, or from the 16th to the end of the month. */
const halfMonthAt = (instant: number, timeZone: string): Pick<Span, 'from' | 'to'> => {
  const month = periodAt('month', instant, timeZone)
  const middle = startOfDay(addDays(dayOf(month.from, timeZone), 15), timeZone)
  return instant < middle ? { from: month.from, to: middle } : { from: middle, to: month.to }
}

const dividendPeriodAt = (period: DividendPeriod, instant: number, timeZone: string) =>
  period === 'halfMonth' ? halfMonthAt(instant, timeZone) : periodAt(period, instant, timeZone)

type PeriodTerms = Pick<SalaryTerms, 'kind'> | Pick<DividendTerms, 'kind' | 'period'>

/** The period that contains an instant, in the merchant's time zone; hours are hours of UTC, so a clock change repeats none. */
export const contractPeriodAt = (terms: PeriodTerms, instant: number, timeZone: string): ContractPeriod => {
  if (terms.kind === 'dividend') {
    const { from, to } = dividendPeriodAt(terms.period, instant, timeZone)
    return { key: `${dayOf(from, timeZone)}/${dayOf(to - 1, timeZone)}`, from, to }
  }
  if (terms.kind === 'dailySalary') {
    const day = periodAt('day', instant, timeZone)
    return { key: dayOf(day.from, timeZone), ...day }
  }
  const from = Math.floor(instant / hourMs) * hourMs
  return { key: new Date(from).toISOString().slice(0, 13), from, to: from + hourMs }
}
