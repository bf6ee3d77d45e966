import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import webpack from 'webpack'
import type { ModuleAssets } from '../../manifest'
import { outputFolder, releaseHost } from './build-host'
import { chunkAssets, checkedDeclaration, textFiles, type BuildPlace, type BuiltRelease } from './build-remote'
import { compile } from '../compile/compile'
import { findModules } from '../derive/exposed-modules'
import { hostPreset } from '../compile/host-preset'
import { hostFolder } from '../paths'
import { sharedVersions } from '../compile/shared-map'

export type OneBundle = {
  readonly release: BuiltRelease
  /** Files of each remote's modules among the bundle's chunks. */
  readonly modules: Readonly<Record<string, Readonly<Record<string, ModuleAssets>>>>
}

type Part = { readonly remote: string; readonly module: string; readonly file: string; readonly chunk: string }

const parts = async (dirs: readonly string[]) => {
  const found = await Promise.all(
    dirs.map(async (dir) => {
      const { declaration, texts } = await checkedDeclaration(dir)
      const { files } = findModules(dir, declaration)
      const list: Part[] = Object.entries(files).map(([module, file]) => ({
        remote: declaration.name,
        module,
        file,
        chunk: `${declaration.name}-${module.slice(2)}`,
      }))
      return { list, texts: textFiles(texts).files }
    }),
  )
  return { list: found.flatMap(({ list }) => list), texts: new Map(found.flatMap(({ texts }) => [...texts])) }
}

/** Replaces host-shell/src/loading/modules.ts: the same function, with local imports instead of federation. */
const localModules = (list: readonly Part[]): string => `const modules = {
${list.map(({ remote, module, file, chunk }) => `  ${JSON.stringify(`${remote} ${module}`)}: () => import(/* webpackChunkName: ${JSON.stringify(chunk)} */ ${JSON.stringify(file)}),`).join('\n')}
}
export const startModules = () => ({ loadModule: (remote, module) => modules[remote + ' ' + module](), forget: () => undefined, replace: () => undefined })
`

/** The same host and remotes without federation, to measure the cost of federation. */
export const buildOneBundle = async (dirs: readonly string[], place: BuildPlace): Promise<OneBundle> => {
  const { list, texts } = await parts(dirs)
  const outDir = outputFolder(hostFolder)
  const substitute = join(hostFolder, 'node_modules/.cache/mosaic-one-bundle/modules.js')
  await mkdir(join(substitute, '..'), { recursive: true })
  await writeFile(substitute, localModules(list))
  const preset = hostPreset({ outDir, federated: false })
  const configuration = {
    ...preset,
    plugins: [
      ...(preset.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(/[\\/]host-shell[\\/]src[\\/]loading[\\/]modules\.ts$/, substitute),
    ],
  }
  const { compilation } = await compile(configuration)
  const modules: Record<string, Record<string, ModuleAssets>> = {}
  for (const { remote, module, chunk } of list)
    modules[remote] = { ...modules[remote], [module]: chunkAssets(compilation, chunk) }
  const release = await releaseHost({ compilation, outDir, dir: hostFolder, versions: sharedVersions() }, place, texts)
  return { release, modules }
}
