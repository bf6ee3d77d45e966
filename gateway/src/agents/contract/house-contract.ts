import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import { answerContract } from './answer'
import { activeContract } from './contract-store'
import { offerContract } from './offer'
import type { Terms } from './terms'

/** Gives an agent at the top of a tree a contract with the house, unless there is one of this kind. */
export const acceptHouseContract = async (
  ctx: Pick<AppContext, 'db' | 'clock' | 'random'>,
  merchant: Merchant,
  agentId: string,
  terms: Terms,
): Promise<void> => {
  if (await activeContract(ctx.db, agentId, terms.kind)) return
  const offered = await offerContract(ctx, merchant, null, {
    agentId,
    terms,
    from: '',
    by: merchant.code,
    requestKey: null,
  })
  const done = offered.ok
    ? await answerContract(ctx, merchant, { memberId: agentId, from: '' }, offered.value.id, 'accept')
    : offered
  if (!done.ok) throw new Error(`No ${terms.kind} for ${agentId}: ${done.code}`)
}
