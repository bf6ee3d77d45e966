import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { within } from '../../platform/db/columns'
import type { Db } from '../../platform/db/database'
import { rounds } from './schema'

const counted = {
  provider: rounds.provider,
  roundId: rounds.roundId,
  merchantCode: rounds.merchantCode,
  memberId: rounds.memberId,
  gameCode: rounds.gameCode,
  category: rounds.category,
  currency: rounds.currency,
  state: rounds.state,
  stake: rounds.stake,
  payout: rounds.payout,
  validBet: rounds.validBet,
  countedAt: rounds.countedAt,
}

/** What rounds of a provider count now. */
export const countedRoundsOf = (db: Db, provider: string, ids: readonly string[]) =>
  db
    .select(counted)
    .from(rounds)
    .where(and(eq(rounds.provider, provider), inArray(rounds.roundId, [...ids])))

export type CountedRound = Awaited<ReturnType<typeof countedRoundsOf>>[number]

/** Every round of a merchant that counts in a span. */
export const countedRoundsIn = (
  db: Db,
  merchantCode: string,
  span: { readonly from: number; readonly to: number },
): Promise<CountedRound[]> =>
  db
    .select(counted)
    .from(rounds)
    .where(and(eq(rounds.merchantCode, merchantCode), ne(rounds.state, 'OPEN'), within(rounds.countedAt, span)))

/** When the latest round of a member or a merchant counts, or began; null without one. */
export const lastRoundAt = async (
  db: Db,
  of: { readonly memberId: string } | { readonly merchantCode: string },
): Promise<number | null> =>
  (
    await db
      .select({ at: rounds.countedAt })
      .from(rounds)
      .where('memberId' in of ? eq(rounds.memberId, of.memberId) : eq(rounds.merchantCode, of.merchantCode))
      .orderBy(desc(rounds.countedAt))
      .limit(1)
  )[0]?.at ?? null
