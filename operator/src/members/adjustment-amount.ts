import { type Currency, type LanguageTag, moneyToWire } from '@mosaic/contracts'
import { typedAmount } from '@mosaic/forms'

/** Typed amount in wire form, with a minus for a debit; null if it is zero or unreadable. */
export const adjustmentAmount = (typed: string, currency: Currency, tag: LanguageTag): string | null => {
  const [, sign = '', digits = ''] = /^\s*([-−+]?)(.*)$/.exec(typed) ?? []
  const value = typedAmount(digits, currency, tag)
  if (value === null || value === 0n) return null
  return `${sign === '-' || sign === '−' ? '-' : ''}${moneyToWire(value, currency)}`
}
