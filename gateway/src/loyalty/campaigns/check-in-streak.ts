import { addDays } from '../../platform'

/** The consecutive signed days up to yesterday, or up to today if today is signed. */
export const streakOf = (signed: ReadonlySet<string>, today: string): number => {
  let day = signed.has(today) ? today : addDays(today, -1)
  let days = 0
  for (; signed.has(day); day = addDays(day, -1)) days += 1
  return days
}

/** The step of the ladder for the next day of a streak; after the last one it begins again. */
export const stepOf = (streak: number, steps: number): number => streak % steps
