import { changeStore } from '../store/change-channel'
import type { Seal } from '../store/journal'
import type { StoreState } from '../store/open-journal'
import type { ReleaseStore } from '../store/release-store'
import { isRetired } from '../store/retired'
import type { Command } from './cli'
import { done, dryRun } from './command-results'
import { manifestOf, sealIn, sealName, sealOfBuild, storedFaults } from './integrity'

type Sealing = { readonly seals: Readonly<Record<string, Seal>>; readonly faults: readonly string[] }

/** What lies in the store without a seal: whole as far as its own manifest can tell, or not to be vouched for. */
const unsealed = async (store: ReleaseStore, state: StoreState): Promise<Sealing> => {
  const seals: Record<string, Seal> = {}
  const faults: string[] = []
  for (const owner of await store.owners()) {
    for (const release of await store.releases(owner)) {
      const name = sealName(owner, release)
      if (sealIn(state, owner, release) || isRetired(state, name)) continue
      const found = await storedFaults(store, owner, release, null)
      const manifest = found.length === 0 ? await manifestOf(store, owner, release) : null
      faults.push(...found)
      if (manifest)
        seals[name] = await sealOfBuild(
          manifest,
          await store.files(owner, release),
          async (file) => (await store.file(owner, release, file))?.bytes ?? null,
        )
    }
  }
  return { seals, faults }
}

const sealed = (count: number): string => (count === 1 ? '1 release is sealed' : `${count} releases are sealed`)

export const sealCommand: Command = {
  usage: 'seal',
  what: 'vouch once for releases that came before the journal: their manifests and server code as they lie there now',
  options: {},
  run: async ({ store, plan, dry, author, now }) => {
    const found = await unsealed(store, await store.state())
    const names = Object.keys(found.seals)
    plan([
      ...(names.length > 0 ? names.map((name) => `seal ${name.replace('/', ' ')}`) : ['nothing to seal']),
      ...found.faults.map((fault) => `  ! not sealed: ${fault}`),
    ])
    if (dry) return dryRun
    const about = {
      at: now().toISOString(),
      action: 'seal' as const,
      channel: '*',
      owner: 'set',
      from: null,
      to: null,
      ...author('releases from before the journal'),
    }
    const kept = await changeStore<Sealing>(store, async (state) => {
      const result = await unsealed(store, state)
      const releases = Object.keys(result.seals)
      if (releases.length === 0) return { kind: 'leave', result }
      return {
        kind: 'write',
        next: { ...state, seals: { ...state.seals, ...result.seals } },
        entry: { ...about, seq: state.n + 1, evidence: { releases } },
        result,
      }
    })
    if (!kept)
      return {
        outcome: 'busy',
        lines: ['The store changed all the time meanwhile; nothing was done, repeat the command.'],
      }
    const { seals, faults } = kept
    const result = { sealed: Object.keys(seals), faults }
    if (faults.length > 0) return { outcome: 'red', lines: [...faults, sealed(result.sealed.length)], data: result }
    return done([sealed(result.sealed.length)], result)
  },
}
