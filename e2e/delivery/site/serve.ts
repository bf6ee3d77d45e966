import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { openFileStore, publish, runRelease, storeFolder, withdraw } from '../../../edge/src/index'
import {
  buildAll,
  buildHost,
  buildRemote,
  sharedVersions,
  workspaceHost,
} from '../../../shared/remote-kit/src/build/index'
import { builtOnce } from './built-once'
import { serveEdge } from './serve-edge'
import { remakeRelease, type Edits } from './remake'
import { faultyStore, type StoreFault } from './faulty-store'
import { writeTutorialRemote } from './tutorial-remote'

/*
 * A whole site in a process of its own: host, fixture squads, a real store and a real edge, no gateway. argv: tiny|real, then the
 * squads to publish at once.
 * Messages publish or withdraw a squad, rebuild a release as another version, or run a release command.
 */
const fixtures = join(import.meta.dirname, '../../../host-shell/fixtures')
const [hostKind, ...squads] = process.argv.slice(2)
const folder = await mkdtemp(join(tmpdir(), 'mosaic-delivery-'))
const releases = join(folder, 'releases')
const files = openFileStore(storeFolder(folder))
const store = faultyStore(files)

const realHost = async () => {
  const { built, unchanged, failed } = await buildAll({ remotes: ['host'] })
  const [host] = [...built, ...unchanged]
  if (!host) throw new Error(failed[0]?.error ?? 'the host was not built')
  return host.folder
}
// The types of fixtures are checked elsewhere.
const areTypesChecked = true
const tinyHost = () =>
  builtOnce('host', releases, (place) =>
    buildHost({ dir: join(fixtures, 'tiny-host'), releases: place, areTypesChecked }),
  )
const host = hostKind === 'real' ? await realHost() : await tinyHost()

/** Host declarations of a newer workspace: they contain what the squad `ahead` uses. */
const newerHost = () => {
  const { provides = {}, ...older } = workspaceHost(sharedVersions())
  const { exports = {}, endpoints = [] } = provides
  return {
    ...older,
    provides: {
      ...provides,
      exports: { ...exports, '@mosaic/ui': [...(exports['@mosaic/ui'] ?? []), 'Confetti'] },
      endpoints: [...endpoints, 'jackpots'],
    },
  }
}

/** `raffle` is the tutorial's remote as a reader writes it; every other squad is a fixture. */
const sourcesOf = (name: string): string =>
  name === 'raffle' ? writeTutorialRemote(name) : join(fixtures, 'squads', name)

const built = new Map<string, string>()
const publishSquad = async (name: string) => {
  const release = await builtOnce(name, releases, (place) =>
    buildRemote(sourcesOf(name), {
      releases: place,
      areTypesChecked,
      ...(name === 'ahead' ? { host: newerHost() } : {}),
    }),
  )
  built.set(name, release)
  return publish(store, release)
}
const command = async (args: readonly string[]) => {
  const lines: string[] = []
  const code = await runRelease([...args, '--json'], {
    store,
    who: 'squad',
    keyFile: join(folder, 'keys/signing.json'),
    print: (line) => lines.push(line),
    now: () => new Date(),
    build: () => Promise.reject(new Error('a fixture squad brings its own folder')),
    prove: () => Promise.resolve({ ok: true, flows: ['none: fixture squads have no flows'] }),
    writeLock: () => Promise.resolve('nowhere'),
    isMerchant: () => Promise.resolve(null),
    readLock: () => Promise.resolve(null),
  })
  return { code, ...(JSON.parse(lines[0] ?? '{}') as object) }
}

const published = [await publish(store, host)]
for (const squad of squads) published.push(await publishSquad(squad))
for (const result of published) if (result.kind === 'refused' || result.kind === 'busy') throw new Error(result.reason)

const serve = (settings: Readonly<Record<string, string>> = {}, port = 0) => serveEdge(folder, store, settings, port)
// A second edge over the same store acts as the mirror: another origin with the same files.
const mirror = process.env.SECOND_ORIGIN === '1' ? await serve() : null
let edge = await serve(mirror ? { MIRROR_ORIGIN: mirror.url } : {})

export type Message =
  | { readonly verb: 'store-fault'; readonly storeFault: StoreFault | null }
  | { readonly verb: 'publish' | 'withdraw'; readonly squad: string }
  | { readonly verb: 'remake'; readonly squad: string; readonly version: string; readonly edits: Edits }
  | { readonly verb: 'release'; readonly args: readonly string[] }
  | { readonly verb: 'without-offline-page' }
  /** Closes the edge; the store stays open for commands. */
  | { readonly verb: 'close-edge' }

const perform = (message: Message): Promise<unknown> => {
  switch (message.verb) {
    case 'store-fault':
      return Promise.resolve(store.storeFault(message.storeFault))
    case 'publish':
      return publishSquad(message.squad)
    case 'withdraw':
      return withdraw(store, message.squad)
    case 'remake':
      return remakeRelease(built.get(message.squad) ?? '', message.version, message.edits)
    case 'release':
      return command(message.args)
    case 'close-edge':
      return edge.close()
    case 'without-offline-page':
      return edge.close().then(async () => {
        edge = await serve({ OFFLINE_PAGE: '0' }, edge.port)
      })
  }
}
process.on('message', (message: Message) => {
  void perform(message).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: error instanceof Error ? error.message : String(error) }),
  )
})
process.on('disconnect', () => {
  void Promise.all([edge.close(), mirror?.close()])
    .then(() => rm(folder, { recursive: true, force: true }))
    .then(() => process.exit(0))
})
process.send?.({ url: edge.url, mirror: mirror?.url ?? '', host: basename(host), dataDir: folder })
