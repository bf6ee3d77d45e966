import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockedPackages } from '../check/locked-packages'
import { workspaceRoot } from '../paths'
import { trustedKeys } from './trusted-keys'

const skipped = /^(node_modules|dist|releases|coverage|fixtures|testing|__snapshots__|\.cache)$/
const irrelevant = /\.test\.tsx?$|\.md$/

const addFolder = (hash: ReturnType<typeof createHash>, folder: string): void => {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    if (entry.isDirectory()) {
      if (!skipped.test(entry.name)) addFolder(hash, join(folder, entry.name))
    } else if (entry.isFile() && !irrelevant.test(entry.name)) {
      hash.update(`\n${entry.name}\n`).update(readFileSync(join(folder, entry.name)))
    }
  }
}

const hashOf = (add: (hash: ReturnType<typeof createHash>) => void): string => {
  const hash = createHash('sha1')
  add(hash)
  return hash.digest('hex')
}

/** Inputs of every build: shared packages with the preset, the lockfile, the versions of the host. */
export const sharedInputHash = (): string =>
  hashOf((hash) => {
    addFolder(hash, join(workspaceRoot, 'shared'))
    hash
      .update(lockedPackages(readFileSync(join(workspaceRoot, 'pnpm-lock.yaml'), 'utf8')))
      .update(process.version.split('.')[0] ?? '')
      .update(trustedKeys())
  })

export const inputHash = (dir: string, shared: string): string =>
  hashOf((hash) => {
    hash.update(shared)
    addFolder(hash, dir)
  })
