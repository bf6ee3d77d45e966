/** A day of birth as it is chosen part by part: each part is '' until it is. Whole, it is the payload's `YYYY-MM-DD`. */
export const birthdayParts = ['day', 'month', 'year'] as const
export type BirthdayPart = (typeof birthdayParts)[number]
type Birthday = Readonly<Record<BirthdayPart, string>>

export const readBirthday = (text: string): Birthday => {
  const [year = '', month = '', day = ''] = text.split('-')
  return { year, month, day }
}

/** Greatest age that can be chosen: that of the oldest known person. */
const mostYears = 122

/** From the last year in which somebody of the minimum age was born. */
export const yearsOfBirth = (minAge: number, thisYear: number): readonly number[] =>
  Array.from({ length: mostYears - minAge + 1 }, (_, back) => thisYear - minAge - back)

const leapYear = 2000

/** The longest possible month while the month or a leap year is still open. */
export const daysIn = ({ year, month }: Birthday): number =>
  month === '' ? 31 : new Date(Date.UTC(year === '' ? leapYear : Number(year), Number(month), 0)).getUTCDate()

/** A day that the chosen month does not have is asked for again. */
export const writeBirthday = (birthday: Birthday): string => {
  const day = Number(birthday.day) > daysIn(birthday) ? '' : birthday.day
  return birthday.year + birthday.month + day === '' ? '' : `${birthday.year}-${birthday.month}-${day}`
}

/** The date order of the language, so that day and month are not confused. */
export const partsInOrder = (tag: string): readonly BirthdayPart[] =>
  new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric' })
    .formatToParts(0)
    .map(({ type }) => birthdayParts.find((part) => part === type))
    .filter((part) => part !== undefined)
