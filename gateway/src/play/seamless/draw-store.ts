import type { Minor } from '@mosaic/contracts'
import { and, eq, ne } from 'drizzle-orm'
import { sumOf } from '../../platform/db/columns'
import type { Db, Tx } from '../../platform/db/database'
import { anyOpen, drawnPayout, drawnStake } from './rounds.sql'
import { rounds } from './schema'

type RoundKey = { readonly provider: string; readonly roundId: string }

/** Sums of a member's other rounds in a draw, in cash and in whole; read under the lock of the player's account. */
export const othersInDraw = async (tx: Tx, memberId: string, drawId: string, { provider, roundId }: RoundKey) => {
  const [sums] = await tx
    .select({
      stake: sumOf(rounds.stake),
      payout: sumOf(rounds.payout),
      counted: sumOf(rounds.validBet),
      wholeStake: sumOf(drawnStake),
      wholePayout: sumOf(drawnPayout),
      wholeCounted: sumOf(rounds.drawValidBet),
      isOpen: anyOpen,
    })
    .from(rounds)
    .where(
      and(
        eq(rounds.memberId, memberId),
        eq(rounds.drawId, drawId),
        eq(rounds.provider, provider),
        ne(rounds.roundId, roundId),
        ne(rounds.state, 'CANCELLED'),
      ),
    )
  if (!sums) throw new Error('A query of sums always has one row')
  return sums
}

/** After `recordCall`, which wrote the round. */
export const saveDraw = async (
  db: Db,
  { provider, roundId }: RoundKey,
  drawId: string,
  drawValidBet: Minor | null,
): Promise<void> =>
  void (await db
    .update(rounds)
    .set({ drawId, drawValidBet })
    .where(and(eq(rounds.provider, provider), eq(rounds.roundId, roundId))))
