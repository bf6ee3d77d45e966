import { judgeBonus, type Minor, moneyToWire, type ValueOf } from '@mosaic/contracts'
import { type DepositBonus, periodAt } from '../../platform'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import type { Db, Tx } from '../../platform/db/database'
import { fail, ok, type Result } from '../../platform/http/result'
import { depositBonusesOf, runningBonuses, termsOf } from './running-bonuses'
import { bonusHistory } from './bonus-store'
import { type BonusHistory, reservationKey, takenOf } from './bonus-taken'

type BonusContext = { readonly merchant: Merchant; readonly member: Member }

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
  ctx: AppContext,
  { merchant, member }: BonusContext,
): Promise<ValueOf<'depositSettings'>['bonuses']> => {
  const { id, currency } = member
  const now = ctx.clock.now()
  const offers = await runningBonuses(ctx, ctx.db, merchant, member)
  const dayStart = periodAt('day', now, merchant.timeZone).from
  const history = offers.length === 0 ? noHistory : await readHistory(ctx.db, id, offers, dayStart)
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

export type ReservedBonus = {
  readonly bonus: DepositBonus
  readonly bonusReservation: string
  readonly bonusGrantId: string
}

/** Reserves a bonus for a deposit. The member's account is locked, so a concurrent order sees the reservation. */
export const reserveBonus = async (
  ctx: AppContext,
  tx: Tx,
  { merchant, member }: BonusContext,
  order: { readonly promotionId: string; readonly depositId: string; readonly method: string; readonly amount: Minor },
): Promise<Result<ReservedBonus>> => {
  const { id, currency } = member
  const now = ctx.clock.now()
  const refused = (why: string) => fail('deposit.bonus.unavailable', undefined, { promotionId: why })
  const offer = (await runningBonuses(ctx, tx, merchant, member)).find((each) => each.id === order.promotionId)
  if (!offer) return refused('unknown')
  const dayStart = periodAt('day', now, merchant.timeZone).from
  const taken = takenOf(offer, dayStart, await readHistory(tx, id, [offer], dayStart))
  const judged = judgeBonus(termsOf(offer, currency), { ...order, taken })
  if (typeof judged === 'string') return refused(judged)
  const { depositId } = order
  const promised = { merchant, member, offerId: offer.id, depositId, amount: judged.amount }
  const grant = await depositBonusesOf(ctx)?.promise(ctx, tx, promised)
  if (!grant?.ok) return refused('unknown')
  return ok({
    bonus: offer,
    bonusReservation: reservationKey(offer, dayStart) ?? `deposit:${depositId}`,
    bonusGrantId: grant.value,
  })
}
