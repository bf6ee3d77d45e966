import { moneyToWire, type ValueOf, zero } from '@mosaic/contracts'
import { maskEmail, maskPhone } from '../../identity'
import { memberBalances } from '../../money'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { fail, ok, type Result } from '../../platform/http/result'
import { depthOf, isOnline, rateList, rebateRatesOf } from '../team'
import { memberBelow } from './member-below'
import { mayPromote } from './promote'
import { freezersOf } from './store'

/** The sheet of one member below. Contacts are masked, whatever the agent knows of their people. */
export const downlineDetail = async (
  ctx: AppContext,
  merchant: Merchant,
  agent: Member,
  memberId: string,
): Promise<Result<ValueOf<'downlineDetail'>>> => {
  const below = await memberBelow(ctx.db, agent.id, memberId)
  if (!below) return fail('not.found')
  const { member, level } = below
  const { id, account, nickname, type, disabled, registeredAt, lastLoginAt, currency } = member
  const balances = await memberBalances(ctx.db, merchant.code, [member])
  const rates = await rebateRatesOf(ctx.db, merchant, id)
  const freezers = await freezersOf(ctx.db, id)
  return ok({
    ...{ id, account, nickname, type, level, disabled, registeredAt, lastLoginAt, currency },
    online: await isOnline(ctx.db, id, ctx.clock.now()),
    mobile: member.mobile === null ? '' : maskPhone(member.mobile),
    email: member.email === null ? '' : maskEmail(member.email),
    balance: moneyToWire(balances.get(id) ?? zero, currency),
    rebates: rateList(rates),
    frozen: freezers.includes(agent.id),
    frozenByOther: freezers.some((by) => by !== agent.id),
    mayPromote: mayPromote(type, level, (await depthOf(ctx.db, id)) ?? 0, disabled),
  })
}
