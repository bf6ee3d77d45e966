import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withImporter, withReference, type PackageNeeds } from './workspace'

const templateFolder = join(dirname(fileURLToPath(import.meta.url)), 'template')

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** The template is a working remote called "newcomer"; this renames it, in texts and identifiers. */
const named = (text: string, name: string): string =>
  text.replaceAll('newcomer', name).replaceAll('Newcomer', capital(name))

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))

const edit = (file: string, change: (text: string) => string): void =>
  writeFileSync(file, change(readFileSync(file, 'utf8')))

/** Links the packages as an installation would, so that editor, tests and builds know them at once. */
const linkPackages = (root: string, folder: string, names: readonly string[]): void => {
  for (const name of names) {
    const target = name.startsWith('@mosaic/')
      ? join(root, 'shared', name.replace('@mosaic/', ''))
      : join(root, 'node_modules', name)
    if (!existsSync(target)) continue
    const link = join(root, folder, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(relative(dirname(link), target), link, 'dir')
  }
}

/** The template under its own name in a folder of the checkout, which finds its packages; returns the files that are new. */
export const writeTemplate = (root: string, folder: string, name: string): string[] => {
  const written = filesBelow(templateFolder).map((file) => {
    const target = join(folder, named(file, name))
    mkdirSync(dirname(join(root, target)), { recursive: true })
    writeFileSync(join(root, target), named(readFileSync(join(templateFolder, file), 'utf8'), name))
    return target
  })
  const { dependencies, devDependencies } = needsOf(root, folder)
  linkPackages(root, folder, Object.keys({ ...dependencies, ...devDependencies }))
  return written
}

const needsOf = (root: string, folder: string): PackageNeeds =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as PackageNeeds

/** Writes `mfe-<name>` and makes the workspace know it; returns the files that are new, relative to the root. */
export const writeRemote = (root: string, name: string): string[] => {
  const folder = `mfe-${name}`
  const written = writeTemplate(root, folder, name)
  const workspace = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')
  edit(join(root, 'pnpm-lock.yaml'), (lockfile) => withImporter(lockfile, workspace, folder, needsOf(root, folder)))
  edit(join(root, 'tsconfig.json'), (tsconfig) => withReference(tsconfig, folder))
  return written
}
