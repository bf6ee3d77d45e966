import { memberById } from '../../identity'
import type { Db } from '../../platform/db/database'
import { depthIn, isCountedType } from '../team'

type Found = NonNullable<Awaited<ReturnType<typeof memberById>>>
type MemberBelow = { readonly member: Found; readonly level: number }

/** A member below an agent, with how many levels; trial and house accounts are nobody's. Null: the agent may not see them. */
export const memberBelow = async (db: Db, agentId: string, memberId: string): Promise<MemberBelow | null> => {
  const level = (await depthIn(db, agentId, memberId)) ?? 0
  const member = level === 0 ? null : await memberById(db, memberId)
  return member && isCountedType(member.type) ? { member, level } : null
}
