import { type Currency, currencyScale, type LanguageTag, type Minor, quotient } from '@mosaic/contracts'

/**
 * Thai would format in the Buddhist calendar and Arabic-like digits may follow in other locales (domain §5):
 * the site's dates are Gregorian with Latin digits everywhere.
 */
const locales: Record<LanguageTag, string> = {
  en: 'en-US',
  pt: 'pt-BR',
  ja: 'ja-JP',
  ko: 'ko-KR',
  es: 'es-ES',
  th: 'th-TH-u-ca-gregory-nu-latn',
}

const symbols: Partial<Record<Currency, string>> = {
  BRL: 'R$',
  THB: '฿',
  CNY: '¥',
  USD: '$',
  EUR: '€',
  MXN: '$',
  JPY: '¥',
  KRW: '₩',
  VND: '₫',
  XXX: 'FUN',
}

export type NumberMarks = { readonly decimal: '.' | ','; readonly group: '.' | ',' | ' ' | "'" | '' }

/** Number format of the merchant in every language (domain §5: this rule precedes the locale). */
export type MoneyRules = {
  readonly currency: Currency
  readonly symbol: string
  /** The marks of numbers; without them the language decides. */
  readonly marks?: NumberMarks
}

let rules: MoneyRules | null = null

/** The host sets the merchant's format before the first render. */
export const setMoneyRules = (next: MoneyRules | null): void => {
  rules = next
}

export const currencySymbol = (currency: Currency): string =>
  rules?.currency === currency ? rules.symbol : (symbols[currency] ?? currency)

const formatters = new Map<string, Intl.NumberFormat>()

/** One for each way of writing: a list has a hundred numbers, and making a formatter costs far more than using it. */
const formatterOf = (tag: LanguageTag, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
  const key = tag + JSON.stringify(options)
  const known = formatters.get(key) ?? new Intl.NumberFormat(locales[tag], options)
  formatters.set(key, known)
  return known
}

const grouped = (whole: bigint, tag: LanguageTag): string =>
  rules?.marks
    ? whole.toString().replace(/\B(?=(\d{3})+$)/g, rules.marks.group === ' ' ? '\u00a0' : rules.marks.group)
    : formatterOf(tag, { maximumFractionDigits: 0 }).format(whole)

const commaLanguages: readonly LanguageTag[] = ['pt', 'es']

export const languageMarks = (tag: LanguageTag): NumberMarks =>
  commaLanguages.includes(tag) ? { decimal: ',', group: '.' } : { decimal: '.', group: ',' }

export const merchantMarks = (): NumberMarks | undefined => rules?.marks

/** Between whole units and decimals, in what is shown and in what is typed. */
export const decimalMark = (tag: LanguageTag): ',' | '.' => (rules?.marks ?? languageMarks(tag)).decimal

/** A symbol of letters is followed by a space ("R$ 10", "FUN 10"); a sign is not ("฿10"). */
const apart = (symbol: string): string => (/[A-Za-z]/.test(symbol) ? '\u00a0' : '')

export type MoneyStyle = {
  /** `whole` drops the decimals toward zero, so that a balance is never overstated (domain §8.15). */
  readonly decimals?: 'full' | 'whole'
  readonly symbol?: boolean
  /** Shows "+" before gains, for results. */
  readonly signed?: boolean
}

/** "R$ 1.284,50": exact from the bigint, no float in between; the space after the symbol does not break. */
export const formatMoney = (value: Minor, currency: Currency, tag: LanguageTag, style: MoneyStyle = {}): string => {
  const { decimals = 'full', symbol = true, signed = false } = style
  const scale = currencyScale[currency]
  const magnitude = value < 0n ? -value : value
  const unit = 10n ** BigInt(scale)
  const whole = grouped(quotient(magnitude, unit), tag)
  const fraction =
    decimals === 'full' && scale > 0 ? decimalMark(tag) + (magnitude % unit).toString().padStart(scale, '0') : ''
  const shownNothing = decimals === 'whole' && magnitude < unit
  const sign = value < 0n && !shownNothing ? '−' : signed && value > 0n ? '+' : ''
  const shown = currencySymbol(currency)
  const mark = symbol && tag !== 'es' ? shown + apart(shown) : ''
  const tail = symbol && tag === 'es' ? `\u00a0${shown}` : ''
  return `${sign}${mark}${whole}${fraction}${tail}`
}

export const formatNumber = (value: number, tag: LanguageTag, options: Intl.NumberFormatOptions = {}): string =>
  formatterOf(tag, options).format(value)

/** Basis points as a percentage with two decimals, so that figures align: 9650 → "96,50%". */
export const formatBasisPoints = (basisPoints: number, tag: LanguageTag): string =>
  formatNumber(basisPoints / 10000, tag, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 })

export type DateStyle = 'date' | 'time' | 'dateTime' | 'dayMonth' | 'month'

/** Twenty-four hours in every language: engines disagree about the words and spaces of half days. */
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

const dateOptions: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { year: 'numeric', month: '2-digit', day: '2-digit' },
  time: clock,
  dateTime: { year: 'numeric', month: '2-digit', day: '2-digit', ...clock },
  dayMonth: { month: 'short', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
}

/** A moment in the merchant's time zone, so that a record shows the business day it is booked on. */
export const formatDate = (at: number, tag: LanguageTag, style: DateStyle, timeZone: string): string =>
  new Intl.DateTimeFormat(locales[tag], { ...dateOptions[style], timeZone }).format(at)

/** A calendar day of an answer (`YYYY-MM-DD`), the same in every time zone; a text that is no day is shown as it is. */
export const formatDay = (day: string, tag: LanguageTag, style: 'date' | 'dayMonth' | 'month'): string => {
  const at = /^[\d-]{10}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN
  return Number.isNaN(at) ? day : formatDate(at, tag, style, 'UTC')
}

/** YYYY/MM/DD as the spec gives it for promotions, in the merchant's time zone. */
export const formatDaySlashes = (at: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone })
    .format(at)
    .replace(/-/g, '/')
