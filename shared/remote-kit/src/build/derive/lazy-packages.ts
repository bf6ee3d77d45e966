import { join, sep } from 'node:path'
import type { ChunkGroup, Compilation, Module } from 'webpack'
import type { LazyPackage, ModuleAssets } from '../../manifest'
import { lazyFolder, lazyKey, lazyPackages } from '../compile/shared-map'
import { readTexts, type TextsByTag } from '../check/texts'

/** Files of a chunk group, as manifests list them. */
export const groupAssets = (group: ChunkGroup | undefined): ModuleAssets => {
  const files = group?.getFiles() ?? []
  return { js: files.filter((file) => file.endsWith('.js')), css: files.filter((file) => file.endsWith('.css')) }
}

const modulesBelow = (compilation: Compilation, start: ChunkGroup): Set<Module> => {
  const groups = new Set([start])
  const modules = new Set<Module>()
  for (const group of groups) {
    for (const child of group.childrenIterable) groups.add(child)
    for (const chunk of group.chunks)
      for (const module of compilation.chunkGraph.getChunkModulesIterable(chunk)) modules.add(module)
  }
  return modules
}

/** In a remote a package is a module that is consumed, in the load bench's single bundle the package's own files. */
const isOf =
  (name: string) =>
  (module: Module): boolean =>
    module.identifier().startsWith(`consume-shared-module|default|${lazyKey(name)}|`) ||
    (module.nameForCondition() ?? '').startsWith(join(lazyFolder(name), 'src') + sep)

/** Lazy packages that an exposed module uses, also in parts that it loads later: their texts have to be there by then. */
export const usedPackages = (compilation: Compilation, chunk: string): string[] => {
  const group = compilation.namedChunkGroups.get(chunk)
  if (!group) return []
  const modules = [...modulesBelow(compilation, group)]
  return lazyPackages.filter((name) => modules.some(isOf(name)))
}

const providedAssets = (compilation: Compilation, name: string): ModuleAssets => {
  const provided = [...compilation.modules].find((module) =>
    module.identifier().startsWith(`provide module (default) ${lazyKey(name)}@`),
  )
  const [block] = provided?.blocks ?? []
  return groupAssets(block && compilation.chunkGraph.getBlockChunkGroup(block))
}

export const packageTexts = (name: string): TextsByTag => {
  const { texts, errors } = readTexts(join(lazyFolder(name), 'src/texts'))
  if (errors.length > 0) throw new Error(`${lazyKey(name)}: ${errors.join('; ')}`)
  return texts
}

/** Lazy packages in `host.json`; `textNames` are the addresses of their texts. */
export const providedPackages = (
  compilation: Compilation,
  textNames: Readonly<Record<string, LazyPackage['texts']>>,
): Record<string, LazyPackage> =>
  Object.fromEntries(
    Object.entries(textNames).map(([name, texts]) => {
      const { js, css } = providedAssets(compilation, name)
      return [name, { js, css, texts }]
    }),
  )
