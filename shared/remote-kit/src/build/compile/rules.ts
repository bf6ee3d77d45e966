import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { RuleSetRule } from 'webpack'
import autoprefixer from 'autoprefixer'
import { join } from 'node:path'
import { answerShapes } from '@mosaic/contracts/reading'
import { browserFloor } from './browser-floor'
import { scopedClassName } from './class-name'
import { browserParts, ownTool } from '../paths'

/** Packages that already ship ES5 and are large enough for the transpiler's time to matter. */
const alreadyLow = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/

export const scriptRule = ({ refresh }: { readonly refresh: boolean }): RuleSetRule => ({
  test: /\.(m|c)?[jt]sx?$/,
  exclude: alreadyLow,
  loader: ownTool('swc-loader'),
  // Packages under node_modules may import without extensions although they say "type": "module".
  resolve: { fullySpecified: false },
  options: {
    sourceMaps: false,
    swcrc: false,
    env: { targets: browserFloor, bugfixes: true },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      // The production JSX runtime in development too: the shared map has one JSX entry.
      transform: { react: { runtime: 'automatic', development: false, refresh }, useDefineForClassFields: true },
      assumptions: { setPublicClassFields: true, privateFieldsAsProperties: true, noDocumentAll: true },
    },
    isModule: 'unknown',
  },
})

/** i18next without the methods that our one instance never calls. */
export const trimI18nextRule: RuleSetRule = {
  test: /[\\/]i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/,
  enforce: 'pre',
  loader: join(browserParts, 'trim-i18next.cjs'),
}

/** Saves 2.3 kB (brotli) of the host's first script, together with `oneRangeParser`. */
export const plainPrivateNamesRule: RuleSetRule = {
  test: /[\\/]@tanstack[\\/]query-core[\\/]build[\\/]modern[\\/]\w+\.js$/,
  enforce: 'pre',
  loader: join(browserParts, 'plain-private-names.cjs'),
}

/** Removes fields that only a gateway reads from endpoints and errors. */
export const contractRowsRule: RuleSetRule = {
  test: /[\\/]contracts[\\/]src[\\/](endpoints[\\/]\w+|errors)\.ts$/,
  enforce: 'post',
  loader: join(browserParts, 'contract-rows.cjs'),
}

/** Shapes of answers, written from the schemas into the files that `@mosaic/api-client` fetches. */
export const answerShapesRule: RuleSetRule = {
  test: /[\\/]answer-shapes[\\/](public|member)\.json$/,
  type: 'asset/resource',
  loader: join(browserParts, 'answer-shapes.cjs'),
  options: {
    public: JSON.stringify(answerShapes((access) => access === 'public')),
    member: JSON.stringify(answerShapes((access) => access !== 'public')),
  },
}

/** Literals of whole numbers (`10n`) as calls, after everything else has been compiled. */
export const wholeLiteralsRule: RuleSetRule = {
  test: /\.(m|c)?[jt]sx?$/,
  exclude: alreadyLow,
  enforce: 'post',
  loader: join(browserParts, 'whole-literals.cjs'),
}

export const styleRule: RuleSetRule = {
  test: /\.css$/,
  sideEffects: true,
  use: [
    MiniCssExtractPlugin.loader,
    {
      loader: ownTool('css-loader'),
      options: {
        importLoaders: 1,
        modules: {
          auto: /\.module\.css$/,
          namedExport: false,
          exportLocalsConvention: 'as-is',
          getLocalIdent: (context: { resourcePath: string }, _pattern: string, localName: string) =>
            scopedClassName(context.resourcePath, localName),
        },
      },
    },
    {
      loader: ownTool('postcss-loader'),
      options: { postcssOptions: { config: false, plugins: [autoprefixer({ overrideBrowserslist: browserFloor })] } },
    },
  ],
}

export const assetRules: RuleSetRule[] = [
  { test: /\.(woff2|webp|avif|png|jpe?g)$/, type: 'asset/resource' },
  { test: /\.svg$/, type: 'asset', parser: { dataUrlCondition: { maxSize: 1024 } } },
]
