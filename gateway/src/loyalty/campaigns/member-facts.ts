import { hasDeposited } from '../../money'
import { kycStateOf, memberById } from '../../identity'
import type { AppContext, Member } from '../../platform/runtime/app-context'
import { vipProgress } from '../vip/vip-progress'
import type { MemberFacts } from './eligibility'

export const factsOf = async (
  ctx: AppContext,
  member: Pick<Member, 'id' | 'type' | 'currency'>,
): Promise<MemberFacts> => ({
  type: member.type,
  vipLevel: (await vipProgress(ctx, member)).level,
  hasDeposited: await hasDeposited(ctx.db, member.id),
  isVerified: (await kycStateOf(ctx.db, member.id)) === 'VERIFIED',
  registeredAt: (await memberById(ctx.db, member.id))?.registeredAt ?? 0,
})
