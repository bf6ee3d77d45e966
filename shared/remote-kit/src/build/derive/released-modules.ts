import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import ts from 'typescript'
import type { Compilation, Module } from 'webpack'
import { parseSource, type Source } from './read-source'

const partsOf = (module: Module): readonly Module[] =>
  // A module that several were concatenated to; webpack does not export its type.
  'modules' in module && Array.isArray(module.modules) ? (module.modules as Module[]) : [module]

/** Files of the modules that lie in a chunk of the release. */
export const releasedFiles = ({ modules, chunkGraph }: Compilation): readonly string[] => {
  const files = [...modules]
    .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
    .flatMap(partsOf)
    .flatMap((module) => module.nameForCondition() ?? [])
  return [...new Set(files)].sort()
}

const isScript = (file: string): boolean => /\.[cm]?[jt]sx?$/.test(file)
const scriptAt = (path: string): string | undefined =>
  [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts'), join(path, 'index.tsx')].find(
    (file) => isScript(file) && existsSync(file) && statSync(file).isFile(),
  )
const isForeign = (file: string): boolean => file.includes(`${sep}node_modules${sep}`)

/** Files that a script takes something else than types from by a relative path. */
const takenBy = (source: Source): readonly string[] =>
  parseSource(source).file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return []
    const isType = ts.isExportDeclaration(statement)
      ? statement.isTypeOnly
      : statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
    const { moduleSpecifier } = statement
    if (isType || !moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return []
    const { text } = moduleSpecifier
    return text.startsWith('.') ? (scriptAt(resolve(dirname(source.path), text)) ?? []) : []
  })

/**
 * Sources in the release: the squad's own, and shared packages copied into it. A file that only re-exports leaves no
 * module, but is needed to resolve names.
 */
export const ownSources = (dir: string, files: readonly string[]): readonly Source[] => {
  const found = new Set(files.filter((file) => isScript(file) && !isForeign(file)))
  const sources: Source[] = []
  for (const path of found) {
    const source = { path, text: readFileSync(path, 'utf8') }
    sources.push({ ...source, path: relative(dir, path) })
    for (const taken of takenBy(source)) found.add(taken)
  }
  return sources
}
