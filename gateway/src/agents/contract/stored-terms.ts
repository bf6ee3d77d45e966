import { moneyFromWire, moneyToWire, type Currency, type Minor } from '@mosaic/contracts'
import type { Terms, Tier } from './terms'

/** Terms as JSON: amounts are decimals of the merchant's currency, rates basis points. */
export type StoredTier = {
  readonly minTurnover: string
  readonly minActive: number
  readonly minLoss: string
  readonly rate: number
  readonly cap: string | null
}
type WithStoredTiers<T> = T extends Terms ? Omit<T, 'tiers'> & { readonly tiers: readonly StoredTier[] } : never
export type StoredTerms = WithStoredTiers<Terms>

const amountOf = (text: string, currency: Currency): Minor => {
  const amount = moneyFromWire(text, currency)
  if (amount === null) throw new Error(`${text} is no amount in ${currency}`)
  return amount
}

export const readTerms = (stored: StoredTerms, currency: Currency): Terms => {
  const tiers = stored.tiers.map(
    ({ minTurnover, minLoss, cap, ...tier }): Tier => ({
      ...tier,
      minTurnover: amountOf(minTurnover, currency),
      minLoss: amountOf(minLoss, currency),
      cap: cap === null ? null : amountOf(cap, currency),
    }),
  )
  return { ...stored, tiers }
}

export const storeTerms = (terms: Terms, currency: Currency): StoredTerms => {
  const tiers = terms.tiers.map(
    ({ minTurnover, minLoss, cap, ...tier }): StoredTier => ({
      ...tier,
      minTurnover: moneyToWire(minTurnover, currency),
      minLoss: moneyToWire(minLoss, currency),
      cap: cap === null ? null : moneyToWire(cap, currency),
    }),
  )
  return { ...terms, tiers }
}
