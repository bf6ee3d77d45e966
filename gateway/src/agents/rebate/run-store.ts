import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import type { RunMember } from './commissions-of-day'
import type { SettledBet } from './counted-bets'
import { type AgentCommission, agentCommissions, rebateBets, rebateMembers } from './schema'

type Run = { readonly merchantCode: string; readonly day: string }

/** Days whose runs stored what they used. */
export const daysWithMembers = async (db: Db, merchantCode: string): Promise<readonly string[]> =>
  (
    await db
      .selectDistinct({ day: rebateMembers.day })
      .from(rebateMembers)
      .where(eq(rebateMembers.merchantCode, merchantCode))
      .orderBy(asc(rebateMembers.day))
  ).map(({ day }) => day)

const membersOfRun = (db: Db, { merchantCode, day }: Run): Promise<RunMember[]> =>
  db
    .select({ id: rebateMembers.memberId, parentId: rebateMembers.parentId, rates: rebateMembers.rates })
    .from(rebateMembers)
    .where(and(eq(rebateMembers.merchantCode, merchantCode), eq(rebateMembers.day, day)))

/** Uplines and rates that the runs of some days stored. */
export const chainsOf = async (
  db: Db,
  merchantCode: string,
  days: readonly string[],
): Promise<Map<string, readonly RunMember[]>> => {
  const chains = new Map<string, readonly RunMember[]>()
  for (const day of days) chains.set(day, await membersOfRun(db, { merchantCode, day }))
  return chains
}

export const betsOfRun = (db: Db, { merchantCode, day }: Run): Promise<SettledBet[]> =>
  db
    .select({
      settledDay: rebateBets.settledDay,
      memberId: rebateBets.memberId,
      category: rebateBets.category,
      validBet: rebateBets.validBet,
    })
    .from(rebateBets)
    .where(and(eq(rebateBets.merchantCode, merchantCode), eq(rebateBets.day, day)))

export const commissionsOfRun = (db: Db, { merchantCode, day }: Run): Promise<AgentCommission[]> =>
  db
    .select()
    .from(agentCommissions)
    .where(and(eq(agentCommissions.merchantCode, merchantCode), eq(agentCommissions.day, day)))
