import type { ChannelDocument } from '../store/channel-document'
import { createChannelSource } from './channel-source'

const document = (seq: number): ChannelDocument => ({ schema: 1, channel: 'stable', seq, default: {} })
let answer: () => Promise<ChannelDocument | null>
let asked = 0
let errors: string[]
const open = (name = 'stable', channel = (_name: string) => ((asked += 1), answer())) =>
  createChannelSource({ channel }, name, (error) => errors.push(error instanceof Error ? error.message : String(error)))
const source = () => open().current
const hang = () => new Promise<never>(() => undefined)

beforeEach(() => {
  jest.useFakeTimers()
  asked = 0
  errors = []
})
afterEach(() => jest.useRealTimers())

test('every page reads the pointers anew', async () => {
  const read = source()
  for (const seq of [1, 2, 3]) {
    answer = async () => document(seq)
    expect((await read())?.seq).toBe(seq)
  }
  expect([asked, errors]).toEqual([3, []])
})

test('while the store hangs the last good pointers stand in after a second, and further pages do not wait nor pile up', async () => {
  const read = source()
  answer = async () => document(1)
  await read()
  answer = hang
  const waiting = read()
  await jest.advanceTimersByTimeAsync(1000)
  expect((await waiting)?.seq).toBe(1)
  for (let page = 0; page < 5; page++) expect((await read())?.seq).toBe(1)
  expect(asked).toBe(2)
  expect(errors).toEqual([expect.stringContaining('did not come in time')])
})

test('a store that answers again is heard', async () => {
  const read = source()
  answer = async () => document(1)
  await read()
  answer = hang
  const waiting = read()
  await jest.advanceTimersByTimeAsync(1000)
  await waiting
  answer = async () => document(2)
  await jest.advanceTimersByTimeAsync(4000)
  expect((await read())?.seq).toBe(2)
})

test.each<[string, () => Promise<ChannelDocument | null>, string, string]>([
  ['cannot be read', () => Promise.reject(new Error('the store is away')), 'unreadable', 'the store is away'],
  ['are missing after they were read', async () => null, 'missing', 'has no pointers of stable any more'],
])(
  'pointers that %s are the last good ones, told of once and at their return',
  async (_what, problem, reason, told) => {
    const { current, fallback } = open()
    answer = async () => document(7)
    await current()
    expect(fallback()).toBeNull()
    answer = problem
    for (let page = 0; page < 3; page++) expect((await current())?.seq).toBe(7)
    expect(fallback()).toEqual({ reason, since: new Date().toISOString() })
    expect(errors).toEqual([expect.stringMatching(`${told}.*the last good ones \\(number 7\\) are shown`)])
    answer = async () => document(8)
    expect((await current())?.seq).toBe(8)
    expect(fallback()).toBeNull()
    expect(errors).toHaveLength(2)
  },
)

test('a channel that stands on another one keeps what it knew of both when either is lost', async () => {
  const stored = new Map<string, ChannelDocument>([
    ['stable', { ...document(3), default: { host: 'h', wallet: 'w' } }],
    ['next', { ...document(2), channel: 'next', default: { wallet: 'n' } }],
  ])
  const { current } = open('next', async (name) => stored.get(name) ?? null)
  const whole = await current()
  expect(whole?.default).toEqual({ host: 'h', wallet: 'n' })
  for (const lost of ['stable', 'next']) {
    stored.delete(lost)
    expect(await current()).toEqual(whole)
  }
})

test('older pointers count only after they have stood for five seconds: a store on its way out shows them for a moment, a backup for good', async () => {
  const { current, fallback } = open()
  answer = async () => document(9)
  await current()
  answer = async () => document(4)
  expect((await current())?.seq).toBe(9)
  expect(fallback()?.reason).toBe('older')
  answer = async () => null
  expect((await current())?.seq).toBe(9)
  answer = async () => document(4)
  await jest.advanceTimersByTimeAsync(5000)
  expect((await current())?.seq).toBe(4)
  expect(fallback()).toBeNull()
})

test('without any pointers a page waits four seconds and then has nothing to show', async () => {
  answer = hang
  const waiting = source()()
  await jest.advanceTimersByTimeAsync(4000)
  expect(await waiting).toBeNull()
})

test('a store that never had pointers has nothing to show, and the log says so', async () => {
  answer = async () => null
  expect(await source()()).toBeNull()
  expect(errors).toEqual(['the store has no pointers of stable; there is nothing to show'])
})
