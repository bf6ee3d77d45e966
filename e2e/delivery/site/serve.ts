import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createEdge, openFileStore, publish, readConfig, storeFolder, withdraw } from '../../../edge/src/index'
import { buildAll, buildHost, buildRemote } from '../../../shared/remote-kit/src/build/index'
import { merchant, status } from './merchant'

/*
 * A whole site in a process of its own: a host, fixture squads, a real store and a real edge, no gateway.
 * argv: tiny|real, then the squads to publish at once. Later it takes `publish <squad>` and `withdraw <squad>` messages.
 */
const fixtures = join(import.meta.dirname, '../../../host-shell/fixtures')
const [hostKind, ...squads] = process.argv.slice(2)
const folder = await mkdtemp(join(tmpdir(), 'mosaic-delivery-'))
const releases = join(folder, 'releases')
const store = openFileStore(storeFolder(folder))

const realHost = async () => {
  const { built, unchanged, failed } = await buildAll({ remotes: ['host'] })
  const [host] = [...built, ...unchanged]
  if (!host) throw new Error(failed[0]?.error ?? 'the host was not built')
  return host
}
const host = hostKind === 'real' ? await realHost() : await buildHost({ dir: join(fixtures, 'tiny-host'), releases })
const publishSquad = async (name: string) => publish(store, (await buildRemote(join(fixtures, 'squads', name), { releases })).folder)

await publish(store, host.folder)
for (const squad of squads) await publishSquad(squad)

const config = readConfig({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error', GATEWAY_URL: 'http://localhost:9' })
const edge = await createEdge(config, {
  gateway: {
    merchantOf: () => Promise.resolve('aurora'),
    profile: () => Promise.resolve(merchant),
    status: () => Promise.resolve(status),
    publicValue: () => Promise.resolve(null),
  },
})
await edge.listen({ port: 0, host: '127.0.0.1' })
const address = edge.server.address()

process.on('message', (message: { verb: 'publish' | 'withdraw'; squad: string }) => {
  const done = message.verb === 'publish' ? publishSquad(message.squad) : withdraw(store, message.squad)
  void done.then((result) => process.send?.({ result }))
})
process.on('disconnect', () => {
  void edge
    .close()
    .then(() => rm(folder, { recursive: true, force: true }))
    .then(() => process.exit(0))
})
process.send?.({ url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`, host: host.release })
