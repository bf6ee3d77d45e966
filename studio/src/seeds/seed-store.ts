import { randomBytes } from 'node:crypto'
import { seedCommitment } from '../fairness/outcome'
import type { RevealedSeed, SeedRecord } from '../store/records'
import type { Change, Store } from '../store/store'

/** Allowed client seeds: short, printable, without the colon that separates the seed from the nonce. */
export const clientSeedPattern = /^[A-Za-z0-9 _.-]{1,64}$/

const freshSeeds = (owner: string, clientSeed: string, readyAt: number): SeedRecord => {
  const serverSeed = randomBytes(32).toString('hex')
  return { owner, serverSeed, serverSeedHash: seedCommitment(serverSeed), clientSeed, nextNonce: 0, readyAt }
}

export type SeedStore = {
  readonly current: (owner: string) => Promise<SeedRecord>
  /**
   * Reveals the seed in use and commits to a new one; the only way to change the client seed. null while a round is
   * open, whose hidden part the seed would reveal.
   */
  readonly rotate: (
    owner: string,
    clientSeed: string | null,
    now: number,
  ) => Promise<{ revealed: RevealedSeed; next: SeedRecord } | null>
}

/** Callers hold the player's lock; see `KeyedMutex`. */
export const createSeedStore = (store: Store): SeedStore => {
  const current = async (owner: string): Promise<SeedRecord> => {
    const known = await store.seeds(owner)
    if (known) return known
    const record = freshSeeds(owner, randomBytes(8).toString('hex'), 0)
    await store.write([{ put: 'seeds', record }])
    return record
  }
  return {
    current,
    rotate: async (owner, clientSeed, now) => {
      const old = await current(owner)
      const open = await store.unfinishedOf(owner)
      if (open.some(({ state, serverSeedHash }) => state === 'OPEN' && serverSeedHash === old.serverSeedHash))
        return null
      const revealed: RevealedSeed = {
        serverSeed: old.serverSeed,
        serverSeedHash: old.serverSeedHash,
        clientSeed: old.clientSeed,
        rounds: old.nextNonce,
        revealedAt: now,
      }
      const next = freshSeeds(owner, clientSeed ?? old.clientSeed, old.readyAt)
      const changes: Change[] = [
        { put: 'revealed', owner, record: revealed },
        { put: 'seeds', record: next },
      ]
      await store.write(changes)
      return { revealed, next }
    },
  }
}
