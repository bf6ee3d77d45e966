import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import { join } from 'node:path'
import webpack, { type Configuration } from 'webpack'
import WebpackDevServer, { type Configuration as DevServerConfiguration } from 'webpack-dev-server'
import { hostTexts } from '../release/build-host'
import { checkedDeclaration } from '../release/build-remote'
import { devHostManifest, devRemoteManifest, textFolder } from './dev-manifest'
import { hostPreset } from './host-preset'
import { packageTexts } from '../derive/lazy-packages'
import { hostFolder } from '../paths'
import { remotePreset } from './remote-preset'
import { lazyPackages } from './shared-map'

export type DevTarget = {
  readonly dir: string
  readonly port: number
  /** For a host that is not under a development server: its React cannot refresh a part, so a change loads the page again. */
  readonly reload?: boolean
}

type Middlewares = NonNullable<DevServerConfiguration['setupMiddlewares']>

/** Answers one JSON document, made for each request. */
const answering =
  (documents: Readonly<Record<string, () => unknown>>): Middlewares =>
  (middlewares) => [
    ...Object.entries(documents).map(([path, make]) => ({
      name: path,
      path,
      middleware: (
        _request: unknown,
        response: { setHeader: (name: string, value: string) => void; end: (body: string) => void; statusCode: number },
      ) => {
        void Promise.resolve()
          .then(make)
          .then(
            (document) => {
              response.setHeader('content-type', 'application/json; charset=utf-8')
              response.end(JSON.stringify(document))
            },
            (error: unknown) => {
              response.statusCode = 500
              response.end(error instanceof Error ? error.message : String(error))
            },
          )
      },
    })),
    ...middlewares,
  ]

const devServer = (
  port: number,
  setupMiddlewares: Middlewares,
  staticTexts: string | null,
): DevServerConfiguration => ({
  port,
  host: 'localhost',
  hot: true,
  liveReload: true,
  allowedHosts: 'all',
  headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
  static: staticTexts ? { directory: staticTexts, publicPath: '/texts' } : false,
  // The page comes from the edge's port; updates come from here.
  client: {
    webSocketURL: { hostname: 'localhost', port, pathname: '/ws', protocol: 'ws' },
    overlay: false,
    logging: 'warn',
  },
  devMiddleware: { stats: 'errors-warnings' },
  setupMiddlewares,
})

const withRefresh = (configuration: Configuration, devServerConfiguration: DevServerConfiguration): Configuration => ({
  ...configuration,
  plugins: [...(configuration.plugins ?? []), new ReactRefreshPlugin({ overlay: false })],
  // webpack's type has the field only as an index signature; webpack-dev-server reads it.
  ...{ devServer: devServerConfiguration },
})

const output = (dir: string) => join(dir, 'node_modules/.cache/mosaic-dev')

/** A remote under webpack-dev-server, shown inside the host of a running edge (DEV_REMOTES=wallet=http://localhost:<port>). */
export const devServerConfig = async ({
  dir,
  port,
  reload = false,
}: DevTarget): Promise<Configuration & { devServer: DevServerConfiguration }> => {
  const { declaration } = await checkedDeclaration(dir)
  const server = devServer(port, answering({ '/remote.json': () => devRemoteManifest(dir) }), textFolder(dir))
  const configuration = remotePreset({
    dir,
    declaration,
    outDir: output(dir),
    mode: 'development',
    publicPath: `http://localhost:${port}/`,
    refresh: !reload,
  })
  return reload
    ? { ...configuration, devServer: { ...server, hot: false } }
    : { ...withRefresh(configuration, server), devServer: server }
}

export const hostDevServerConfig = (port: number): Configuration & { devServer: DevServerConfiguration } => {
  const documentsIn = (folder: string, texts: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(texts).map(([tag, content]) => [`${folder}/${tag}.json`, () => content]))
  const documents = Object.assign(
    documentsIn('/texts', hostTexts(hostFolder)),
    ...lazyPackages.map((name) => documentsIn(`/texts/${name}`, packageTexts(name))),
  )
  const server = devServer(port, answering({ '/host.json': devHostManifest, ...documents }), null)
  const configuration = hostPreset({
    outDir: output(hostFolder),
    mode: 'development',
    publicPath: `http://localhost:${port}/`,
    refresh: true,
  })
  return { ...withRefresh(configuration, server), devServer: server }
}

export type RunningDevServer = { readonly url: string; readonly stop: () => Promise<void> }

/** Starts one development server and waits for its first build. */
export const startDevServer = async ({ dir, port, reload }: DevTarget): Promise<RunningDevServer> => {
  process.chdir(dir)
  const { devServer: server, ...configuration } =
    dir === hostFolder ? hostDevServerConfig(port) : await devServerConfig({ dir, port, reload })
  const compiler = webpack(configuration)
  const running = new WebpackDevServer(server, compiler)
  const built = new Promise<void>((resolve) => compiler.hooks.done.tap('first build', () => resolve()))
  await running.start()
  await built
  // Needs are derived before the edge asks, because the edge has a short time limit.
  if (dir !== hostFolder) await devRemoteManifest(dir)
  return { url: `http://localhost:${port}`, stop: () => running.stop() }
}
