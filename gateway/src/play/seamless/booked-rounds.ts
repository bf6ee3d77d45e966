import { and, asc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { within } from '../../platform/db/columns'
import type { Db } from '../../platform/db/database'
import { rounds } from './schema'

const bookedRounds = (db: Db, provider: string, condition: SQL | undefined) =>
  db
    .select({
      roundId: rounds.roundId,
      currency: rounds.currency,
      state: rounds.state,
      // What the house paid for a free round stands apart from the player's money.
      stake: sql`${rounds.stake} + ${rounds.freeStake}`.mapWith(rounds.stake),
      payout: sql`${rounds.payout} + ${rounds.freeWin}`.mapWith(rounds.payout),
      openedAt: rounds.openedAt,
    })
    .from(rounds)
    .where(and(eq(rounds.provider, provider), condition))
    .orderBy(asc(rounds.openedAt))

export type BookedRound = Awaited<ReturnType<typeof bookedRounds>>[number]

/** Rounds of a provider as our books have them, by the instant of their first bet. */
export const roundsOpenedIn = (
  db: Db,
  provider: string,
  span: { readonly from: number; readonly to: number },
): Promise<readonly BookedRound[]> => bookedRounds(db, provider, within(rounds.openedAt, span))

export const roundsOfIds = async (db: Db, provider: string, ids: readonly string[]): Promise<readonly BookedRound[]> =>
  ids.length === 0 ? [] : bookedRounds(db, provider, inArray(rounds.roundId, [...ids]))

/** Rounds that were opened before an instant and are not over. */
export const roundsStillOpen = (db: Db, provider: string, before: number): Promise<readonly BookedRound[]> =>
  bookedRounds(db, provider, and(eq(rounds.state, 'OPEN'), lt(rounds.openedAt, before)))
