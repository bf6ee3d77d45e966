import { classify } from '@mosaic/remote-kit'
import { sentencesOf } from '../../problem'
import { reachableReleases } from '../../composition/pointers'
import { baseChannel, mergeChannels } from '../../store/effective-channel'
import { checkJournal } from '../../store/journal'
import type { ChannelDocument } from '../../store/channel-document'
import type { ReleaseStore } from '../../store/release-store'
import { isPendingDeletion, releasesIn } from '../../store/pending-deletion'
import { neighboursOf } from '../plan/compatibility'
import { manifestOf, checksumsIn, storedFaults } from './integrity'

export type Verified = {
  readonly releases: number
  readonly faults: readonly string[]
  readonly warnings: readonly string[]
}

const partsOf = (name: string): readonly [owner: string, release: string] => {
  const at = name.indexOf('/')
  return [name.slice(0, at), name.slice(at + 1)]
}

/** Runs the compatibility gate again for one channel; unreadable manifests are reported elsewhere. */
const recheck = async (
  store: ReleaseStore,
  document: ChannelDocument,
): Promise<Pick<Verified, 'faults' | 'warnings'>> => {
  const faults: string[] = []
  const warnings: string[] = []
  for (const [owner, releases] of reachableReleases(document)) {
    const neighbours = await neighboursOf(store, document, owner)
    for (const release of releases) {
      const manifest = await manifestOf(store, owner, release).catch(() => null)
      for (const { verdict, sentence } of manifest ? classify(manifest, neighbours).reasons : [])
        (verdict === 'refuse' ? faults : warnings).push(`${document.channel}: ${sentence}`)
    }
  }
  return { faults, warnings }
}

/**
 * Verifies every release that any channel can serve, byte by byte: defaults, canaries, pins and the release before.
 * Also runs the compatibility gate again and checks the journal. Reports all faults.
 */
export const verify = async (store: ReleaseStore): Promise<Verified> => {
  const state = await store.state()
  const documents = Object.values(state.channels)
  const served = new Set(documents.flatMap((document) => [...releasesIn(document)]))
  const faults: string[] = []
  const warnings: string[] = []
  const open: string[] = []
  for (const name of [...served].sort()) {
    const [owner, release] = partsOf(name)
    const checksums = checksumsIn(state, owner, release)
    faults.push(...sentencesOf(await storedFaults(store, owner, release, checksums)))
    if (!checksums) open.push(`${owner} ${release}`)
    if (isPendingDeletion(state, name))
      faults.push(`${owner} ${release} is shown although a prune takes it away; publish another one`)
  }
  if (open.length > 0)
    warnings.push(
      `manifest and server code of these releases have no checksums and are not verified: ${open.join(', ')}; npm run release -- checksums records them`,
    )
  for (const name of Object.keys(state.pendingDeletion))
    if (!served.has(name))
      warnings.push(`${name.replace('/', ' ')} is marked by a prune that did not end; npm run release -- prune ends it`)
  const base = documents.find(({ channel }) => channel === baseChannel)
  for (const document of documents) {
    const found = await recheck(store, base && document !== base ? mergeChannels(base, document) : document)
    faults.push(...found.faults)
    warnings.push(...found.warnings)
  }
  const journal = checkJournal(await store.journal())
  faults.push(...journal.faults)
  warnings.push(...journal.warnings)
  if (served.size === 0) {
    const isEmpty = (await store.owners()).length === 0
    faults.push(
      isEmpty
        ? 'The store is empty: nothing can be shown from it; name another one with --store, or publish into it'
        : 'The store holds releases and shows none: its journal is gone; bring it back from a backup of the store',
    )
  }
  return { releases: served.size, faults: [...new Set(faults)], warnings: [...new Set(warnings)] }
}
