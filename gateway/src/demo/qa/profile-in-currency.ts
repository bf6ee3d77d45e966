import { type Currency, minor, moneyToWire, quotient } from '@mosaic/contracts'
import { type MerchantProfile, profileAmount } from '../../platform'

/** Units of each currency for one real in a setting: an order of magnitude, not a rate. */
const inPlaceOfOne: Readonly<Record<Currency, bigint>> = {
  ...{ BRL: 1n, CNY: 1n, USD: 1n, EUR: 1n, XXX: 1n },
  ...{ THB: 5n, MXN: 5n, JPY: 25n, KRW: 250n, VND: 5_000n },
}

/** Converts the amounts of a profile to another currency, to about the same value. */
export const profileInCurrency = (profile: MerchantProfile, from: Currency, to: Currency): MerchantProfile => {
  if (from === to) return profile
  const { withdrawal, cashback, promoWins, roomPass } = profile
  const unit = (currency: Currency) => profileAmount('1', currency)
  const amount = (text: string) => {
    const [value, divisor] = [profileAmount(text, from) * inPlaceOfOne[to] * unit(to), inPlaceOfOne[from] * unit(from)]
    return moneyToWire(minor(quotient(value, divisor)), to)
  }
  return {
    ...profile,
    ...(withdrawal && {
      withdrawal: {
        ...withdrawal,
        dailyLimit: amount(withdrawal.dailyLimit),
        ...(withdrawal.fourEyesFrom !== undefined && { fourEyesFrom: amount(withdrawal.fourEyesFrom) }),
      },
    }),
    ...(cashback && { cashback: { ...cashback, minimum: amount(cashback.minimum) } }),
    ...(promoWins && { promoWins: { perCampaign: amount(promoWins.perCampaign) } }),
    ...(roomPass && { roomPass: { price: amount(roomPass.price) } }),
  }
}
