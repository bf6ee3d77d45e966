import { gameCategories, moneyToWire, type ValueOf, zero } from '@mosaic/contracts'
import { maskEmail, maskPhone, memberById } from '../../identity'
import { memberBalances } from '../../money'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { fail, ok, type Result } from '../../platform/http/result'
import { depthIn, depthOf, isCountedType, isOnline, rebateRatesOf } from '../team'
import { mayPromote } from './promote'
import { freezersOf } from './store'

/** The sheet of one member below. Contacts are masked, whatever the agent knows of their people. */
export const downlineDetail = async (
  ctx: AppContext,
  merchant: Merchant,
  agent: Member,
  memberId: string,
): Promise<Result<ValueOf<'downlineDetail'>>> => {
  const level = (await depthIn(ctx.db, agent.id, memberId)) ?? 0
  const member = level === 0 ? null : await memberById(ctx.db, memberId)
  if (!member || !isCountedType(member.type)) return fail('not.found')
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
    rebates: gameCategories.flatMap((gameType) => {
      const rate = rates[gameType]
      return rate === undefined ? [] : [{ gameType, rate }]
    }),
    frozen: freezers.includes(agent.id),
    frozenByOther: freezers.some((by) => by !== agent.id),
    mayPromote: mayPromote(type, level, (await depthOf(ctx.db, id)) ?? 0, disabled),
  })
}
