import { minor } from '@mosaic/contracts'
import { freeRounds, type FreeRoundsRow } from '../src/play/free-rounds/schema'
import type { AppContext } from '../src/platform/runtime/app-context'
import { systemRandom } from '../src/platform/runtime/random'
import type { Player } from './wallet'

/** Three free rounds of 2.00 in Golden Fox, approved and valid for a day, unless the test changes it. */
export const grantFreeRounds = async (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  player: Player,
  changes: Partial<FreeRoundsRow> = {},
): Promise<string> => {
  const at = clock.now()
  const id = systemRandom.uuid()
  await db.insert(freeRounds).values({
    id,
    merchantCode: player.merchantCode,
    memberId: player.id,
    gameCode: 'NOVA_fox',
    currency: player.currency,
    stake: minor(200n),
    rounds: 3,
    expiresAt: at + 86_400_000,
    reason: 'test',
    state: 'GRANTED',
    proposedBy: 'one',
    proposedAt: at,
    decidedBy: 'two',
    decidedAt: at,
    ...changes,
  })
  return id
}
