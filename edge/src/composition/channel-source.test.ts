import type { ChannelDocument } from '../store/channel-document'
import { createChannelSource } from './channel-source'

const document = (seq: number): ChannelDocument => ({ schema: 1, channel: 'stable', seq, default: {} })
let answer: () => Promise<ChannelDocument | null>
let reads = 0
let errors: string[]
const open = (name = 'stable', channel = (_name: string) => ((reads += 1), answer())) =>
  createChannelSource({ channel }, name, (error) => errors.push(error instanceof Error ? error.message : String(error)))
const source = () => open().current
const hang = () => new Promise<never>(() => undefined)

beforeEach(() => {
  jest.useFakeTimers()
  reads = 0
  errors = []
})
afterEach(() => jest.useRealTimers())

test('every page reads the pointers', async () => {
  const read = source()
  for (const seq of [1, 2, 3]) {
    answer = async () => document(seq)
    expect((await read())?.seq).toBe(seq)
  }
  expect([reads, errors]).toEqual([3, []])
})

test('store hangs: the last good pointers are used after a second, and further pages do not wait', async () => {
  const read = source()
  answer = async () => document(1)
  await read()
  answer = hang
  const waiting = read()
  await jest.advanceTimersByTimeAsync(1000)
  expect((await waiting)?.seq).toBe(1)
  for (let page = 0; page < 5; page++) expect((await read())?.seq).toBe(1)
  expect(reads).toBe(2)
  expect(errors).toEqual([expect.stringContaining('did not come in time')])
})

test('store answers again: its pointers are used', async () => {
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
  'pointers that %s: the last good ones are used; start and end are reported once',
  async (_what, problem, reason, sentence) => {
    const { current, fallback } = open()
    answer = async () => document(7)
    await current()
    expect(fallback()).toBeNull()
    answer = problem
    for (let page = 0; page < 3; page++) expect((await current())?.seq).toBe(7)
    expect(fallback()).toEqual({ reason, since: new Date().toISOString() })
    expect(errors).toEqual([expect.stringMatching(`${sentence}.*the last good ones \\(number 7\\) are shown`)])
    answer = async () => document(8)
    expect((await current())?.seq).toBe(8)
    expect(fallback()).toBeNull()
    expect(errors).toHaveLength(2)
  },
)

test('channel with a base, one of them lost: the last good pointers of both are used', async () => {
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

test('older pointers: used only after five seconds, because a store that is being emptied shows them for a moment', async () => {
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

test('no last good pointers and a store that hangs: the page gives up after four seconds', async () => {
  answer = hang
  const waiting = source()()
  await jest.advanceTimersByTimeAsync(4000)
  expect(await waiting).toBeNull()
})

test('store without pointers: nothing to show, and the log says so', async () => {
  answer = async () => null
  expect(await source()()).toBeNull()
  expect(errors).toEqual(['the store has no pointers of stable; there is nothing to show'])
})
