import type { BonusTaken } from '@mosaic/contracts'
import type { DepositBonus } from '../../platform'
import type { DepositState } from './schema'

/** What of an offer one member can have once; null: as often as they like. Only one deposit is the first, whichever offer came with it. */
export const reservationKey = ({ id, every }: Pick<DepositBonus, 'id' | 'every'>, dayStart: number): string | null => {
  switch (every) {
    case 'first':
      return 'first'
    case 'day':
      return `day:${id}:${dayStart}`
    case 'deposit':
      return null
  }
}

export type Reservation = { readonly key: string; readonly state: DepositState }
export type BonusHistory = { readonly hasDeposited: boolean; readonly reservations: readonly Reservation[] }

/** An open deposit keeps its bonus to itself: it comes with it, or is free again once the deposit ends. */
export const takenOf = (
  offer: Pick<DepositBonus, 'id' | 'every'>,
  dayStart: number,
  { hasDeposited, reservations }: BonusHistory,
): BonusTaken => {
  if (offer.every === 'first' && hasDeposited) return 'used'
  const key = reservationKey(offer, dayStart)
  const reservation = reservations.find((each) => each.key === key)
  if (!reservation) return 'free'
  return reservation.state === 'SETTLED' ? 'used' : 'held'
}
