/** Last day of a day's month. */
const monthEnd = (day: string): string => {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

/** A range ends on `today`, or with its month where a screen shows whole months. */
export const endsToday = (asked: string, today: string): boolean => asked === today || asked === monthEnd(today)

/** Whether what was asked at `night`, besides what was asked in the `evening` before, is what the `next` day needs. */
export const followsTheDay = (
  evening: readonly string[],
  night: readonly string[],
  { today, next }: { readonly today: string; readonly next: string },
): boolean => {
  const needed = evening.map((asked) => (asked === today ? next : monthEnd(next)))
  const fresh = needed.filter((asked) => !evening.includes(asked))
  return fresh.every((asked) => night.includes(asked)) && night.every((asked) => fresh.includes(asked))
}
