import type { BonusTaken } from '@mosaic/contracts'
import type { DepositBonus } from '../../platform'
import type { DepositState } from './schema'

/** What of an offer one member can have once; null: as often as they like. Only one deposit is the first, whichever offer came with it. */
export const holdOf = ({ id, every }: Pick<DepositBonus, 'id' | 'every'>, dayStart: number): string | null => {
  switch (every) {
    case 'first':
      return 'first'
    case 'day':
      return `day:${id}:${dayStart}`
    case 'deposit':
      return null
  }
}

export type Held = { readonly hold: string; readonly state: DepositState }
export type BonusHistory = { readonly hasDeposited: boolean; readonly held: readonly Held[] }

/** An open deposit keeps its bonus to itself: it comes with it, or is free again once the deposit ends. */
export const takenOf = (
  offer: Pick<DepositBonus, 'id' | 'every'>,
  dayStart: number,
  { hasDeposited, held }: BonusHistory,
): BonusTaken => {
  if (offer.every === 'first' && hasDeposited) return 'used'
  const hold = holdOf(offer, dayStart)
  const holder = held.find((each) => each.hold === hold)
  if (!holder) return 'free'
  return holder.state === 'SETTLED' ? 'used' : 'held'
}
