import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { RemoteDeclaration } from '../../manifest'

/** Names of every module that the declaration shows somewhere, each once. */
export const moduleNames = (declaration: RemoteDeclaration): string[] => [
  ...new Set([
    ...declaration.routes.map((route) => route.module),
    ...(declaration.extensions ?? []).map((extension) => extension.module),
    ...(declaration.menu ?? []).flatMap(({ module }) => (module === undefined ? [] : [module])),
  ]),
]

const screenFolders = ['src/pages', 'src/widgets']

const filesBelow = (folder: string): string[] => {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
  } catch {
    return []
  }
}

export type ModuleLookup = { readonly files: Readonly<Record<string, string>>; readonly errors: readonly string[] }

/** './DepositPage' is the one file `DepositPage.tsx` somewhere below src/pages or src/widgets. */
export const findModules = (dir: string, declaration: RemoteDeclaration): ModuleLookup => {
  const candidates = screenFolders.flatMap((folder) => filesBelow(join(dir, folder)))
  const files: Record<string, string> = {}
  const errors: string[] = []
  for (const name of moduleNames(declaration)) {
    const fileName = `${name.slice(2)}.tsx`
    const matches = candidates.filter((file) => file.split(/[\\/]/).pop() === fileName)
    const [only] = matches
    if (only && matches.length === 1) files[name] = only
    else if (matches.length === 0) errors.push(`module ${name}: no file ${fileName} below src/pages or src/widgets`)
    else
      errors.push(
        `module ${name}: ${fileName} exists ${matches.length} times (${matches.map((file) => relative(dir, file)).join(', ')}); the name must be unique`,
      )
  }
  return { files, errors }
}

/** Module Federation's `exposes`; the chunk is named after the module so that its files can be listed in remote.json. */
export const exposesOf = (
  dir: string,
  declaration: RemoteDeclaration,
): Record<string, { import: string; name: string }> => {
  const { files, errors } = findModules(dir, declaration)
  if (errors.length > 0) throw new Error(`${declaration.name}: ${errors.join('; ')}`)
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, { import: file, name: name.slice(2) }]))
}
