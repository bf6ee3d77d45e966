import { openFileStore } from '../store/file-store'
import type { ReleaseStore } from '../store/release-store'
import { hostManifest, remoteManifest } from '../testing/samples'
import { createManifestSource } from './manifest-source'

const wallet = remoteManifest('wallet')
let answer: () => Promise<unknown>
let asked = 0
let errors: unknown[]
// Only what is read of a manifest matters here; the rest of a store is never called.
const store: ReleaseStore = {
  ...openFileStore('/nowhere'),
  remote: async () => {
    asked++
    return (await answer()) as typeof wallet
  },
  host: async () => (await answer()) as typeof hostManifest,
}
const source = () => createManifestSource(store, (error) => errors.push(error))

beforeEach(() => {
  asked = 0
  errors = []
})
afterEach(() => jest.useRealTimers())

test('a manifest is read once', async () => {
  answer = async () => wallet
  const { remote } = source()
  expect(await remote('wallet', wallet.release)).toBe(wallet)
  expect(await remote('wallet', wallet.release)).toBe(wallet)
  expect([asked, errors]).toEqual([1, []])
})

test.each<[string, () => Promise<unknown>]>([
  ['an error in JSON', async () => ({ errorCode: 'system.busy' })],
  ['a page instead of JSON', async () => JSON.parse('<!doctype html>')],
  ['half a manifest', async () => ({ ...wallet, modules: undefined })],
  ['the manifest of another remote', async () => remoteManifest('games')],
  ['the manifest of another release', async () => ({ ...wallet, release: '0.9.0+aaaaaaaaaaaa' })],
])('%s is no manifest, and the next page asks again', async (_what, problem) => {
  answer = problem
  const { remote } = source()
  expect(await remote('wallet', wallet.release)).toBeNull()
  expect(errors).toHaveLength(1)
  answer = async () => wallet
  expect(await remote('wallet', wallet.release)).toBe(wallet)
})

test('a store that hangs is given up after four seconds', async () => {
  jest.useFakeTimers()
  answer = () => new Promise(() => undefined)
  const waiting = source().remote('wallet', wallet.release)
  await jest.advanceTimersByTimeAsync(4000)
  expect(await waiting).toBeNull()
})

test('an error in JSON is no host either', async () => {
  answer = async () => ({ errorCode: 'system.busy' })
  const { host } = source()
  expect(await host(hostManifest.release)).toBeNull()
  answer = async () => hostManifest
  expect(await host(hostManifest.release)).toBe(hostManifest)
})
