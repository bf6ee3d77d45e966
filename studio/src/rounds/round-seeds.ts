import { seedWords, unbiasedDraw } from '../fairness/outcome'
import type { RoundRecord } from '../store/records'
import type { Draw } from '../rules/draw'
import type { Store } from '../store/store'

/** Owner of a round's revealed seed: the player, or the table, whose links are public. */
export const seedOwnerOf = (round: Pick<RoundRecord, 'owner' | 'table'>): string =>
  round.table === null ? round.owner : `table/${round.table}`

/** The server seed of a round, revealed or still in use; it never leaves the server by this way. */
export const serverSeedOf = async (store: Store, round: RoundRecord): Promise<string | null> => {
  const revealed = await store.revealed(seedOwnerOf(round), round.serverSeedHash)
  if (revealed) return revealed.serverSeed
  const current = round.table === null ? await store.seeds(round.owner) : null
  return current?.serverSeedHash === round.serverSeedHash ? current.serverSeed : null
}

export const drawOf =
  (serverSeed: string, { clientSeed, nonce }: Pick<RoundRecord, 'clientSeed' | 'nonce'>) =>
  (): Draw =>
    unbiasedDraw(seedWords({ serverSeed, clientSeed, nonce }))
