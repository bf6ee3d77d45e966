import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { lockedPackages } from '../../shared/remote-kit/src/build/check/locked-packages'

const neverSources = new Set(['node_modules', 'dist', '.data', '.git', 'test-results'])

const marks = (folder: string, leftOut: ReadonlySet<string>): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (neverSources.has(entry.name) || leftOut.has(entry.name)) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return marks(path, leftOut)
    const { size, mtimeMs } = statSync(path)
    return [`${path}:${size}:${mtimeMs}`]
  })

/** Changes when a source in these folders, or a package of the lockfile, changes. */
export const fingerprint = (root: string, sources: readonly string[], leftOut: readonly string[] = []): string => {
  const hash = createHash('sha256').update(lockedPackages(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')))
  for (const source of sources) hash.update(marks(join(root, source), new Set(leftOut)).join('\n'))
  return hash.digest('hex')
}
