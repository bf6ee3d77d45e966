import { judgeBonus, type Minor, moneyToWire, type ValueOf } from '@mosaic/contracts'
import { type DepositBonus, periodAt } from '../../platform'
import type { Member, Merchant } from '../../platform/runtime/app-context'
import type { Db, Tx } from '../../platform/db/database'
import { fail, ok, type Result } from '../../platform/http/result'
import { runningBonuses, termsOf } from './running-bonuses'
import { bonusHistory } from './bonus-store'
import { type BonusHistory, reservationKey, takenOf } from './bonus-taken'

type BonusContext = { readonly merchant: Merchant; readonly member: Pick<Member, 'id' | 'currency'> }

const readHistory = (
  db: Db,
  memberId: string,
  offers: readonly DepositBonus[],
  dayStart: number,
): Promise<BonusHistory> =>
  bonusHistory(
    db,
    memberId,
    offers.flatMap((offer) => reservationKey(offer, dayStart) ?? []),
  )

const noHistory: BonusHistory = { hasDeposited: false, reservations: [] }

/** The bonuses that a member may choose, with their use so far. */
export const offeredBonuses = async (
  db: Db,
  { merchant, member: { id, currency } }: BonusContext,
  now: number,
): Promise<ValueOf<'depositSettings'>['bonuses']> => {
  const offers = runningBonuses(merchant, currency, now)
  const dayStart = periodAt('day', now, merchant.timeZone).from
  const history = offers.length === 0 ? noHistory : await readHistory(db, id, offers, dayStart)
  return offers.map((offer) => {
    const { percent, cap, least, turnover, methods } = termsOf(offer, currency)
    return {
      promotionId: offer.id,
      names: offer.names,
      percent,
      cap: cap && moneyToWire(cap, currency),
      least: moneyToWire(least, currency),
      turnover,
      methods: methods && [...methods],
      every: offer.every,
      until: offer.until ?? null,
      taken: takenOf(offer, dayStart, history),
    }
  })
}

export type ReservedBonus = { readonly bonus: DepositBonus; readonly bonusReservation: string }

/** Reserves a bonus for a deposit. The member's account is locked, so a concurrent order sees the reservation. */
export const reserveBonus = async (
  tx: Tx,
  { merchant, member: { id, currency } }: BonusContext,
  order: { readonly promotionId: string; readonly depositId: string; readonly method: string; readonly amount: Minor },
  now: number,
): Promise<Result<ReservedBonus>> => {
  const refused = (why: string) => fail('deposit.bonus.unavailable', undefined, { promotionId: why })
  const offer = runningBonuses(merchant, currency, now).find((each) => each.id === order.promotionId)
  if (!offer) return refused('unknown')
  const dayStart = periodAt('day', now, merchant.timeZone).from
  const taken = takenOf(offer, dayStart, await readHistory(tx, id, [offer], dayStart))
  const judged = judgeBonus(termsOf(offer, currency), { ...order, taken })
  return typeof judged === 'string'
    ? refused(judged)
    : ok({ bonus: offer, bonusReservation: reservationKey(offer, dayStart) ?? `deposit:${order.depositId}` })
}
