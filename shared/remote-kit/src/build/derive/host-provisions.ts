import { downConverters, endpoints, eventNames } from '@mosaic/contracts'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { GatedHost } from '../../gate-parties'
import { slotNames, type HostProvisions } from '../../manifest'
import { derivedCalls } from './derive-calls'
import { hostFolder } from '../paths'
import { iconNames } from '../compile/icon-names'
import { parseSource } from './read-source'
import type { ReleaseFiles } from '../release/release-folder'
import { allTakers, sharedExports, sharedSources, sourcesBelow } from './shared-code'
import { definedTokens } from '../check/tokens'

/** Converts `{ from: 'a@2', to: 'a@1' }` to the short form of manifests, `a@2>1`. */
const shortForm = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  `${from}>${to.replace(/^.*@/, '')}`

/** Provisions of the sources of host and shared packages, before a build. */
export const codeProvisions = (dir: string): Omit<HostProvisions, 'tokens'> => {
  const shared = [...sharedSources().values()].flat()
  const { emits, hears } = derivedCalls(
    [...shared, ...sourcesBelow(join(dir, 'src'))]
      .filter(({ text }) => /\b(on|emit|last)\b/.test(text))
      .map(parseSource),
    allTakers(),
  )
  const provided = {
    exports: sharedExports(),
    endpoints: Object.keys(endpoints).sort(),
    slots: slotNames,
    icons: iconNames(),
    events: eventNames,
  }
  return {
    ...provided,
    emits,
    hears,
    converters: downConverters.map(shortForm),
    digest: createHash('sha256').update(JSON.stringify(provided)).digest('hex').slice(0, 8),
  }
}

/** `provides` of `host.json`; the compatibility gate compares remotes with it. */
export const hostProvisions = (dir: string, files: ReleaseFiles): HostProvisions => ({
  ...codeProvisions(dir),
  // The merchant's colours are written into the document by the edge.
  tokens: definedTokens(files),
})

/** The host that would be built of this workspace now: remotes are judged by it when they are built. */
export const workspaceHost = (versions: Readonly<Record<string, string>>): GatedHost => ({
  release: 'of this workspace',
  shared: versions,
  provides: codeProvisions(hostFolder),
})
