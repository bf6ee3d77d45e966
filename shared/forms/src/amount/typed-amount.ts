import {
  asciiDigits,
  currencyScale,
  moneyToWire,
  parseMoney,
  type Currency,
  type LanguageTag,
  type Minor,
} from '@mosaic/contracts'
import { decimalMark, languageMarks, merchantMarks, type NumberMarks } from '@mosaic/i18n'

export type TypedAmount =
  | { readonly kind: 'amount'; readonly value: Minor }
  | { readonly kind: 'ambiguous'; readonly readings: readonly Minor[] }
  | { readonly kind: 'unreadable' }

const comma: NumberMarks = { decimal: ',', group: '.' }
const point: NumberMarks = { decimal: '.', group: ',' }

/** How amounts are written where the currency is spent; the play money of trials is spent nowhere. */
const currencyMarks: Readonly<Record<Currency, NumberMarks | null>> = {
  BRL: comma,
  EUR: comma,
  VND: comma,
  THB: point,
  CNY: point,
  USD: point,
  MXN: point,
  JPY: point,
  KRW: point,
  XXX: null,
}

/** A merchant may set a space between groups; a keyboard has the plain one, a copied amount one that does not break. */
const spaces = /[\u00a0\u202f]/g

const withoutGroups = (whole: string, group: NumberMarks['group']): string | null => {
  if (/^\d+$/.test(whole)) return whole
  const [first = '', ...groups] = group === '' ? [] : whole.split(group)
  const grouped = /^[1-9]\d{0,2}$/.test(first) && groups.every((digits) => /^\d{3}$/.test(digits))
  return grouped ? first + groups.join('') : null
}

/** An amount in one notation. Zeros beyond the currency's decimals keep its value, but count as not exact. */
const readBy = (text: string, { decimal, group }: NumberMarks, currency: Currency) => {
  const [whole = '', fraction, ...more] = text.split(decimal)
  const digits = withoutGroups(whole, group)
  if (digits === null || more.length > 0 || fraction === '') return null
  const scale = currencyScale[currency]
  const shownFraction = fraction?.slice(0, scale) ?? ''
  const rest = fraction?.slice(scale) ?? ''
  if (/[^0]/.test(rest)) return null
  const value = parseMoney(shownFraction === '' ? digits : `${digits}.${shownFraction}`, currency)
  return value === null ? null : { value, exact: rest === '' }
}

/**
 * Parses typed text with the grouping and decimal marks of the language, of the merchant's currency, or a plain
 * point. If two readings differ ("1,000" reais on an English page), neither is used.
 */
export const readTypedAmount = (text: string, currency: Currency, tag: LanguageTag): TypedAmount => {
  const typed = asciiDigits(text).trim().replace(spaces, ' ')
  const ways = [languageMarks(tag), merchantMarks() ?? currencyMarks[currency]]
  const read = ways.flatMap((marks) => (marks && readBy(typed, marks, currency)) ?? [])
  const readings = [...new Set(read.map(({ value }) => value))]
  if (readings.length > 1) return { kind: 'ambiguous', readings }
  const value = read.find(({ exact }) => exact)?.value ?? (read.length === 0 ? parseMoney(typed, currency) : null)
  return value === null ? { kind: 'unreadable' } : { kind: 'amount', value }
}

/** The amount where there is one; `null` also for what has to be asked first. */
export const typedAmount = (text: string, currency: Currency, tag: LanguageTag): Minor | null => {
  const read = readTypedAmount(text, currency, tag)
  return read.kind === 'amount' ? read.value : null
}

/** An amount as a person would type it: no grouping, and no decimals where there are none. */
export const typedForm = (value: Minor, currency: Currency, tag: LanguageTag): string => {
  const wire = moneyToWire(value, currency)
  const scale = currencyScale[currency]
  const short = scale > 0 && wire.endsWith(`.${'0'.repeat(scale)}`) ? wire.slice(0, -scale - 1) : wire
  return short.replace('.', decimalMark(tag))
}
