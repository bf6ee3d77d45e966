import { type BodyOf, type Currency, parseMoney, zero } from '@mosaic/contracts'
import { fail, ok, type Result } from '../../platform/http/result'
import type { Terms, Tier } from './terms'

type Body = Required<BodyOf<'offerContract'>>

/** Amounts that the currency does not have are named by their place in the form. */
export const termsOfBody = (body: Body, currency: Currency): Result<Terms> => {
  const wrong: Record<string, string> = {}
  const amountAt = (place: string, text: string) => {
    const amount = parseMoney(text, currency)
    if (amount === null) wrong[place] = 'amount'
    return amount ?? zero
  }
  const tiers = body.tiers.map(
    ({ minTurnover = '0', minActive = 0, minLoss = '0', rate, cap = null }, at): Tier => ({
      minTurnover: amountAt(`tiers.${at}.minTurnover`, minTurnover),
      minActive,
      minLoss: amountAt(`tiers.${at}.minLoss`, minLoss),
      rate,
      cap: cap === null ? null : amountAt(`tiers.${at}.cap`, cap),
    }),
  )
  if (Object.keys(wrong).length > 0) return fail('money.amount.invalid', undefined, wrong)
  const { kind, period, negative, stackable } = body
  return ok(kind === 'dividend' ? { kind, tiers, period, negative } : { kind, tiers, stackable })
}
