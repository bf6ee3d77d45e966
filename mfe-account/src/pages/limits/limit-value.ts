import { moneyToWire, type Currency, type LanguageTag, type ValueOf } from '@mosaic/contracts'
import { typedAmount, typedForm } from '@mosaic/forms'
import { moneyOf } from '@mosaic/money'

type Limit = ValueOf<'limits'>['limits'][number]
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

/** Typed text as wire value: money of the currency or whole minutes; null when invalid or empty. */
export const readLimit = (kind: LimitKind, text: string, currency: Currency, tag: LanguageTag): string | null => {
  if (kind === 'time') {
    const minutes = /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : 0
    return minutes > 0 && minutes <= minutesOfADay ? String(minutes) : null
  }
  const amount = typedAmount(text, currency, tag)
  return amount === null || amount === 0n ? null : moneyToWire(amount, currency)
}

/** A limit on the wire as a person would type it; nothing for money that cannot be read. */
export const typedLimit = (kind: LimitKind, wire: string | null, currency: Currency, tag: LanguageTag): string => {
  if (wire === null || kind === 'time') return wire ?? ''
  const amount = moneyOf(wire, currency)
  return amount === null ? '' : typedForm(amount, currency, tag)
}

/** Whether a change applies immediately or after a day; the gateway decides by the same rule. */
export const isStricter = (
  kind: LimitKind,
  requested: string | null,
  current: string | null,
  currency: Currency,
): boolean => {
  if (requested === null) return false
  if (current === null) return true
  if (kind === 'time') return Number(requested) < Number(current)
  const [next, now] = [moneyOf(requested, currency), moneyOf(current, currency)]
  return next !== null && now !== null && next < now
}
