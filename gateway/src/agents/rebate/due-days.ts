import { addDays, dayOf, spanOf } from '../../platform'

/** Changes of rounds that were settled longer ago change no commission. */
export const correctedDays = 7

/** Rounds that were settled before midnight are committed by then. */
const afterMidnightMs = 30 * 60_000

/** Business days that are over and not computed yet, in order; a merchant starts with the day before. */
export const dueDays = (lastDone: string | null, now: number, timeZone: string): readonly string[] => {
  const over = addDays(dayOf(now - afterMidnightMs, timeZone), -1)
  return spanOf(lastDone === null ? over : addDays(lastDone, 1), over, timeZone).days
}
