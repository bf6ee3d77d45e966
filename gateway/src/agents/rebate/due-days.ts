import { addDays, dayOf, spanOf } from '../../platform'

/** What was settled before midnight is in the database by then. */
const afterMidnightMs = 30 * 60_000

/** The business days that are over and not worked out, in their order; a merchant's first one is the day before. */
export const dueDays = (lastDone: string | null, now: number, timeZone: string): readonly string[] => {
  const over = addDays(dayOf(now - afterMidnightMs, timeZone), -1)
  return spanOf(lastDone === null ? over : addDays(lastDone, 1), over, timeZone).days
}
