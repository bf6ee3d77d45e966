import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import type { Configuration } from 'webpack'
import type { RemoteDeclaration } from '../../manifest'
import { basePreset, publicPathPlaceholder } from './base-preset'
import { exposesOf } from '../derive/exposed-modules'
import { borrowRuntime } from './lent-runtime'
import { remoteShared, sharedVersions } from './shared-map'
import { StableFederationIdPlugin } from './stable-federation-id-plugin'

export type RemotePresetOptions = {
  readonly dir: string
  readonly declaration: RemoteDeclaration
  readonly outDir: string
  readonly mode?: 'production' | 'development'
  readonly publicPath?: string
  readonly refresh?: boolean
  /** Versions of the shared modules; by default those of the workspace's host. */
  readonly versions?: Readonly<Record<string, string>>
}

/** Window property a remote's container is found under. */
export const containerGlobal = (remote: string): string => `mosaic_${remote}`

export const entryFile = 'remoteEntry.js'

export const remotePreset = (options: RemotePresetOptions): Configuration => {
  const { dir, declaration, outDir, mode = 'production', publicPath = publicPathPlaceholder, refresh = false } = options
  const base = basePreset({ dir, uniqueName: `mosaic-${declaration.name}`, outDir, publicPath, mode, refresh })
  return {
    ...base,
    name: declaration.name,
    entry: {},
    externals: [borrowRuntime],
    plugins: [
      ...(base.plugins ?? []),
      new StableFederationIdPlugin(),
      new ModuleFederationPlugin({
        name: declaration.name,
        filename: entryFile,
        library: { type: 'window', name: containerGlobal(declaration.name) },
        exposes: exposesOf(dir, declaration),
        shared: remoteShared(options.versions ?? sharedVersions()),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        dev: false,
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  }
}
