import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import type { Compilation, Module } from 'webpack'
import type { Source } from './read-source'

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
const isForeign = (file: string): boolean => file.includes(`${sep}node_modules${sep}`)

/** The code among them that the release brings along: the squad's own, and shared packages that are copied into it. */
export const ownSources = (dir: string, files: readonly string[]): readonly Source[] =>
  files
    .filter((file) => isScript(file) && !isForeign(file))
    .map((file) => ({ path: relative(dir, file), text: readFileSync(file, 'utf8') }))
