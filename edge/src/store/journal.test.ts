import { mkdir, mkdtemp, readFile, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changeChannel } from './change-channel'
import { openFileStore } from './file-store'
import { auditEntries, checkJournal, sha256, start, writeDocument } from './journal'

let root: string
let reports: string[]
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'journal-'))
  reports = []
})
afterEach(() => rm(root, { recursive: true, force: true }))

const open = () => openFileStore(root, ({ message }) => reports.push(message))
const point = (to: string, store = open()) =>
  changeChannel(store, 'stable', { who: 'ana', why: to }, (document) => ({
    kind: 'change',
    next: { default: { ...document.default, wallet: to } },
    entry: { action: 'publish', owner: 'wallet', from: document.default.wallet ?? null, to },
  }))
const file = (n: number | 'head') =>
  join(root, 'journal', n === 'head' ? 'head.json' : `${String(n).padStart(10, '0')}.json`)
const check = async () => checkJournal(await open().journal())
const shown = async (store = open()) => (await store.channel('stable'))?.default.wallet
const four = async () => {
  for (const to of ['a', 'b', 'c', 'd']) await point(to)
}

test('intact journal: no fault, and entries have who, what, from, to and why', async () => {
  expect(await check()).toEqual({ faults: [], warnings: [] })
  await four()
  expect(await check()).toEqual({ faults: [], warnings: [] })
  expect(auditEntries(await open().journal()).at(-1)).toMatchObject({
    n: 4,
    action: 'publish',
    owner: 'wallet',
    from: 'c',
    to: 'd',
    who: 'ana',
    why: 'd',
  })
})

const edit = async (n: number, change: (text: string) => string) =>
  writeFile(file(n), change(await readFile(file(n), 'utf8')))
const withoutHash = (text: string) => {
  const { hash: _hash, ...rest } = JSON.parse(text)
  return JSON.stringify(rest)
}

test.each<[string, () => Promise<unknown>]>([
  ['with an entry changed', () => edit(2, (text) => text.replace('ana', 'eve'))],
  [
    'with a pointer changed',
    () => edit(4, (text) => text.replace('"default":{"wallet":"d"}', '"default":{"wallet":"x"}')),
  ],
  ['with its first entry removed', () => rm(file(1))],
  ['with an entry removed', () => rm(file(2))],
  ['with its last entry cut off', () => rm(file(4))],
  ['with its last entry and the witness cut off', () => Promise.all([rm(file(4)), rm(file('head'))])],
  ['that was emptied', async () => Promise.all([1, 2, 3, 4].map((n) => rm(file(n))))],
  [
    'with two entries exchanged',
    async () =>
      Promise.all([readFile(file(2)), readFile(file(3))]).then(([two, three]) =>
        Promise.all([writeFile(file(2), three), writeFile(file(3), two)]),
      ),
  ],
  [
    'with an entry put between',
    async () =>
      writeFile(
        file(3),
        writeDocument(
          { channels: {}, pendingDeletion: {}, checksums: {} },
          auditEntries(await open().journal())[0] as never,
          3,
          {
            n: 2,
            hash: 'x',
          },
        ),
      ),
  ],
  ['with every hash taken out', async () => Promise.all([1, 2, 3, 4].map((n) => edit(n, withoutHash)))],
  ['whose last entry is torn', () => truncate(file(4), 60)],
  ['whose last entry is empty', () => truncate(file(4), 0)],
])('journal %s: checkJournal reports a fault', async (_how, tamper) => {
  await four()
  await tamper()
  expect((await check()).faults).not.toEqual([])
})

test('documents of older versions: former names of actions and content are understood', async () => {
  const content = { channels: {}, retired: { 'wallet/x': 'one' }, seals: { 'wallet/y': { 'remote.json': 'hash' } } }
  const entries = ['pull-back', 'seal'].map((action) => ({ at: 'then', action, channel: 'stable', owner: 'wallet' }))
  let previous = start
  await mkdir(join(root, 'journal'), { recursive: true })
  for (const [index, entry] of entries.entries()) {
    const document = { schema: 1, n: index + 1, previous, entry, ...content }
    const hash = sha256(JSON.stringify(document))
    await writeFile(file(index + 1), JSON.stringify({ ...document, hash }))
    previous = { n: index + 1, hash }
  }
  expect((await check()).faults).toEqual([expect.stringContaining('head.json')])
  expect(auditEntries(await open().journal()).map(({ action }) => action)).toEqual(['auto-rollback', 'checksums'])
  expect(await open().state()).toMatchObject({ pendingDeletion: content.retired, checksums: content.seals })
})

test('torn last document: the one before counts, and the next change continues from it', async () => {
  await four()
  const reader = open()
  expect(await shown(reader)).toBe('d')
  await truncate(file(4), 60)
  expect(await shown(reader)).toBe('c')
  expect(reports).toEqual([expect.stringMatching(/journal\/0000000004\.json is cut or was changed/)])
  await point('e')
  expect(await shown(reader)).toBe('e')
  expect(auditEntries(await open().journal()).map(({ to }) => to)).toEqual(['a', 'b', 'c', 'e'])
  expect(await check()).toEqual({
    faults: [],
    warnings: ['journal/0000000004.json was damaged when document 5 was written, and counts for nothing'],
  })
})

test('a reader sees changes of other writers and a restored backup', async () => {
  const reader = open()
  expect(await shown(reader)).toBeUndefined()
  await four()
  expect(await shown(reader)).toBe('d')
  await Promise.all([rm(file(4)), rm(file(3))])
  expect(await shown(reader)).toBe('b')
  await point('z')
  expect(await shown(reader)).toBe('z')
})

test('writing leaves only the documents and head.json', async () => {
  await four()
  expect((await readdir(join(root, 'journal'))).sort()).toEqual([
    '0000000001.json',
    '0000000002.json',
    '0000000003.json',
    '0000000004.json',
    'head.json',
  ])
})
