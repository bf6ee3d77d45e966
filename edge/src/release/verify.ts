import { classify } from '@mosaic/remote-kit'
import { reachable } from '../composition/pointers'
import { checkJournal } from '../store/journal'
import type { ReleaseStore } from '../store/release-store'
import { companyOf } from './company'
import { manifestOf, releaseFaults } from './integrity'

export type Verified = { readonly releases: number; readonly faults: readonly string[]; readonly warnings: readonly string[] }

/** Reads back everything that any channel can show, byte by byte, judges it together again and follows the audit chain. */
export const verify = async (store: ReleaseStore): Promise<Verified> => {
  const faults: string[] = []
  const warnings: string[] = []
  const read = new Set<string>()
  for (const name of await store.channels()) {
    const document = await store.channel(name)
    if (!document) continue
    for (const [owner, releases] of reachable(document)) {
      const company = await companyOf(store, document, owner)
      for (const release of releases) {
        if (!read.has(`${owner}/${release}`)) faults.push(...(await releaseFaults(store, owner, release)))
        read.add(`${owner}/${release}`)
        const manifest = await manifestOf(store, owner, release)
        for (const { verdict, sentence } of manifest ? classify(manifest, company).reasons : []) (verdict === 'refuse' ? faults : warnings).push(`${name}: ${sentence}`)
      }
    }
  }
  const journal = checkJournal(await store.journal())
  faults.push(...journal.faults)
  warnings.push(...journal.warnings)
  if (read.size === 0 && (await store.owners()).length > 0) faults.push('The store holds releases and shows none: its journal is gone; bring it back from a backup of the store')
  return { releases: read.size, faults: [...new Set(faults)], warnings: [...new Set(warnings)] }
}
