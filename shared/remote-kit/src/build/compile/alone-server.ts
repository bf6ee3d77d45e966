import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin'
import webpack, { type Configuration } from 'webpack'
import WebpackDevServer, { type Configuration as DevServerConfiguration } from 'webpack-dev-server'
import { basePreset } from './base-preset'
import { checkedDeclaration } from '../release/build-remote'
import { neededBySources } from '../check/check-remote'
import type { RunningDevServer } from './dev-server'
import { packageTexts } from '../derive/lazy-packages'
import { workspaceRoot } from '../paths'
import { lazyPackages } from './shared-map'
import { readTexts, sharedNamespaces, tags } from '../check/texts'

export type AloneTarget = {
  readonly dir: string
  readonly port: number
  /** Gateway that answers the remote's calls. */
  readonly gateway: string
  /** Folder with the pictures that the gateway names, when there is one. */
  readonly art?: string
}

/** Names of modules as `exposed-modules.ts` finds them: one component a file, below pages or widgets. */
const modulesContext = `import.meta.webpackContext('../../../src', { recursive: true, regExp: /^\\.\\/(pages|widgets)\\/(.*\\/)?[A-Z]\\w*\\.tsx$/, mode: 'lazy' })`

/** The entry of the page: it hands the remote's declaration, modules and texts to the harness. */
const entryCode = (
  events: readonly string[],
): string => `import { startAlone } from ${JSON.stringify(join(workspaceRoot, 'shared/harness/src/index.ts'))}
import declaration from '../../../remote.config'

const modules = ${modulesContext}
const loadModule = (name) => {
  const key = modules.keys().find((file) => file.endsWith('/' + name.slice(2) + '.tsx'))
  return key ? modules(key) : Promise.reject(new Error('no file ' + name.slice(2) + '.tsx below src/pages or src/widgets'))
}
const loadTexts = async (tag) => (await fetch('/texts/' + tag + '.json')).json()
void startAlone({ declaration, events: ${JSON.stringify(events)}, loadModule, loadTexts })
`

const page = (name: string): string =>
  `<!doctype html><html lang="en" data-theme="dark"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><title>${name} alone</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/main.css"></head><body><div id="root"></div><script src="/main.js"></script></body></html>`

const namespacesOf = (dir: string, name: string) => {
  const byNamespace = {
    ...sharedNamespaces(join(workspaceRoot, 'shared/i18n/src/texts')),
    ...Object.fromEntries(lazyPackages.map((name) => [name, packageTexts(name)])),
    [name]: readTexts(join(dir, 'src/texts')).texts,
  }
  return (tag: (typeof tags)[number]) =>
    Object.fromEntries(Object.entries(byNamespace).map(([namespace, texts]) => [namespace, texts[tag] ?? {}]))
}

const aloneServer = ({ dir, port, gateway, art }: AloneTarget, name: string): DevServerConfiguration => ({
  port,
  host: 'localhost',
  hot: true,
  liveReload: true,
  // Merchants are told apart by host name, e.g. lotus.localhost.
  allowedHosts: 'all',
  client: { overlay: false, logging: 'warn' },
  static: art ? { directory: art, publicPath: '/art', watch: false } : false,
  watchFiles: [join(dir, 'src/texts/*.json')],
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
      server.app?.get(`/texts/${tag}.json`, (_request, response) => void response.json(namespacesOf(dir, name)(tag)))
    // Every other address is the page: the remote's own router reads it.
    middlewares.push({
      name: 'page',
      middleware: (
        _request: unknown,
        response: { end: (body: string) => void; setHeader: (header: string, value: string) => void },
      ) => {
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.end(page(name))
      },
    })
    return middlewares
  },
})

const aloneConfig = (dir: string, name: string, events: readonly string[]): Configuration => {
  const folder = join(dir, 'node_modules/.cache/mosaic-alone')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'entry.js'), entryCode(events))
  const base = basePreset({
    dir,
    uniqueName: `mosaic-${name}-alone`,
    outDir: join(folder, 'output'),
    publicPath: '/',
    mode: 'development',
    refresh: true,
  })
  return {
    ...base,
    name: `${name} alone`,
    entry: { main: join(folder, 'entry.js') },
    plugins: [...(base.plugins ?? []), new ReactRefreshPlugin({ overlay: false })],
  }
}

/** Serves one remote on a page of its own: no host, no edge, no other remote; waits for the first build. */
export const startAloneServer = async (target: AloneTarget): Promise<RunningDevServer> => {
  const { declaration } = await checkedDeclaration(target.dir)
  const { emits, hears } = neededBySources(target.dir, declaration)
  const compiler = webpack(aloneConfig(target.dir, declaration.name, [...emits, ...hears]))
  const running = new WebpackDevServer(aloneServer(target, declaration.name), compiler)
  const built = new Promise<void>((resolve, reject) =>
    compiler.hooks.done.tap('first build', (stats) =>
      stats.hasErrors() ? reject(new Error(stats.toString('errors-only'))) : resolve(),
    ),
  )
  await running.start()
  await built
  return { url: `http://localhost:${target.port}`, stop: () => running.stop() }
}
