import { moneyFromWire, moneyToWire, type Currency, type LanguageTag, type ValueOf } from '@mosaic/contracts'
import { formatMoney, readTypedAmount, typedForm } from '@mosaic/i18n'

export type Limit = ValueOf<'limits'>['limits'][number]
export type LimitKind = Limit['kind']
export type LimitPeriod = Limit['period']

export const moneyKinds = ['deposit', 'loss', 'wager'] as const satisfies readonly LimitKind[]
export const periods = ['day', 'week', 'month'] as const satisfies readonly LimitPeriod[]

/** The limit that a draft names; null when it names none. */
export const editedLimit = (draft: {
  readonly kind: string
  readonly period: string
}): { readonly kind: LimitKind; readonly period: LimitPeriod } | null => {
  const kind = ([...moneyKinds, 'time'] as const).find((each) => each === draft.kind)
  const period = periods.find((each) => each === draft.period)
  return kind && period ? { kind, period } : null
}

const minutesOfADay = 1440

/** What a person typed, as the wire wants it: money of the currency or whole minutes; null when it is neither, or nothing. */
export const readLimit = (kind: LimitKind, text: string, currency: Currency, tag: LanguageTag): string | null => {
  if (kind === 'time') {
    const minutes = /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : 0
    return minutes > 0 && minutes <= minutesOfADay ? String(minutes) : null
  }
  const amount = readTypedAmount(text, currency, tag)
  return amount === null || amount === 0n ? null : moneyToWire(amount, currency)
}

/** A limit on the wire as a person would type it. */
export const typedLimit = (kind: LimitKind, wire: string | null, currency: Currency, tag: LanguageTag): string => {
  const amount = wire === null || kind === 'time' ? null : moneyFromWire(wire, currency)
  return amount === null ? (wire ?? '') : typedForm(amount, currency, tag)
}

/** The same for reading; `minutes` writes a time. */
export const shownLimit = (
  kind: LimitKind,
  wire: string,
  currency: Currency,
  tag: LanguageTag,
  minutes: (count: number) => string,
): string => {
  if (kind === 'time') return minutes(Number(wire))
  const amount = moneyFromWire(wire, currency)
  return amount === null ? wire : formatMoney(amount, currency, tag)
}

/** Whether a wish holds at once or only after a day; the gateway decides the same and has the last word. */
export const isStricter = (
  kind: LimitKind,
  wanted: string | null,
  current: string | null,
  currency: Currency,
): boolean => {
  if (wanted === null) return false
  if (current === null) return true
  if (kind === 'time') return Number(wanted) < Number(current)
  return (moneyFromWire(wanted, currency) ?? 0n) < (moneyFromWire(current, currency) ?? 0n)
}
