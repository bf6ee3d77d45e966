import { isTrial, minor, zero } from '@mosaic/contracts'
import { verifiedAmong } from '../../../identity'
import { quarterOf, totalsByDayAndMember, totalsByMember } from '../../../play'
import { boundsOf, type Span } from '../../../platform'
import { instantOf } from '../../../platform/db/columns'
import type { Db } from '../../../platform/db/database'
import type { Merchant } from '../../../platform/runtime/app-context'
import { vipLevelOf, vipWindowStart } from '../../vip/vip-level'
import { depositedBefore, depositsIn, membersThere } from './history.sql'
import type { MemberHistory } from './member-history'

/** More members than these are read as a sample. */
const mostMembers = 2000

export type InvitedAmong = (db: Db, memberIds: readonly string[]) => Promise<ReadonlySet<string>>

const grouped = <T extends { readonly memberId: string }>(rows: readonly T[]): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const group = groups.get(row.memberId)
    if (group) group.push(row)
    else groups.set(row.memberId, [row])
  }
  return groups
}

const levelsAt = async (db: Db, merchant: Merchant, memberIds: readonly string[], at: number) => {
  const totals = await totalsByMember(db, {
    scope: { memberIds },
    span: { from: vipWindowStart(at), to: quarterOf(at) },
  })
  const validBets = new Map(totals.map(({ memberId, validBet }) => [memberId, validBet]))
  return (id: string): number => vipLevelOf(validBets.get(id) ?? zero, merchant.currency).level
}

/** What is recorded of a merchant's members in a span; `share`: the part of them that was read. */
export const historyOf = async (
  db: Db,
  merchant: Merchant,
  span: Span,
  invitedAmong: InvitedAmong,
): Promise<{ readonly members: readonly MemberHistory[]; readonly share: number; readonly all: number }> => {
  const asked = { merchantCode: merchant.code, currency: merchant.currency, from: span.from, to: span.to }
  const { rows } = await db.execute<{ id: string; type: number; registered_at: string; all_members: number }>(
    membersThere(asked, mostMembers),
  )
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return { members: [], share: 1, all: 0 }
  const bounds = boundsOf(span, merchant.timeZone)
  const deposits = await db.execute<{ member_id: string; settled_at: string; amount: bigint }>(depositsIn(ids, span))
  const dayAt = (at: number): number => bounds.filter((bound) => bound <= at).length
  const depositsBy = grouped(
    deposits.rows.map(({ member_id: memberId, settled_at: at, amount }) => ({
      memberId,
      day: dayAt(instantOf(at)),
      amount: minor(amount),
    })),
  )
  const playsBy = grouped(await totalsByDayAndMember(db, { memberIds: ids }, bounds))
  const before = await db.execute<{ member_id: string }>(depositedBefore(ids, span.from))
  const depositors = new Set(before.rows.map(({ member_id: id }) => id))
  const verified = await verifiedAmong(db, ids)
  const invited = await invitedAmong(db, ids)
  const levelBefore = await levelsAt(db, merchant, ids, span.from)
  const levelAfter = await levelsAt(db, merchant, ids, span.to)
  const members: MemberHistory[] = []
  for (const { id, type, registered_at: registered } of rows) {
    if (isTrial(type)) continue
    const registeredAt = instantOf(registered)
    members.push({
      ...{ id, type, registeredAt },
      isVerified: verified.has(id),
      isInvited: invited.has(id) && registeredAt >= span.from,
      depositedBefore: depositors.has(id),
      levelBefore: levelBefore(id),
      levelAfter: levelAfter(id),
      deposits: depositsBy.get(id) ?? [],
      plays: playsBy.get(id) ?? [],
    })
  }
  const all = rows[0]?.all_members ?? rows.length
  return { members, share: rows.length / all, all }
}
