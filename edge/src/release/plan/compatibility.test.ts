import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openFileStore } from '../../store/file-store'
import type { ReleaseStore } from '../../store/release-store'
import { hostFiles, hostManifest, releaseOf, remoteFiles, remoteManifest, writeBuild } from '../../testing/samples'
import { publish } from '../publish/publish'
import { verify } from '../verify/verify'

let root: string
let store: ReleaseStore
const author = { who: 'ana', why: 'test' }
const claim = { path: '/m/newthing', module: './Page', access: 'public', title: 'title' } as const
const at = async (channel: string, name: string, digit: string, routes = remoteManifest(name).routes) =>
  publish(
    store,
    await writeBuild(
      join(root, 'builds', name, digit),
      remoteManifest(name, { release: releaseOf('1.0.0', digit), routes }),
      remoteFiles(name),
      { compressed: false },
    ),
    channel,
    author,
  )

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'company-'))
  store = openFileStore(join(root, 'store'))
  const host = await writeBuild(join(root, 'builds/host'), hostManifest, hostFiles, { compressed: false })
  await publish(store, host, 'stable', author)
  for (const name of ['wallet', 'account']) await at('stable', name, 'a')
})
afterEach(() => rm(root, { recursive: true, force: true }))

test('release incompatible with a channel based on stable: refused on stable, with both names', async () => {
  await at('next', 'wallet', 'b', [claim])
  expect(await at('stable', 'account', 'b', [claim])).toMatchObject({
    kind: 'refused',
    problems: [
      { code: 'incompatible', parties: [`account ${releaseOf('1.0.0', 'b')}`, `wallet ${releaseOf('1.0.0', 'b')}`] },
    ],
  })
  expect((await verify(store)).faults).toEqual([])
})

test('channel with its own release of the remote: not compared with the one on stable', async () => {
  await at('next', 'wallet', 'b', [claim])
  await at('next', 'account', 'c')
  expect(await at('stable', 'account', 'b', [claim])).toMatchObject({ kind: 'published' })
  expect((await verify(store)).faults).toEqual([])
})
