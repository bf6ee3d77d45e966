import { isAgent, type BodyOf, type ValueOf } from '@mosaic/contracts'
import type { AppContext, Member } from '../../platform/runtime/app-context'
import { fail, ok, type Result } from '../../platform/http/result'
import { memberBelow } from './member-below'
import * as store from './store'

/** Stops the payment of a commission, or pays what was computed meanwhile with the next run. */
export const freezeDownlineCommission = async (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  agent: Member,
  { memberId, frozen }: BodyOf<'freezeDownlineCommission'>,
): Promise<Result<ValueOf<'freezeDownlineCommission'>>> => {
  const downline = await memberBelow(db, agent.id, memberId)
  if (!downline) return fail('not.found')
  if (!isAgent(downline.member.type)) return fail('agent.commission.none')
  const { merchantCode } = agent
  if (frozen)
    await store.freezeCommission(db, { agentId: memberId, frozenBy: agent.id, merchantCode, frozenAt: clock.now() })
  else await store.releaseCommission(db, memberId, agent.id)
  return ok({ frozen })
}
