import { type Currency, currencyScale, type Minor, minor } from '@mosaic/contracts'

/** An amount of whole reais, baht or yen, in any scale. */
export const wholeAmount = (amount: number, currency: Currency): Minor =>
  minor(BigInt(amount) * 10n ** BigInt(currencyScale[currency]))
