import type { Minor } from '@mosaic/contracts'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import type { BonusFunding } from './context'
import { rounds, seamlessTransactions } from './schema'

type CallParts = { readonly taken: Minor; readonly credited: Minor }

/** After `recordCall`, which wrote call and round. */
export const saveBonusFunding = async (
  db: Db,
  provider: string,
  { roundId, txId }: { readonly roundId: string; readonly txId: string },
  { bonusId, stake, payout, taken, credited }: BonusFunding & CallParts,
): Promise<void> => {
  await db
    .update(rounds)
    .set({ bonusId, bonusStake: stake, bonusPayout: payout })
    .where(and(eq(rounds.provider, provider), eq(rounds.roundId, roundId)))
  if (taken > 0n || credited > 0n)
    await db
      .update(seamlessTransactions)
      .set({ bonusTaken: taken, bonusCredited: credited })
      .where(and(eq(seamlessTransactions.provider, provider), eq(seamlessTransactions.txId, txId)))
}

/** A round that was played while a bonus was active; null for any other. */
export const roundOfBonus = async (db: Db, provider: string, roundId: string) => {
  const [row] = await db
    .select({
      bonusId: rounds.bonusId,
      state: rounds.state,
      game: { code: rounds.gameCode, category: rounds.category },
      stake: { cash: rounds.stake, bonus: rounds.bonusStake },
      payout: { cash: rounds.payout, bonus: rounds.bonusPayout },
      drawValidBet: rounds.drawValidBet,
    })
    .from(rounds)
    .where(and(eq(rounds.provider, provider), eq(rounds.roundId, roundId)))
  return row && row.bonusId !== null ? { ...row, bonusId: row.bonusId } : null
}

/** Whether a round of the bonus may still pay. */
export const hasOpenRounds = async (db: Db, bonusId: string): Promise<boolean> =>
  (
    await db
      .select({ roundId: rounds.roundId })
      .from(rounds)
      .where(and(eq(rounds.bonusId, bonusId), eq(rounds.state, 'OPEN')))
      .limit(1)
  ).length > 0
