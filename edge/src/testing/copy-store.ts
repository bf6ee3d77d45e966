import { copyFileSync, mkdirSync, readdirSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

/** A copy that keeps the times of folders, which give the order of releases. */
export const copyStore = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, copy] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) copyStore(source, copy)
    else copyFileSync(source, copy)
  }
  const { atime, mtime } = statSync(from)
  utimesSync(to, atime, mtime)
}
