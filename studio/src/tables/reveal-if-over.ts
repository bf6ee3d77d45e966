import { roundGameOf } from '../rounds/round-game'
import { seedOwnerOf } from '../rounds/round-seeds'
import type { RoundRecord } from '../store/records'
import type { Store } from '../store/store'
import { readTable } from './table'

/** Longer than a round of any table: earlier than that, its own timer reveals the link. */
const timerMs = 15 * 60_000

/** Reveals the link of a round that a restart or a failed write left secret after its end. */
export const revealIfOver = async (store: Store, round: RoundRecord, now: number): Promise<void> => {
  if (round.table === null || now - round.createdAt < timerMs) return
  if (await store.revealed(seedOwnerOf(round), round.serverSeedHash)) return
  const game = await roundGameOf(store, round)
  const table = game?.kind === 'shared' ? await readTable(store, round.table, game) : null
  if (!table || now < table.playFrom(round.nonce) + table.played(round.nonce).phases.play) return
  await store.write([{ put: 'revealed', owner: `table/${table.name}`, record: table.revealedLink(round.nonce, now) }])
}
