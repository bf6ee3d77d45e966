import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LanguageTag } from '@mosaic/contracts'
import { checkedDeclaration } from '../release/build-remote'
import { neededBySources } from '../check/check-remote'
import type { RunningDevServer } from './dev-server'
import { packageTexts } from '../derive/lazy-packages'
import { workspaceRoot } from '../paths'
import { startPageServer } from './page-server'
import { lazyPackages } from './shared-map'
import { readTexts, sharedNamespaces } from '../check/texts'

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

const namespacesOf = (dir: string, name: string) => {
  const byNamespace = {
    ...sharedNamespaces(join(workspaceRoot, 'shared/i18n/src/texts')),
    ...Object.fromEntries(lazyPackages.map((name) => [name, packageTexts(name)])),
    [name]: readTexts(join(dir, 'src/texts')).texts,
  }
  return (tag: LanguageTag) =>
    Object.fromEntries(Object.entries(byNamespace).map(([namespace, texts]) => [namespace, texts[tag] ?? {}]))
}

const writeEntry = (folder: string, events: readonly string[]): string => {
  const file = join(folder, 'entry.js')
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, entryCode(events))
  return file
}

/** Serves one remote on a page of its own: no host, no edge, no other remote. */
export const startAloneServer = async ({ dir, port, gateway, art }: AloneTarget): Promise<RunningDevServer> => {
  const { declaration } = await checkedDeclaration(dir)
  const { emits, hears } = neededBySources(dir, declaration)
  const folder = join(dir, 'node_modules/.cache/mosaic-alone')
  return startPageServer({
    name: declaration.name,
    dir,
    port,
    gateway,
    art,
    entry: writeEntry(folder, [...emits, ...hears]),
    outDir: join(folder, 'output'),
    // Read for every request, so that a changed text needs no restart.
    textsOf: (tag) => namespacesOf(dir, declaration.name)(tag),
    watchFiles: [join(dir, 'src/texts/*.json')],
  })
}
