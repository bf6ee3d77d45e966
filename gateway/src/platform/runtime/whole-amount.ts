import { type Currency, currencyScale, type Minor, minor } from '@mosaic/contracts'

/** So many reais, baht or yen, whatever scale they have. */
export const wholeAmount = (amount: number, currency: Currency): Minor =>
  minor(BigInt(amount) * 10n ** BigInt(currencyScale[currency]))
