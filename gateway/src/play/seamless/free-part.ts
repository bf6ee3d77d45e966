import type { Minor } from '@mosaic/contracts'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { rounds } from './schema'

/** What the house paid for a free round and what it has paid so far; no stake of the player is in it. */
export type FreePart = { readonly rewardId: string; readonly stake: Minor; readonly won: Minor }

const roundIs = (provider: string, roundId: string) => and(eq(rounds.provider, provider), eq(rounds.roundId, roundId))

/** After `keepCall`, which wrote the round. */
export const keepFreePart = async (
  db: Db,
  provider: string,
  roundId: string,
  { rewardId, stake, won }: FreePart,
): Promise<void> => {
  await db.update(rounds).set({ rewardId, freeStake: stake, freeWin: won }).where(roundIs(provider, roundId))
}
