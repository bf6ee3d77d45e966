import type { Minor } from '@mosaic/contracts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../platform/db/database'
import { isBefore, notAskedSince, wholePayout, roundTokenHash, staked } from '../rounds.sql'
import { rounds } from '../schema'

const batchSize = 8

/** Stake and payout of a free round are the operator's. */
export type OverdueRound = {
  readonly roundId: string
  readonly gameCode: string
  readonly currency: string
  readonly stake: Minor
  readonly payout: Minor
  readonly sessionHash: string
}

/**
 * Open rounds that were opened before an instant and not asked for since, the longest waiting first. Marks them as asked for, so that several
 * gateways share the work and each round is asked for once.
 */
export const claimOverdueRounds = (
  db: Db,
  provider: string,
  { before, now }: { readonly before: number; readonly now: number },
): Promise<OverdueRound[]> => {
  const due = db
    .select({ roundId: rounds.roundId })
    .from(rounds)
    .where(and(eq(rounds.provider, provider), eq(rounds.state, 'OPEN'), isBefore(notAskedSince, before)))
    .orderBy(asc(notAskedSince))
    .limit(batchSize)
    .for('update', { skipLocked: true })
  return db
    .update(rounds)
    .set({ askedAt: now })
    .where(and(eq(rounds.provider, provider), inArray(rounds.roundId, due)))
    .returning({
      roundId: rounds.roundId,
      gameCode: rounds.gameCode,
      currency: rounds.currency,
      stake: staked,
      payout: wholePayout,
      sessionHash: roundTokenHash,
    })
}
