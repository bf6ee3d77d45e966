import type { Minor } from '@mosaic/contracts'
import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database'
import { gameSessions, rounds } from '../schema'

const atOnce = 8

/** A free round's stake and win are what the house pays. */
export type OverdueRound = {
  readonly roundId: string
  readonly gameCode: string
  readonly currency: string
  readonly stake: Minor
  readonly payout: Minor
  readonly seatHash: string
}

/**
 * Rounds that were opened before an instant, are not over, and of which nobody has asked since it. They are taken by marking them as asked,
 * so several gateways share the work and none asks for the same round at once.
 */
export const takeOverdue = (
  db: Db,
  provider: string,
  { before, now }: { readonly before: number; readonly now: number },
): Promise<OverdueRound[]> => {
  const due = db
    .select({ roundId: rounds.roundId })
    .from(rounds)
    .where(
      and(
        eq(rounds.provider, provider),
        eq(rounds.state, 'OPEN'),
        lt(rounds.openedAt, before),
        or(isNull(rounds.askedAt), lt(rounds.askedAt, before)),
      ),
    )
    .orderBy(asc(rounds.openedAt))
    .limit(atOnce)
    .for('update', { skipLocked: true })
  const seat = db
    .select({ hash: gameSessions.tokenHash })
    .from(gameSessions)
    .where(eq(gameSessions.id, rounds.sessionId))
  return db
    .update(rounds)
    .set({ askedAt: now })
    .where(and(eq(rounds.provider, provider), sql`${rounds.roundId} in ${due}`))
    .returning({
      roundId: rounds.roundId,
      gameCode: rounds.gameCode,
      currency: rounds.currency,
      stake: sql`${rounds.stake} + ${rounds.freeStake}`.mapWith(rounds.stake),
      payout: sql`${rounds.payout} + ${rounds.freeWin}`.mapWith(rounds.payout),
      seatHash: sql<string>`${seat}`,
    })
}
