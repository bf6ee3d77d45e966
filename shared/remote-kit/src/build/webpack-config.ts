import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Configuration } from 'webpack'
import { checkedDeclaration } from './build-remote'
import { remotePreset } from './remote-preset'

/** The whole webpack.config.ts of a remote: `export default webpackConfig(import.meta.url)`. */
export const webpackConfig =
  (configUrl: string) =>
  async (): Promise<Configuration> => {
    const dir = dirname(fileURLToPath(configUrl))
    const { declaration } = await checkedDeclaration(dir)
    return remotePreset({ dir, declaration, outDir: join(dir, 'dist'), publicPath: 'auto' })
  }
