import { type Currency, type LanguageTag, moneyToWire } from '@mosaic/contracts'
import { typedAmount } from '@mosaic/forms'

/** What was typed, with a minus before what is taken from the member; null for nothing and for what cannot be read. */
export const adjustmentAmount = (typed: string, currency: Currency, tag: LanguageTag): string | null => {
  const [, sign = '', digits = ''] = /^\s*([-−+]?)(.*)$/.exec(typed) ?? []
  const value = typedAmount(digits, currency, tag)
  if (value === null || value === 0n) return null
  return `${sign === '-' || sign === '−' ? '-' : ''}${moneyToWire(value, currency)}`
}
