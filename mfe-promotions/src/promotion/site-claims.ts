import { allowsBonuses, type Currency, type Minor } from '@mosaic/contracts'
import { moneyOf } from '@mosaic/money'
import type { PromotionState } from '../api/promotions'

type Offer = Pick<PromotionState, 'kind' | 'state' | 'amount' | 'currency'>

/** Its amount is what all members get together. */
const isShared = ({ kind }: Offer): boolean => kind === 'RED_RAIN'

/** "Bonus up to": the highest reward of the open promotions; null: none, or a country without entry bonuses (domain §8.4). */
export const highestOffer = (offers: readonly Offer[], currency: Currency): Minor | null =>
  !allowsBonuses(currency)
    ? null
    : offers
        .filter((offer) => offer.state === 'OPEN' && offer.currency === currency && !isShared(offer))
        .reduce<Minor | null>((most, { amount }) => {
          const value = amount === null ? null : moneyOf(amount, currency)
          return value !== null && value > (most ?? 0n) ? value : most
        }, null)

const step = 50

/** "Over N games": the real count, rounded down to what it truly exceeds; null: too few to boast of. */
export const overGames = (count: number): number | null => {
  const over = Math.floor((count - 1) / step) * step
  return over >= step ? over : null
}
