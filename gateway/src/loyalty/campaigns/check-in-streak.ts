import type { KindTerms } from '@mosaic/contracts/desk'
import { dayOf, startOfDay } from '../../platform'

/** The calendar day before; a zone may have skipped one (Apia, 2011-12-30). */
const dayBefore = (day: string, timeZone: string): string => dayOf(startOfDay(day, timeZone) - 1, timeZone)

/** The consecutive signed days up to yesterday, or up to today if today is signed. */
export const streakOf = (signed: ReadonlySet<string>, today: string, timeZone: string): number => {
  let day = signed.has(today) ? today : dayBefore(today, timeZone)
  let days = 0
  for (; signed.has(day); day = dayBefore(day, timeZone)) days += 1
  return days
}

/** The step of the ladder for the next day of a streak; after the last one it begins again. */
const stepOf = (streak: number, steps: number): number => streak % steps

/** What the check-in of today brings after these signed days. */
export const amountOfToday = (
  { amounts }: Pick<KindTerms<'CHECK_IN'>, 'amounts'>,
  signed: ReadonlySet<string>,
  today: string,
  timeZone: string,
): string => amounts[stepOf(streakOf(signed, today, timeZone), amounts.length)] ?? '0'
