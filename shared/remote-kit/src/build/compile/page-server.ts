import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import webpack, { type Configuration } from 'webpack'
import WebpackDevServer, { type Configuration as DevServerConfiguration } from 'webpack-dev-server'
import type { LanguageTag } from '@mosaic/contracts'
import type { Texts } from '../../text-problems'
import { tags } from '../check/texts'
import { basePreset } from './base-preset'
import type { RunningDevServer } from './dev-server'

export type ServedPage = {
  readonly name: string
  readonly dir: string
  readonly port: number
  readonly entry: string
  readonly outDir: string
  /** Gateway that answers the calls of the page. */
  readonly gateway: string
  /** Folder with the pictures that the gateway names, when there is one. */
  readonly art?: string
  /** Answered at `/texts/<tag>.json`. */
  readonly textsOf: (tag: LanguageTag) => Readonly<Record<string, Texts>>
  readonly watchFiles?: readonly string[]
}

const html = (name: string): string =>
  `<!doctype html><html lang="en" data-theme="dark"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><title>${name} alone</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/main.css"></head><body><div id="root"></div><script src="/main.js"></script></body></html>`

const serverConfig = ({ name, port, gateway, art, textsOf, watchFiles = [] }: ServedPage): DevServerConfiguration => ({
  port,
  host: 'localhost',
  hot: true,
  liveReload: true,
  // The host name selects the merchant, e.g. lotus.localhost.
  allowedHosts: 'all',
  client: { overlay: false, logging: 'warn' },
  static: art ? { directory: art, publicPath: '/art', watch: false } : false,
  watchFiles: [...watchFiles],
  proxy: [
    {
      context: ['/wps', '/lgw', '/lotto', ...(art ? [] : ['/art'])],
      target: gateway,
      changeOrigin: false,
      logLevel: 'silent',
    },
  ],
  devMiddleware: { stats: 'errors-warnings' },
  setupMiddlewares: (middlewares, server) => {
    for (const tag of tags)
      server.app?.get(`/texts/${tag}.json`, (_request, response) => void response.json(textsOf(tag)))
    // Every other address is the page: its own router reads the path.
    middlewares.push({
      name: 'page',
      middleware: (
        _request: unknown,
        response: { end: (body: string) => void; setHeader: (header: string, value: string) => void },
      ) => {
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end(html(name))
      },
    })
    return middlewares
  },
})

const compilerConfig = ({ dir, name, entry, outDir }: ServedPage): Configuration => {
  const base = basePreset({
    dir,
    uniqueName: `mosaic-${name}-alone`,
    outDir,
    publicPath: '/',
    mode: 'development',
    refresh: true,
  })
  return {
    ...base,
    name: `${name} alone`,
    entry: { main: entry },
    plugins: [...(base.plugins ?? []), new ReactRefreshPlugin({ overlay: false })],
  }
}

/** Serves one entry on a page of its own, without host and edge; waits for the first build. */
export const startPageServer = async (page: ServedPage): Promise<RunningDevServer> => {
  const compiler = webpack(compilerConfig(page))
  const running = new WebpackDevServer(serverConfig(page), compiler)
  const built = new Promise<void>((resolve, reject) =>
    compiler.hooks.done.tap('first build', (stats) =>
      stats.hasErrors() ? reject(new Error(stats.toString('errors-only'))) : resolve(),
    ),
  )
  await running.start()
  await built
  return { url: `http://localhost:${page.port}`, stop: () => running.stop() }
}
