import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import TerserPlugin from 'terser-webpack-plugin'
import type { Configuration } from 'webpack'
import { noFederationExtras, oneRangeParser } from './no-federation-extras'
import { noFetchAdapter } from './no-fetch-adapter'
import { productionRouter } from './production-router'
import {
  answerShapesRule,
  assetRules,
  contractRowsRule,
  plainPrivateNamesRule,
  scriptRule,
  styleRule,
  trimI18nextRule,
  wholeLiteralsRule,
} from './rules'
import { TagIntegrityPlugin } from './tag-integrity-plugin'

/** Placeholder of the release folder until the content hash, and so the folder's name, is known. */
export const publicPathPlaceholder = '/__mosaic_release__/'

export type BaseOptions = {
  readonly dir: string
  readonly uniqueName: string
  readonly outDir: string
  readonly publicPath: string
  readonly mode: 'production' | 'development'
  /** React Fast Refresh; only for the development server. */
  readonly refresh?: boolean
}

export const basePreset = ({
  dir,
  uniqueName,
  outDir,
  publicPath,
  mode,
  refresh = false,
}: BaseOptions): Configuration => {
  const hash = mode === 'production' ? '.[contenthash:8]' : ''
  return {
    mode,
    context: dir,
    target: ['web', 'es2017'],
    devtool: mode === 'production' ? false : 'cheap-module-source-map',
    output: {
      path: outDir,
      publicPath,
      uniqueName,
      filename: '[name].js',
      chunkFilename: `[name]${hash}.js`,
      assetModuleFilename: `[name]${hash}[ext]`,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 8000,
      strictModuleErrorHandling: true,
      clean: mode === 'production',
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
    module: {
      rules: [
        scriptRule({ refresh }),
        trimI18nextRule,
        plainPrivateNamesRule,
        contractRowsRule,
        answerShapesRule,
        wholeLiteralsRule,
        styleRule,
        ...assetRules,
      ],
    },
    plugins: [
      ...(mode === 'production' ? [productionRouter, noFederationExtras, oneRangeParser, noFetchAdapter] : []),
      new MiniCssExtractPlugin({
        filename: `[name]${hash}.css`,
        chunkFilename: `[name]${hash}.css`,
        ignoreOrder: true,
      }),
      new TagIntegrityPlugin(),
    ],
    optimization: {
      moduleIds: mode === 'production' ? 'deterministic' : 'named',
      chunkIds: mode === 'production' ? 'deterministic' : 'named',
      // Builds run side by side already; a process more for each kind of file takes longer to start than it works.
      minimizer: [
        new TerserPlugin({
          parallel: false,
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          terserOptions: { ecma: 2017, compress: { passes: 4 }, mangle: true },
        }),
        new CssMinimizerPlugin({ parallel: false }),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  }
}
