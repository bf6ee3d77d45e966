import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from '../start/environment'
import { deskFolder, serverFiles } from '../start/server-files'
import { fingerprint } from './fingerprint'

export type Prepared = { readonly upToDate: boolean; keep(): void }

/** The sources of a start are in these folders. */
const sourceFolders = (root: string): readonly string[] => [
  ...['gateway', 'operator', 'studio', 'edge', 'host-shell', 'shared', 'scripts'],
  ...readdirSync(root).filter((name) => name.startsWith('mfe-')),
]

/**
 * Whether servers, pictures and releases of this data folder were made from these very sources. Then a start checks no more, and
 * later promotions and rollbacks stay. A store elsewhere is always checked.
 */
export const preparedFrom = (
  root: string,
  settings: Settings,
  env: Readonly<Record<string, string | undefined>>,
): Prepared => {
  const mark = join(settings.dataDir, 'prepared')
  const wanted = `${process.version} ${root} ${fingerprint(root, sourceFolders(root))}`
  const needed = [
    ...Object.values(serverFiles(root)),
    join(deskFolder(root), 'index.html'),
    join(settings.dataDir, 'store'),
    join(settings.dataDir, 'art'),
    mark,
  ]
  return {
    upToDate: !env.RELEASE_STORE && needed.every((path) => existsSync(path)) && readFileSync(mark, 'utf8') === wanted,
    keep: () => {
      mkdirSync(settings.dataDir, { recursive: true })
      writeFileSync(mark, wanted)
    },
  }
}
