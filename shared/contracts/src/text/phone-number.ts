import { asciiDigits } from './ascii-digits'

/** Mobile numbers of one dialing code: their national form (E.164), and how older spellings became it. */
type NumberPlan = {
  readonly mobile: RegExp
  /** Prefix that is dialled only inside the country; one 0 by default (spec §5). */
  readonly trunk?: RegExp
  readonly renew?: (national: string) => string
}

const argentineAreas =
  '11|220|221|223|230|236|237|249|260|261|263|264|266|280|291|294|29[79]|298|336|34[1-8]|351|353|358|362|364|370|376|379|38[0-1]|383|385|38[78]'

/** Argentina: `15` behind the area code inside the country, `9` in front of it from abroad. */
const argentineMobile = (national: string): string => {
  if (national.length === 10) return `9${national}`
  const [, area, rest] =
    new RegExp(`^(${argentineAreas})15(\\d{6,8})$`).exec(national) ?? /^([23]\d{3})15(\d{6})$/.exec(national) ?? []
  return area && rest && area.length + rest.length === 10 ? `9${area}${rest}` : national
}

/** Vietnam moved its eleven-digit mobile prefixes to ten digits in 2018. */
const vietnamesePrefixes: Readonly<Record<string, string>> = {
  '120': '70',
  '121': '79',
  '122': '77',
  '126': '76',
  '128': '78',
  '123': '83',
  '124': '84',
  '125': '85',
  '127': '81',
  '129': '82',
  '162': '32',
  '163': '33',
  '164': '34',
  '165': '35',
  '166': '36',
  '167': '37',
  '168': '38',
  '169': '39',
  '186': '56',
  '188': '58',
  '199': '59',
}
const vietnameseMobile = (national: string): string => {
  const prefix = national.length === 10 ? vietnamesePrefixes[national.slice(0, 3)] : undefined
  return prefix ? `${prefix}${national.slice(3)}` : national
}

const numberPlans: Readonly<Record<string, NumberPlan>> = {
  '1': { mobile: /^[2-9]\d{2}[2-9]\d{6}$/ },
  '33': { mobile: /^[67]\d{8}$/ },
  '34': { mobile: /^[67]\d{8}$/ },
  '39': { mobile: /^3\d{8,9}$/ },
  '44': { mobile: /^7\d{9}$/ },
  '49': { mobile: /^1[5-7]\d{8,9}$/ },
  '51': { mobile: /^9\d{8}$/ },
  // `1`, `01`, `044` and `045` stood in front of mobile numbers until 2019.
  '52': { mobile: /^[2-9]\d{9}$/, renew: (national) => national.replace(/^(?:1|4[45])(?=\d{10}$)/, '') },
  '54': { mobile: /^9[1-3]\d{9}$/, renew: argentineMobile },
  // A carrier may stand behind the 0; the ninth digit came in 2012 to 2016 (Anatel, resolution 553).
  '55': {
    mobile: /^[1-9]{2}(?:9\d{8}|[2-5]\d{7})$/,
    trunk: /^0(?:(?!55)[1-9]\d(?=\d{10,11}$))?/,
    renew: (national) => national.replace(/^([1-9]{2})(?=[6-9]\d{7}$)/, '$19'),
  },
  '56': { mobile: /^[2-9]\d{8}$/, renew: (national) => national.replace(/^(?=[4-9]\d{7}$)/, '9') },
  '57': { mobile: /^3\d{9}$/ },
  '58': { mobile: /^4\d{9}$/ },
  '60': { mobile: /^1\d{8,9}$/ },
  '61': { mobile: /^4\d{8}$/ },
  '62': { mobile: /^8\d{8,11}$/ },
  '63': { mobile: /^9\d{9}$/ },
  '64': { mobile: /^2\d{7,9}$/ },
  '65': { mobile: /^[89]\d{7}$/ },
  '66': { mobile: /^[689]\d{8}$/ },
  '81': { mobile: /^[26-9]0\d{8}$/ },
  '82': { mobile: /^1[016-9]\d{7,8}$/ },
  '84': { mobile: /^[35789]\d{8}$/, renew: vietnameseMobile },
  '91': { mobile: /^[6-9]\d{9}$/ },
  '95': { mobile: /^9(?:5\d{6}|[0-46-9]\d{6,8})$/ },
  '351': { mobile: /^9\d{8}$/ },
  '502': { mobile: /^[3-5]\d{7}$/ },
  '503': { mobile: /^[67]\d{7}$/ },
  '504': { mobile: /^[37-9]\d{7}$/ },
  '505': { mobile: /^[5-8]\d{7}$/ },
  '506': { mobile: /^[5-8]\d{7}$/ },
  '507': { mobile: /^6\d{7}$/ },
  '591': { mobile: /^[67]\d{7}$/ },
  '593': { mobile: /^9\d{8}$/ },
  '595': { mobile: /^9\d{8}$/ },
  '598': { mobile: /^9\d{7}$/ },
  '852': { mobile: /^[4-9]\d{7}$/ },
  '853': { mobile: /^6\d{7}$/ },
  '855': { mobile: /^[1-9]\d{7,8}$/ },
  '856': { mobile: /^[23]0\d{7,8}$/ },
  '886': { mobile: /^9\d{8}$/ },
}
/** A country without a plan of its own. */
const anyNumber: NumberPlan = { mobile: /^[1-9]\d{3,13}$/ }
const longestInternational = 15

/** Digits of a number as people type it, with spaces, brackets, and digits of any script. */
export const digitsOf = (typed: string): string => asciiDigits(typed).replace(/\D/g, '')

const plusBeforeDigits = /^\D*[+⁺₊➕﬩﹢]/

/** Whether a plus of any keyboard stands before the first digit (`tel:+66 …`, `(+351) …`), or `00` in its place. */
export const isInternational = (typed: string): boolean =>
  plusBeforeDigits.test(asciiDigits(typed)) || digitsOf(typed).startsWith('00')

/**
 * The one national form of a mobile number; null for a number that the country does not have, also if it would be
 * one without a country code in front.
 */
export const nationalNumber = (dialingCode: string, typed: string): string | null => {
  const dialing = dialingCode.replace(/^\+/, '')
  if (!/^[1-9]\d{0,3}$/.test(dialing) || isInternational(typed)) return null
  const { mobile, trunk = /^0/, renew = (national: string) => national } = numberPlans[dialing] ?? anyNumber
  const national = renew(digitsOf(typed).replace(trunk, ''))
  return mobile.test(national) && dialing.length + national.length <= longestInternational ? national : null
}

/** As `nationalNumber`, for a form: a number with `+`, `00` or its bare country code in front is understood. */
export const typedNationalNumber = (dialingCode: string, typed: string): string | null => {
  const digits = digitsOf(typed)
  const behindCode = new RegExp(`^(?:011|010|0{0,2})${dialingCode}(\\d+)$`).exec(digits)?.[1]
  return nationalNumber(dialingCode, typed) ?? (behindCode ? nationalNumber(dialingCode, behindCode) : null)
}
