import { isAgent, type ValueOf } from '@mosaic/contracts'
import { lockMember, memberById, setMemberType } from '../../identity'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { inTransaction } from '../../platform/db/transaction'
import { fail, ok, type Result } from '../../platform/http/result'
import { deepestLevel, depthOf, directDownline, giveAffiliateCode } from '../team'

const [member, agentType] = [0, 1]

/** A member directly below becomes an agent with an invitation code; their rates stay. Open sessions read the new type. */
export const promoteDownline = ({ db, clock }: AppContext, merchant: Merchant, agent: Member, memberId: string) =>
  inTransaction(db, async (tx): Promise<Result<ValueOf<'promoteDownlineToAgent'>>> => {
    if ((await directDownline(tx, merchant.code, agent.id, memberId)) === null) return fail('not.found')
    await lockMember(tx, memberId)
    const downline = await memberById(tx, memberId)
    if (!downline) return fail('not.found')
    if (isAgent(downline.type)) return ok({ id: downline.id, type: downline.type })
    if (downline.type !== member) return fail('not.found')
    if (((await depthOf(tx, memberId)) ?? 0) >= deepestLevel) return fail('agent.level.deepest')
    await setMemberType(tx, memberId, agentType)
    await giveAffiliateCode(tx, { ...downline, type: agentType }, clock.now())
    return ok({ id: downline.id, type: agentType })
  })

/** Whether `promoteDownline` would do it. */
export const mayPromote = (type: number, level: number, depth: number, disabled: boolean): boolean =>
  type === member && level === 1 && depth < deepestLevel && !disabled
