import type { Db, Tx } from '../../platform/db/database'
import { codesOf } from '../team'
import { linkCountsQuery } from './links.sql'
import { affiliateClicks, affiliateRegistrations } from './schema'

/** A visitor counts once for each link. */
export const insertClick = async (db: Db, row: typeof affiliateClicks.$inferInsert): Promise<void> =>
  void (await db.insert(affiliateClicks).values(row).onConflictDoNothing())

export const insertRegistration = async (tx: Tx, row: typeof affiliateRegistrations.$inferInsert): Promise<void> =>
  void (await tx.insert(affiliateRegistrations).values(row))

export type LinkCounts = { readonly clicks: number; readonly registered: number; readonly deposited: number }

export const countsByCode = async (
  db: Db,
  merchantCode: string,
  agentId: string,
): Promise<ReadonlyMap<string, LinkCounts>> => {
  const { rows } = await db.execute<LinkCounts & { readonly code: string }>(
    linkCountsQuery(merchantCode, codesOf(agentId)),
  )
  return new Map(rows.map(({ code, ...counts }) => [code, counts]))
}
