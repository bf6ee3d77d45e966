/** One leading 0 is how people write their number at home; abroad it is left out (spec §5). */
export const withoutTrunkZero = (mobileNum: string): string => mobileNum.replace(/^0/, '')

/** Digits as people type them: spaces, dots, brackets and full-width digits are theirs, the payload has none. */
export const digitsOf = (typed: string): string =>
  typed.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0)).replace(/\D/g, '')

export const longestNumber = 20

/** Wire form: digits without the leading 0. */
export const numberForPayload = (typed: string): string => withoutTrunkZero(digitsOf(typed)).slice(0, longestNumber)

const isNumber = (rest: string): boolean => digitsOf(rest).length >= 4

/**
 * Parses an international number (`+55 11 …`) into country and national digits; null without a listed dialing code.
 * If countries share a code, the selected one stays.
 */
export const splitInternational = <C extends { readonly dialingCode: string }>(
  typed: string,
  countries: readonly C[],
  chosen: C | null,
): { readonly country: C; readonly rest: string } | null => {
  const [sign, ...digits] = typed.trim()
  const number = digits.join('').trimStart()
  if (sign !== '+') return null
  const fitting = [...(chosen ? [chosen] : []), ...countries].filter(({ dialingCode }) =>
    number.startsWith(dialingCode),
  )
  const [country] = fitting.sort((one, other) => other.dialingCode.length - one.dialingCode.length)
  const rest = country ? number.slice(country.dialingCode.length).trimStart() : ''
  return country && isNumber(rest) ? { country, rest } : null
}

export type PhoneVerdict = 'fits' | 'fails' | 'undecided'

/**
 * Whether a country has such numbers. The tables of libphonenumber are large, so they load with the first typed
 * number; without them the merchant's rule decides alone.
 */
export const judgeNumber = async (country: string, typed: string): Promise<PhoneVerdict> => {
  try {
    const { default: parse, isSupportedCountry } = await import('libphonenumber-js/min')
    if (!isSupportedCountry(country)) return 'undecided'
    return parse(numberForPayload(typed), country)?.isPossible() ? 'fits' : 'fails'
  } catch {
    return 'undecided'
  }
}
