import { type Minor, moneyToWire, subtractMinor, type ValueOf, zero } from '@mosaic/contracts'
import { periodAt } from '../../platform'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { ok, type Result } from '../../platform/http/result'
import { depositRoom, type DepositRoom, narrower, playStopped } from '../../protection'
import { offeredBonuses } from './bonus-choice'
import { offeredAmounts, type PaymentMethod, paymentMethods } from './methods'
import { paidIn } from './paid-in-store'
import { depositsTaken, depositToWire, openDeposits } from './store'

/** What the limits leave: the lower one of the method's daily limit and the member's own limits. */
export const roomToDeposit = async (
  db: Db,
  merchant: Merchant,
  memberId: string,
  methods: readonly PaymentMethod[],
  now: number,
): Promise<DepositRoom | null> => {
  const own = await depositRoom(db, { depositsTaken: paidIn }, { memberId, timeZone: merchant.timeZone }, now)
  const limit = methods[0]?.dailyLimit
  if (limit === undefined) return own
  const today = periodAt('day', now, merchant.timeZone)
  const left = subtractMinor(limit, await depositsTaken(db, memberId, today, now))
  return narrower(own, { left: left > 0n ? left : zero, renewsAt: today.to })
}

const maxOpen = 5

export const depositSettings = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
): Promise<Result<ValueOf<'depositSettings'>>> => {
  const { currency } = member
  const now = ctx.clock.now()
  const methods = paymentMethods(merchant, currency)
  const room = await roomToDeposit(ctx.db, merchant, member.id, methods, now)
  const stopped = await playStopped(ctx.db, member.id, now)
  const wire = (amount: Minor) => moneyToWire(amount, currency)
  return ok({
    allowDeposit: methods.length > 0 && stopped === null ? 'Y' : 'N',
    currency,
    remainingToday: room === null ? null : wire(room.left),
    limitRenewsAt: room === null ? null : room.renewsAt,
    open: (await openDeposits(ctx.db, member.id, now, maxOpen)).map(depositToWire),
    bonuses: await offeredBonuses(ctx, { merchant, member }),
    methods: methods.map((method) => ({
      code: method.code,
      kind: method.kind,
      name: method.name,
      icon: method.code,
      min: wire(method.min),
      max: wire(method.max),
      fee: wire(method.fee),
      quickAmounts: offeredAmounts(method).map(wire),
      expiresInMinutes: method.expiresInMinutes,
    })),
  })
}
