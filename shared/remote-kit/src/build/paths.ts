import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))

/** The workspace root: three folders above `shared/remote-kit/src/build`. */
export const workspaceRoot = resolve(here, '../../../..')
export const browserParts = join(here, 'compile/browser')
export const hostFolder = join(workspaceRoot, 'host-shell')
export const releasesFolder = join(workspaceRoot, 'releases')

const requireHere = createRequire(import.meta.url)
/** Absolute path of a tool or loader that this package depends on, so that remotes need not list it. */
export const ownTool = (name: string): string => requireHere.resolve(name)

export type PackageJson = {
  readonly name: string
  readonly version: string
  readonly dependencies?: Readonly<Record<string, string>>
}

export const readPackage = (folder: string): PackageJson => {
  const parsed: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  if (
    typeof parsed === 'object' &&
    parsed !== null &&
    'name' in parsed &&
    'version' in parsed &&
    typeof parsed.name === 'string' &&
    typeof parsed.version === 'string'
  ) {
    return parsed as PackageJson
  }
  throw new Error(`${folder}/package.json has no name and version`)
}

/** package.json of an installed package, as seen from `fromFolder` upwards; exports maps are not asked, because most hide package.json. */
export const installedPackage = (name: string, fromFolder: string): PackageJson => {
  for (let folder = fromFolder; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name)
    if (existsSync(join(candidate, 'package.json'))) return readPackage(candidate)
    if (folder === dirname(folder)) throw new Error(`${name} is not installed for ${fromFolder}`)
  }
}
