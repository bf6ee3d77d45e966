import type { BonusTaken } from '@mosaic/contracts'
import type { DepositBonus } from '../../platform'
import type { DepositState } from './schema'

/** Uniqueness key of a bonus per member; null: no limit. All first-deposit offers share one key. */
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

type Reservation = { readonly key: string; readonly state: DepositState }
export type BonusHistory = { readonly hasDeposited: boolean; readonly reservations: readonly Reservation[] }

/** An open deposit holds its reservation until it settles or ends without payment. */
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
