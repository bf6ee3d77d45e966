import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Configuration } from 'webpack'
import { checkedDeclaration } from './release/build-remote'
import { remotePreset } from './compile/remote-preset'

/** Type of webpack's configuration under a name of its own, so that a remote's config file needs no webpack types. */
export interface RemoteWebpackConfig {
  (): Promise<Configuration>
}

/** The whole webpack.config.ts of a remote: `export default webpackConfig(import.meta.url)`. */
export const webpackConfig =
  (configUrl: string): RemoteWebpackConfig =>
  async () => {
    const dir = dirname(fileURLToPath(configUrl))
    const { declaration } = await checkedDeclaration(dir)
    return remotePreset({ dir, declaration, outDir: join(dir, 'dist'), publicPath: 'auto' })
  }
