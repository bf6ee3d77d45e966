import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { ownTool, workspaceRoot } from '../paths'

const run = promisify(execFile)

const outputOf = (failed: unknown): string => {
  if (typeof failed === 'object' && failed !== null && 'stdout' in failed && typeof failed.stdout === 'string')
    return failed.stdout
  throw failed
}

const isBelow = (folder: string, file: string): boolean => !relative(folder, file).startsWith(`..${sep}`)

/**
 * Type errors of packages, by folder. The compiler caches its results and checks only changed packages and their
 * dependents; an error in a dependency counts for each dependent.
 */
export const typeErrors = async (dirs: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const checked = dirs.filter((dir) => existsSync(join(dir, 'tsconfig.json')))
  if (checked.length === 0) return new Map()
  const compiler = join(dirname(ownTool('typescript7/package.json')), 'bin/tsc')
  const output = await run(process.execPath, [compiler, '-b', '--pretty', 'false', '--checkers', '1', ...checked], {
    cwd: workspaceRoot,
    maxBuffer: 50_000_000,
  }).then(() => '', outputOf)
  const errors = output.split('\n').filter((line) => /: error TS\d+:|^error TS\d+:/.test(line))
  const fileOf = (error: string): string => resolve(workspaceRoot, /^(.+?)\(\d+,\d+\): /.exec(error)?.[1] ?? '')
  return new Map(
    checked.flatMap((dir) => {
      const own = errors.filter((error) => {
        const file = fileOf(error)
        return isBelow(dir, file) || !checked.some((other) => isBelow(other, file))
      })
      return own.length > 0 ? [[dir, own.join('\n')] as const] : []
    }),
  )
}
