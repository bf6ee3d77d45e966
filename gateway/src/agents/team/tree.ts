import { isAgent } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import { timestamp } from '../../platform/kernel/columns'
import type { Db, Tx } from '../../platform/kernel/database'
import type { NewMember } from '../../platform/kernel/module'
import { refuse } from '../../platform/kernel/result'

/** Domain §4.2: a tree has at most this many levels below its top. */
export const deepestLevel = 10

/** Puts a new member under his upline: one row to himself and one to every ancestor of the upline. A member never moves, so no cycle can arise. */
export const attach = async (tx: Tx, memberId: string, parentId: string | null): Promise<void> => {
  await tx.execute(sql`insert into agent_tree (ancestor_id, descendant_id, depth) values (${memberId}, ${memberId}, 0)`)
  if (parentId === null) return
  const { rows } = await tx.execute<{ depth: number }>(
    sql`select coalesce(max(depth), -1) as depth from agent_tree where descendant_id = ${parentId}`,
  )
  const parentDepth = rows[0]?.depth ?? -1
  if (parentDepth < 0 || parentDepth >= deepestLevel) refuse('invitation.code.incorrect')
  await tx.execute(
    sql`insert into agent_tree (ancestor_id, descendant_id, depth) select ancestor_id, ${memberId}, depth + 1 from agent_tree where descendant_id = ${parentId}`,
  )
}

/** How far below `agentId` the member stands; `null`: not in his tree, so nothing of the member may be told. */
export const depthIn = async (db: Db, agentId: string, memberId: string): Promise<number | null> => {
  const { rows } = await db.execute<{ depth: number }>(
    sql`select depth from agent_tree where ancestor_id = ${agentId} and descendant_id = ${memberId}`,
  )
  return rows[0]?.depth ?? null
}

/** How many levels there are above a member; 0 at the top of a tree. */
export const levelOf = async (db: Db, memberId: string): Promise<number> => {
  const { rows } = await db.execute<{ depth: number }>(
    sql`select coalesce(max(depth), 0)::int as depth from agent_tree where descendant_id = ${memberId}`,
  )
  return rows[0]?.depth ?? 0
}

const codeForm = /^[A-Z0-9]{4,16}$/

/** An agent invites with his account's name where that makes a code, else with his number. */
export const giveAffiliateCode = async (tx: Tx, member: NewMember, now: number): Promise<void> => {
  if (!isAgent(member.type)) return
  const wanted = member.account.toUpperCase()
  const at = timestamp(now)
  for (const code of codeForm.test(wanted) ? [wanted, member.id] : [member.id]) {
    const { rows } = await tx.execute(
      sql`insert into affiliate_codes (merchant_code, code, member_id, created_at) values (${member.merchantCode}, ${code}, ${member.id}, ${at}) on conflict do nothing returning 1`,
    )
    if (rows.length === 1) return
  }
}

/** The code that an agent was given, his first. */
export const invitationOf = async (db: Db, memberId: string): Promise<string | null> => {
  const { rows } = await db.execute<{ code: string }>(
    sql`select code from affiliate_codes where member_id = ${memberId} order by created_at, code limit 1`,
  )
  return rows[0]?.code ?? null
}

/** The agent behind an invitation code, of this merchant only and only while he is enabled. */
export const affiliateOf = async (
  db: Db,
  merchantCode: string,
  code: string,
): Promise<{ readonly memberId: string } | null> => {
  const { rows } = await db.execute<{ member_id: string }>(sql`
    select c.member_id from affiliate_codes c join members m on m.id = c.member_id where c.merchant_code = ${merchantCode} and c.code = ${code.trim().toUpperCase()} and not m.disabled`)
  return rows[0] ? { memberId: rows[0].member_id } : null
}
