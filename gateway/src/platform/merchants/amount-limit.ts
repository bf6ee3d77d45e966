import { type Currency, type Minor, parseMoney } from '@mosaic/contracts'

/** Amounts of about the same worth. */
export type AmountLimits = Readonly<Partial<Record<Currency, string>>>

/** Whether an amount is as high as the limit of its currency; every amount is where there is none. */
export const reachesLimit = (
  limits: AmountLimits,
  { amount, currency }: { readonly amount: Minor; readonly currency: Currency },
): boolean => {
  const text = limits[currency]
  const limit = text === undefined ? null : parseMoney(text, currency)
  return limit === null || amount >= limit
}
