import { appendFile, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { ProblemCode } from '../../problem'
import { changeChannel } from '../../store/change-channel'
import { openFileStore } from '../../store/file-store'
import type { ReleaseStore } from '../../store/release-store'
import { copyStore } from '../../testing/copy-store'
import { releaseOf, remoteFiles, remoteManifest, smallHost, smallHostFiles, writeBuild } from '../../testing/samples'
import { pin, startCanary } from '../plan/decisions'
import { publish } from '../publish/publish'
import { storedFaults } from './integrity'
import { verify } from './verify'

let template: string
let root: string
let store: ReleaseStore
const author = { who: 'ana', why: 'test' }
const release = (digit: string) => releaseOf('1.0.0', digit)
const manifest = (digit: string, change = {}) => remoteManifest('wallet', { release: release(digit), ...change })
const build = (digit: string, change = {}) =>
  writeBuild(join(root, 'builds', digit), manifest(digit, change), remoteFiles('wallet'))
const stored = (digit: string, file: string, owner = 'wallet') =>
  join(root, 'store/releases', owner, release(digit), file)
const faults = async () => (await verify(store)).faults

const useFolder = (folder: string) => {
  root = folder
  store = openFileStore(join(root, 'store'))
}
beforeAll(async () => {
  template = await mkdtemp(join(tmpdir(), 'stored-'))
  useFolder(template)
  await publish(store, await writeBuild(join(root, 'builds/host'), smallHost, smallHostFiles), 'stable', author)
  await publish(store, await build('a'), 'stable', author)
  expect(await faults()).toEqual([])
})
beforeEach(async () => {
  useFolder(await mkdtemp(join(tmpdir(), 'stored-')))
  copyStore(template, root)
})
afterEach(() => rm(root, { recursive: true, force: true }))
afterAll(() => rm(template, { recursive: true, force: true }))

const damages: readonly (readonly [string, () => Promise<unknown>, string, ProblemCode])[] = [
  ['a script', () => writeFile(stored('a', 'Page.js'), 'tampered'), 'Page.js', 'file-altered'],
  ['a style sheet', () => writeFile(stored('a', 'Page.css'), 'body{display:none}'), 'Page.css', 'file-altered'],
  ['a text file', () => truncate(stored('a', 'texts/ja.json'), 3), 'texts/ja.json', 'file-altered'],
  [
    'a compressed twin that is no archive',
    () => writeFile(stored('a', 'Page.js.br'), 'not brotli'),
    'Page.js.br',
    'file-altered',
  ],
  [
    'a compressed twin of something else',
    () => writeFile(stored('a', 'Page.js.br'), brotliCompressSync('alert(1)')),
    'Page.js.br',
    'file-altered',
  ],
  [
    'the other compressed twin',
    () => writeFile(stored('a', 'remoteEntry.js.gz'), gzipSync('alert(1)')),
    'remoteEntry.js.gz',
    'file-altered',
  ],
  [
    'code of the server',
    () => writeFile(stored('f', 'server/shell.cjs', 'host'), 'throw 1'),
    'server/shell.cjs',
    'file-altered',
  ],
  [
    'code of the server that is gone',
    () => rm(stored('f', 'server/shell.cjs', 'host')),
    'server/shell.cjs',
    'file-altered',
  ],
  [
    'routes in the manifest',
    async () => writeFile(stored('a', 'remote.json'), JSON.stringify({ ...manifest('a'), routes: [] })),
    'remote.json',
    'manifest-altered',
  ],
  [
    'the integrity in the manifest',
    async () => writeFile(stored('a', 'remote.json'), JSON.stringify({ ...manifest('a'), integrity: {} })),
    'remote.json',
    'manifest-altered',
  ],
  ['a manifest that was cut', () => truncate(stored('a', 'remote.json'), 100), 'remote.json', 'manifest-altered'],
  [
    'the manifest of the host',
    () => appendFile(stored('f', 'host.json', 'host'), ' '),
    'host.json',
    'manifest-altered',
  ],
  ['a file that was put in', () => writeFile(stored('a', 'smuggled.js'), 'alert(1)'), 'smuggled.js', 'file-unlisted'],
  ['a file that is gone', () => rm(stored('a', 'Hero.js')), 'Hero.js', 'file-altered'],
]

test.each(damages)(
  'altered in the store: %s. verify finds it, and publishing the same build again is refused',
  async (what, damage, file, code) => {
    await damage()
    const found = await faults()
    expect(found).toEqual([expect.stringContaining(file)])
    expect(found[0]).toMatch(/^(wallet|host) 1\.0\.0\+\w+: .*; roll (wallet|host) back/)
    const again = await publish(
      store,
      what.includes('server') || what.includes('host') ? join(root, 'builds/host') : await build('a'),
      'stable',
      author,
    )
    expect(again).toMatchObject({ kind: 'refused', problems: [{ code, parties: expect.arrayContaining([file]) }] })
  },
)

test.each<[string, () => string]>([
  ['another release', () => JSON.stringify(manifest('b'))],
  ['another remote', () => JSON.stringify(remoteManifest('games', { release: release('a') }))],
])('a manifest of %s in the place of one whose checksum was never recorded: found', async (_what, text) => {
  await writeFile(stored('a', 'remote.json'), text())
  expect(await storedFaults(store, 'wallet', release('a'), null)).toMatchObject([{ code: 'manifest-altered' }])
})

test('verify reports all faults', async () => {
  await truncate(stored('a', 'remote.json'), 100)
  await rm(stored('f', 'server/shell.cjs', 'host'))
  await writeFile(stored('f', 'main.js.br', 'host'), 'x')
  expect((await faults()).join('\n')).toMatch(/main\.js\.br, server\/shell\.cjs differ[\s\S]*wallet.*remote\.json/)
})

test.each<[string, (digit: string) => Promise<unknown>]>([
  [
    'the release before',
    async (digit) =>
      publish(store, await build(digit), 'stable', author).then(async () =>
        publish(store, await build('c'), 'stable', author),
      ),
  ],
  [
    'a canary',
    (digit) =>
      point((document) =>
        startCanary(document, { owner: 'wallet', release: release(digit), percent: 5, since: 'now' }),
      ),
  ],
  ['one merchant’s own', (digit) => point((document) => pin(document, 'lotus', 'wallet', release(digit)))],
  ['another channel’s', async (digit) => publish(store, await build(digit), 'next', author)],
])('verify reads %s release', async (_what, show) => {
  await publish(store, await build('b'), 'elsewhere', author)
  await changeChannel(store, 'elsewhere', author, (document) => ({
    kind: 'change',
    next: { ...document, default: {} },
    entry: { action: 'withdraw', owner: 'wallet', from: null, to: null },
  }))
  await show('b')
  expect(await faults()).toEqual([])
  await writeFile(stored('b', 'Page.js'), 'tampered')
  expect(await faults()).toEqual([expect.stringMatching(/bbbbbbbbbbbb: Page\.js/)])
})
const point = (decide: Parameters<typeof changeChannel>[3]) => changeChannel(store, 'stable', author, decide)

test('release marked by a killed prune: verify warns', async () => {
  const state = await store.state()
  const entry = {
    at: 'now',
    action: 'prune',
    channel: '*',
    owner: 'set',
    from: null,
    to: null,
    seq: 1,
    ...author,
  } as const
  await store.append(state.n, { ...state, pendingDeletion: { [`wallet/${release('9')}`]: 'another prune' } }, entry)
  expect((await verify(store)).warnings).toEqual([expect.stringContaining('is marked by a prune that did not end')])
})

test.each<[string, () => Promise<string>, ProblemCode]>([
  ['lists no hash of its entry', () => build('b', { integrity: {} }), 'integrity-missing'],
  ['has half a manifest', () => build('b', { texts: undefined }), 'build-invalid'],
  ['is named like a path', () => build('b', { release: '../../../evil' }), 'build-invalid'],
  [
    'has compressed twins of something else',
    async () => build('b').then(async (folder) => writeFile(join(folder, 'Page.js.br'), 'broken').then(() => folder)),
    'file-altered',
  ],
  [
    'has a file that it does not list',
    async () => build('b').then(async (folder) => writeFile(join(folder, 'more.js'), 'x').then(() => folder)),
    'file-unlisted',
  ],
  ['has the name of another one with other routes', () => build('a', { routes: [] }), 'release-exists'],
])('build that %s: refused, no pointer moves', async (_what, make, code) => {
  const before = JSON.stringify(await store.channel('stable'))
  expect(await publish(store, await make(), 'stable', author)).toMatchObject({
    kind: 'refused',
    problems: [{ code }],
  })
  expect(JSON.stringify(await store.channel('stable'))).toBe(before)
})

test('damaged manifest of one remote: other squads can publish and are warned', async () => {
  await truncate(stored('a', 'remote.json'), 100)
  const games = (digit: string) =>
    writeBuild(
      join(root, 'builds/games', digit),
      remoteManifest('games', { release: release(digit) }),
      remoteFiles('games'),
    )
  const published = await publish(store, await games('a'), 'stable', author)
  expect(published).toMatchObject({
    kind: 'published',
    warnings: [expect.stringMatching(/^not compared with wallet .*remote\.json is cut or was changed/)],
  })
  expect(await readFile(join(root, 'store/releases/games', release('a'), 'remote.json'), 'utf8')).toContain('games')
})
