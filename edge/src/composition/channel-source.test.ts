import type { ChannelDocument } from '../store/release-store'
import { createChannelSource } from './channel-source'

const document = (seq: number): ChannelDocument => ({ schema: 1, channel: 'stable', seq, default: {} })
let answer: () => Promise<ChannelDocument | null>
let asked = 0
let errors: string[]
const source = () =>
  createChannelSource({ channel: () => ((asked += 1), answer()) }, 'stable', (error) =>
    errors.push(error instanceof Error ? error.message : String(error)),
  )
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

test('pointers that cannot be read are the last good ones, and the reason is told', async () => {
  const read = source()
  answer = async () => document(1)
  await read()
  answer = () => Promise.reject(new Error('the store is away'))
  expect((await read())?.seq).toBe(1)
  expect(errors).toEqual(['the store is away'])
})

test('without any pointers a page waits four seconds and then has nothing to show', async () => {
  answer = hang
  const waiting = source()()
  await jest.advanceTimersByTimeAsync(4000)
  expect(await waiting).toBeNull()
})
