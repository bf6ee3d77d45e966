/** The two files of the workspace that list its packages, each with one more; everything else finds remotes by their folder. */

/** `tsconfig.json` of the root with a reference to the new folder, after the other remotes. */
export const withReference = (tsconfig: string, folder: string): string => {
  const parsed: { readonly references: readonly { readonly path: string }[] } = JSON.parse(tsconfig)
  const last = parsed.references.findLastIndex(({ path }) => path.startsWith('mfe-'))
  const references = [...parsed.references.slice(0, last + 1), { path: folder }, ...parsed.references.slice(last + 1)]
  return `${JSON.stringify({ ...parsed, references }, null, 2)}\n`
}

/** `name: version` rows below `catalog:` of pnpm-workspace.yaml. */
const catalogOf = (workspace: string): ReadonlyMap<string, string> => {
  const [, section = ''] = workspace.split(/^catalog:\n/m)
  const rows = /^((?: {2}.*)?\n)*/.exec(section)?.[0] ?? ''
  return new Map(
    [...rows.matchAll(/^ {2}"?([^":]+)"?: (\S+)$/gm)].map(([, name = '', version = '']) => [name, version] as const),
  )
}

const quoted = (name: string): string => (name.startsWith('@') ? `'${name}'` : name)

type Packages = Readonly<Record<string, string>>
export type PackageNeeds = { readonly dependencies: Packages; readonly devDependencies: Packages }

/**
 * `pnpm-lock.yaml` with the new package. Its dependencies are packages of the workspace and entries of the catalog, so the lockfile
 * has every version already and no registry is needed.
 */
export const withImporter = (lockfile: string, workspace: string, folder: string, needs: PackageNeeds): string => {
  const catalog = catalogOf(workspace)
  const row = ([name, specifier]: readonly [string, string]): string => {
    const version = specifier === 'catalog:' ? catalog.get(name) : `link:../shared/${name.replace('@mosaic/', '')}`
    if (!version) throw new Error(`${name} is not in the catalog of pnpm-workspace.yaml`)
    return `      ${quoted(name)}:\n        specifier: ${specifier === 'catalog:' ? "'catalog:'" : specifier}\n        version: ${version}\n`
  }
  const group = (kind: keyof PackageNeeds): string => `    ${kind}:\n${Object.entries(needs[kind]).map(row).join('')}`
  const block = `  ${folder}:\n${group('dependencies')}${group('devDependencies')}\n`
  const start = lockfile.indexOf('\nimporters:\n')
  const end = lockfile.indexOf('\npackages:\n')
  const next = [...lockfile.slice(start, end).matchAll(/^ {2}(\S.*):$/gm)].find(([, name = '']) => name > folder)
  const at = next ? start + next.index : end + 1
  return lockfile.slice(0, at) + block + lockfile.slice(at)
}
