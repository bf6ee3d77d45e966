import { hasDeposited } from '../../money'
import { kycStateOf, memberById } from '../../identity'
import type { AppContext, Member } from '../../platform/runtime/app-context'
import { validBetSince } from '../../play'
import { vipLevelOf, vipWindowStart } from '../vip/vip-level'
import type { MemberFacts } from './eligibility'

export const factsOf = async (
  ctx: Pick<AppContext, 'db' | 'clock'>,
  member: Pick<Member, 'id' | 'type' | 'currency'>,
): Promise<MemberFacts> => ({
  type: member.type,
  vipLevel: vipLevelOf(await validBetSince(ctx.db, member.id, vipWindowStart(ctx.clock.now())), member.currency).level,
  hasDeposited: await hasDeposited(ctx.db, member.id),
  isVerified: (await kycStateOf(ctx.db, member.id)) === 'VERIFIED',
  registeredAt: (await memberById(ctx.db, member.id))?.registeredAt ?? 0,
})
