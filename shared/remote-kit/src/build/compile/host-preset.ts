import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack'
import { join } from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { basePreset, publicPathPlaceholder } from './base-preset'
import { codeProvisions } from '../derive/host-provisions'
import { lendRuntimePlugin } from './lent-runtime'
import { hostFolder } from '../paths'
import { hostShared, isLazy, sharedVersions } from './shared-map'
import { StableFederationIdPlugin } from './stable-federation-id-plugin'
import { trustedKeys } from '../release/trusted-keys'

export type HostPresetOptions = {
  readonly outDir: string
  readonly dir?: string
  readonly entry?: string
  readonly mode?: 'production' | 'development'
  readonly publicPath?: string
  readonly refresh?: boolean
  readonly versions?: Readonly<Record<string, string>>
  /** The host without federation in one bundle, for the load bench only. */
  readonly federated?: boolean
}

export const hostPreset = (options: HostPresetOptions): Configuration => {
  const {
    outDir,
    dir = hostFolder,
    mode = 'production',
    publicPath = publicPathPlaceholder,
    refresh = false,
    federated = true,
  } = options
  const base = basePreset({ dir, uniqueName: 'mosaic-host', outDir, publicPath, mode, refresh })
  const versions = options.versions ?? sharedVersions()
  const federation = new ModuleFederationPlugin({
    name: 'host',
    remotes: {},
    shared: hostShared(versions),
    shareStrategy: 'loaded-first',
    runtimePlugins: [lendRuntimePlugin],
    manifest: false,
    dts: false,
    dev: false,
    experiments: { optimization: { disableSnapshot: true, target: 'web' } },
  })
  // A shared module is offered only if the host itself imports it, so it imports every one of them; the lazy ones never by itself.
  const later = Object.keys(versions).filter(isLazy)
  const offers = `data:text/javascript,${encodeURIComponent(
    [
      ...Object.keys(versions)
        .filter((key) => !isLazy(key))
        .map((key) => `import ${JSON.stringify(key)};`),
      `export const later = [${later.map((key) => `() => import(${JSON.stringify(key)})`).join()}];`,
    ].join(''),
  )}`
  const entry = options.entry ?? join(dir, 'src/main.tsx')
  return {
    ...base,
    name: 'host',
    entry: { main: federated ? [offers, entry] : entry },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.DefinePlugin({
        __MOSAIC_TRUSTED_KEYS__: trustedKeys(),
        // Under a development server code and document change at different times.
        __MOSAIC_PROVIDES__: mode === 'production' ? JSON.stringify(codeProvisions(dir).digest) : 'undefined',
      }),
      ...(federated ? [new StableFederationIdPlugin(), federation] : []),
    ],
  }
}
