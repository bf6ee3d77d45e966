import { asciiDigits, digitsOf, nationalNumber, typedNationalNumber } from '@mosaic/contracts'

/** One leading 0 is how people write their number at home; abroad it is left out (spec §5). */
const withoutTrunkZero = (mobileNum: string): string => mobileNum.replace(/^0/, '')

export const longestNumber = 20

/** Wire form: the national number, else the digits without the leading 0, which the gateway refuses. */
export const numberForPayload = (typed: string, dialingCode: string): string =>
  typedNationalNumber(dialingCode, typed) ?? withoutTrunkZero(digitsOf(typed)).slice(0, longestNumber)

const isNumber = (rest: string): boolean => digitsOf(rest).length >= 4

/**
 * Parses an international number (`+55 11 …`, or a complete one with 00) into country and national digits; null
 * without a listed dialing code. If countries share a code, the selected one stays.
 */
export const splitInternational = <C extends { readonly dialingCode: string }>(
  typed: string,
  countries: readonly C[],
  chosen: C | null,
): { readonly country: C; readonly rest: string } | null => {
  const [, sign, number = ''] = /^(\+|00)\s*(.*)$/.exec(asciiDigits(typed).trim()) ?? []
  const fitting = [...(chosen ? [chosen] : []), ...countries].filter(
    ({ dialingCode }) =>
      number.startsWith(dialingCode) &&
      (sign === '+' || nationalNumber(dialingCode, number.slice(dialingCode.length)) !== null),
  )
  const [country] = fitting.sort((one, other) => other.dialingCode.length - one.dialingCode.length)
  const rest = country ? number.slice(country.dialingCode.length).trimStart() : ''
  return country && isNumber(rest) ? { country, rest } : null
}
