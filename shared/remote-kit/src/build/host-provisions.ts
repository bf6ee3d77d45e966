import { downConverters, eventNames } from '@mosaic/contracts'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { slotNames, type HostProvisions } from '../manifest'
import { contractsVersion, workspaceRoot } from './paths'
import type { ReleaseFiles } from './release-folder'
import { definedTokens } from './tokens'

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        /\.tsx?$/.test(entry.name) &&
        !/\.test\.tsx?$/.test(entry.name) &&
        !/node_modules/.test(entry.parentPath),
    )
    .map((entry) => join(entry.parentPath, entry.name))

/** Event names in calls of `emit` in the given folders. */
const emittedIn = (folders: readonly string[]): string[] => {
  const known = new Set<string>(eventNames)
  const found = folders
    .flatMap(sources)
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bemit\(\s*'([\w.]+@\d+)'/g)].map(([, name]) => name ?? ''),
    )
  return [...new Set(found)].filter((name) => known.has(name)).sort()
}

/** Converts `{ from: 'a@2', to: 'a@1' }` to the short form of manifests, `a@2>1`. */
const shortForm = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  `${from}>${to.replace(/^.*@/, '')}`

/** What `host.json` says the host offers; remotes are compared with it by the compatibility gate. */
export const hostProvisions = (dir: string, files: ReleaseFiles): HostProvisions => ({
  contracts: contractsVersion(),
  slots: slotNames,
  events: eventNames,
  emits: emittedIn([
    join(dir, 'src'),
    ...['session', 'api-client', 'i18n', 'ui'].map((name) => join(workspaceRoot, 'shared', name, 'src')),
  ]),
  converters: downConverters.map(shortForm),
  // The merchant's colours are written into the document by the edge.
  tokens: definedTokens(files),
})
