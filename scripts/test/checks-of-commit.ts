import { execFileSync } from 'node:child_process'
import { basename, join } from 'node:path'
import { root } from '../root'
import type { Tested } from './remote-checks'

const filesOf = (commit: string): readonly string[] =>
  execFileSync('git', ['ls-tree', '-r', '--name-only', commit], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 24 })
    .split('\n')
    .filter((file) => /\.(test|spec)\.m?tsx?$/.test(file) && !file.includes('new-remote/template/'))

/** Before the walk, passes over the site with other names asked of each screen what it asks. */
const walk = 'e2e/screens/'

/**
 * Today's checks in files that a commit has under the same name, in whatever folder. What was added since is left out, so that the time of both
 * can be compared.
 */
export const checksOfCommit = (commit: string): Tested => {
  const known = new Set(filesOf(commit).map((file) => basename(file)))
  const kept = filesOf('HEAD').filter((file) => known.has(basename(file)) || file.startsWith(walk))
  return {
    units: ['--runTestsByPath', ...kept.filter((file) => file.includes('.test.')).map((file) => join(root, file))],
    flows: kept.filter((file) => file.includes('.spec.')),
  }
}
