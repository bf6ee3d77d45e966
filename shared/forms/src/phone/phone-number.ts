import { asciiDigits, digitsOf, isInternational, nationalNumber, typedNationalNumber } from '@mosaic/contracts'

/** One leading 0 is how people write their number at home; abroad it is left out (spec §5). */
const withoutTrunkZero = (mobileNum: string): string => mobileNum.replace(/^0/, '')

/** Digits that the gateway takes; a longer number is cut, and still has more than any country's. */
export const longestNumber = 20

const refusedNumber = (typed: string): string =>
  isInternational(typed) && digitsOf(typed) !== ''
    ? `00${digitsOf(typed).replace(/^00/, '')}`
    : withoutTrunkZero(digitsOf(typed))

/** Wire form: the national number, else digits that the gateway refuses. */
export const numberForPayload = (typed: string, dialingCode: string): string =>
  typedNationalNumber(dialingCode, typed) ?? refusedNumber(typed).slice(0, longestNumber)

/** A bracket that closes around the digits in front goes with them. */
const behindDigits = (typed: string, count: number): string =>
  asciiDigits(typed)
    .replace(new RegExp(`^(?:\\D*\\d){${count}}[^\\d(]*`), '')
    .trim()

const isNumber = (rest: string): boolean => digitsOf(rest).length >= 4

/**
 * Parses an international number (`+55 11 …`, `(+55) 11 …`, or a complete one with 00) into country and national digits;
 * null without a listed dialing code. If countries share a code, the selected one stays.
 */
export const splitInternational = <C extends { readonly dialingCode: string }>(
  typed: string,
  countries: readonly C[],
  chosen: C | null,
): { readonly country: C; readonly rest: string } | null => {
  if (!isInternational(typed)) return null
  const digits = digitsOf(typed)
  const number = digits.replace(/^00/, '')
  const fitting = [...(chosen ? [chosen] : []), ...countries].filter(
    ({ dialingCode }) =>
      number.startsWith(dialingCode) &&
      (number === digits || nationalNumber(dialingCode, number.slice(dialingCode.length)) !== null),
  )
  const [country] = fitting.sort((one, other) => other.dialingCode.length - one.dialingCode.length)
  const rest = country ? behindDigits(typed, digits.length - number.length + country.dialingCode.length) : ''
  return country && isNumber(rest) ? { country, rest } : null
}
