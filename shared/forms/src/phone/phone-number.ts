/** One leading 0 is how people write their number at home; abroad it is left out (spec §5). */
export const withoutTrunkZero = (mobileNum: string): string => mobileNum.replace(/^0/, '')

/** Digits as people type them: spaces, dots, brackets and full-width digits are theirs, the payload has none. */
export const digitsOf = (typed: string): string =>
  typed.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0)).replace(/\D/g, '')

export const longestNumber = 20

/** What travels: digits without the leading 0. */
export const numberForPayload = (typed: string): string => withoutTrunkZero(digitsOf(typed)).slice(0, longestNumber)

const isNumber = (rest: string): boolean => digitsOf(rest).length >= 4

/**
 * A number as address books keep it (`+55 11 …`): its country and what is dialled there; null for one that does not begin with a
 * dialing code of the list. Where countries share a code the chosen one stays.
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
 * Whether a country has numbers like this one. The tables of libphonenumber are large, so they are fetched with the first number
 * that is typed; until they are there, or when they do not come, the merchant's rule decides alone.
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
