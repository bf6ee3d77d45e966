import { and, asc, eq, inArray, lt, type SQL } from 'drizzle-orm'
import { within } from '../../platform/db/columns'
import type { Db } from '../../platform/db/database'
import { staked, wholePayout } from './rounds.sql'
import { rounds } from './schema'

const recordedRounds = (db: Db, provider: string, condition: SQL | undefined) =>
  db
    .select({
      roundId: rounds.roundId,
      currency: rounds.currency,
      state: rounds.state,
      stake: staked,
      payout: wholePayout,
      openedAt: rounds.openedAt,
    })
    .from(rounds)
    .where(and(eq(rounds.provider, provider), condition))
    .orderBy(asc(rounds.openedAt))

export type RecordedRound = Awaited<ReturnType<typeof recordedRounds>>[number]

/** Rounds of a provider as the gateway recorded them, by the instant of their first bet. */
export const roundsOpenedIn = (
  db: Db,
  provider: string,
  span: { readonly from: number; readonly to: number },
): Promise<readonly RecordedRound[]> => recordedRounds(db, provider, within(rounds.openedAt, span))

export const roundsOfIds = async (
  db: Db,
  provider: string,
  ids: readonly string[],
): Promise<readonly RecordedRound[]> =>
  ids.length === 0 ? [] : recordedRounds(db, provider, inArray(rounds.roundId, [...ids]))

/** Open rounds that were opened before an instant. */
export const roundsStillOpen = (db: Db, provider: string, before: number): Promise<readonly RecordedRound[]> =>
  recordedRounds(db, provider, and(eq(rounds.state, 'OPEN'), lt(rounds.openedAt, before)))
