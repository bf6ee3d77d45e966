import { isAgent, type BodyOf, type ValueOf } from '@mosaic/contracts'
import { memberById } from '../../identity'
import type { AppContext, Member } from '../../platform/runtime/app-context'
import { fail, ok, type Result } from '../../platform/http/result'
import { depthIn, isCountedType } from '../team'
import * as store from './store'

/** Stops the payment of a commission, or pays what was computed meanwhile with the next run. */
export const freezeDownlineCommission = async (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  agent: Member,
  { memberId, frozen }: BodyOf<'freezeDownlineCommission'>,
): Promise<Result<ValueOf<'freezeDownlineCommission'>>> => {
  if (((await depthIn(db, agent.id, memberId)) ?? 0) === 0) return fail('not.found')
  const downline = await memberById(db, memberId)
  if (!downline || !isCountedType(downline.type)) return fail('not.found')
  if (!isAgent(downline.type)) return fail('agent.commission.none')
  const { merchantCode } = agent
  if (frozen)
    await store.freezeCommission(db, { agentId: memberId, frozenBy: agent.id, merchantCode, frozenAt: clock.now() })
  else await store.releaseCommission(db, memberId, agent.id)
  return ok({ frozen })
}
