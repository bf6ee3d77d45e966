import { and, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database'
import { activePeople } from './active-people'
import { type Decision, decisionPolicy } from './decision-policy'
import { relatedQuery } from './related.sql'
import { decisionApprovals, operatorMakers } from './schema'

export type FirstApproval = Pick<typeof decisionApprovals.$inferSelect, 'operator' | 'terms'>

/** First approvals by subject, of people who may still decide. */
export const firstApprovals = async (
  db: Db,
  decisions: readonly Decision[],
  subjects: readonly string[],
): Promise<ReadonlyMap<string, FirstApproval>> => {
  if (subjects.length === 0) return new Map()
  const rows = await db
    .select()
    .from(decisionApprovals)
    .where(and(inArray(decisionApprovals.decision, [...decisions]), inArray(decisionApprovals.subject, [...subjects])))
  const counts = await activePeople(
    db,
    rows.map(({ operator }) => operator),
  )
  return new Map(
    rows.flatMap(({ subject, operator, terms, decision }) =>
      counts(operator, decisionPolicy[decision].right) ? [[subject, { operator, terms }] as const] : [],
    ),
  )
}

/** Replaces an earlier first approval of other terms. */
export const saveFirstApproval = async (tx: Tx, row: typeof decisionApprovals.$inferInsert): Promise<void> =>
  void (await tx
    .insert(decisionApprovals)
    .values(row)
    .onConflictDoUpdate({
      target: [decisionApprovals.decision, decisionApprovals.subject],
      set: { operator: row.operator, terms: row.terms, at: row.at },
    }))

export const insertMakers = async (
  tx: Tx,
  operator: string,
  makers: readonly (string | null)[],
  at: number,
): Promise<void> => {
  const rows = [...new Set(makers)].flatMap((maker) => (maker === null ? [] : [{ operator, maker, at }]))
  if (rows.length > 0) await tx.insert(operatorMakers).values(rows)
}

/** Whether one of the two gave the other the account, a link or rights after `since`, or one person gave them to both. */
export const areRelated = async (db: Db, one: string, other: string, since: number): Promise<boolean> =>
  (await db.execute(relatedQuery(one, other, since))).rows.length > 0
