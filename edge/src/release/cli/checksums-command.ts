import { changeStore } from '../../store/change-channel'
import type { Checksums } from '../../store/journal'
import type { StoreState } from '../../store/open-journal'
import type { ReleaseStore } from '../../store/release-store'
import { isPendingDeletion } from '../../store/pending-deletion'
import { sentencesOf, type Problem } from '../../problem'
import type { Command } from './command'
import { done, dryRun, storeBusy } from './results'
import { manifestOf, checksumsIn, releaseKey, checksumsOfBuild, storedFaults } from '../verify/integrity'

type Recording = { readonly checksums: Readonly<Record<string, Checksums>>; readonly problems: readonly Problem[] }

/** Stored releases without checksums: those that match their own manifest, and the faults of the others. */
const withoutChecksums = async (store: ReleaseStore, state: StoreState): Promise<Recording> => {
  const checksums: Record<string, Checksums> = {}
  const problems: Problem[] = []
  for (const owner of await store.owners()) {
    for (const release of await store.releases(owner)) {
      const name = releaseKey(owner, release)
      if (checksumsIn(state, owner, release) || isPendingDeletion(state, name)) continue
      const found = await storedFaults(store, owner, release, null)
      const manifest = found.length === 0 ? await manifestOf(store, owner, release) : null
      problems.push(...found)
      if (manifest)
        checksums[name] = await checksumsOfBuild(
          manifest,
          await store.files(owner, release),
          async (file) => (await store.file(owner, release, file))?.bytes ?? null,
        )
    }
  }
  return { checksums, problems }
}

const recorded = (count: number): string => `checksums of ${count === 1 ? '1 release' : `${count} releases`} recorded`

export const checksumsCommand: Command = {
  usage: 'checksums',
  what: 'record the checksums of releases that are older than the journal: manifest and server code as they are stored now',
  options: {},
  run: async ({ store, plan, dry, author, now }) => {
    const found = await withoutChecksums(store, await store.state())
    const names = Object.keys(found.checksums)
    plan([
      ...(names.length > 0
        ? names.map((name) => `record checksums of ${name.replace('/', ' ')}`)
        : ['nothing to record']),
      ...found.problems.map(({ sentence }) => `  ! not recorded: ${sentence}`),
    ])
    if (dry) return dryRun
    const about = {
      at: now().toISOString(),
      action: 'checksums' as const,
      channel: '*',
      owner: 'set',
      from: null,
      to: null,
      ...author('releases from before the journal'),
    }
    const changed = await changeStore<Recording>(store, async (state) => {
      const result = await withoutChecksums(store, state)
      const releases = Object.keys(result.checksums)
      if (releases.length === 0) return { kind: 'leave', result }
      return {
        kind: 'write',
        next: { ...state, checksums: { ...state.checksums, ...result.checksums } },
        entry: { ...about, seq: state.n + 1, evidence: { releases } },
        result,
      }
    })
    if (!changed) return storeBusy
    const { checksums, problems } = changed
    const faults = sentencesOf(problems)
    const result = { recorded: Object.keys(checksums), faults }
    if (problems.length > 0)
      return { outcome: 'red', problems, lines: [...faults, recorded(result.recorded.length)], data: result }
    return done([recorded(result.recorded.length)], result)
  },
}
