/** One leading 0 is how people write their number at home; abroad it is left out (spec §5). */
export const withoutTrunkZero = (mobileNum: string): string => mobileNum.replace(/^0/, '')

/** Digits as people type them: spaces, dots, brackets and full-width digits are theirs, the payload has none. */
export const digitsOf = (typed: string): string => typed.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0)).replace(/\D/g, '')

export const longestNumber = 20

/** What travels: digits without the leading 0. */
export const numberForPayload = (typed: string): string => withoutTrunkZero(digitsOf(typed)).slice(0, longestNumber)

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
