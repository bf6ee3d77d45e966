import { openFileStore } from '../store/file-store'
import type { ReleaseStore } from '../store/release-store'
import { hostManifest, remoteManifest } from '../testing/samples'
import { createManifestSource } from './manifest-source'

const wallet = remoteManifest('wallet')
let answer: () => Promise<unknown>
let reads = 0
let errors: unknown[]
// Only the manifest methods of the store are called.
const store: ReleaseStore = {
  ...openFileStore('/nowhere'),
  remote: async () => {
    reads++
    return (await answer()) as typeof wallet
  },
  host: async () => (await answer()) as typeof hostManifest,
}
const source = () => createManifestSource(store, (error) => errors.push(error))

beforeEach(() => {
  reads = 0
  errors = []
})
afterEach(() => jest.useRealTimers())

test('a manifest is read once', async () => {
  answer = async () => wallet
  const { remote } = source()
  expect(await remote('wallet', wallet.release)).toBe(wallet)
  expect(await remote('wallet', wallet.release)).toBe(wallet)
  expect([reads, errors]).toEqual([1, []])
})

test.each<[string, () => Promise<unknown>]>([
  ['an error in JSON', async () => ({ errorCode: 'system.busy' })],
  ['a page instead of JSON', async () => JSON.parse('<!doctype html>')],
  ['half a manifest', async () => ({ ...wallet, modules: undefined })],
  ['the manifest of another remote', async () => remoteManifest('games')],
  ['the manifest of another release', async () => ({ ...wallet, release: '0.9.0+aaaaaaaaaaaa' })],
])('%s instead of a manifest: null, and the next page reads again', async (_what, problem) => {
  answer = problem
  const { remote } = source()
  expect(await remote('wallet', wallet.release)).toBeNull()
  expect(errors).toHaveLength(1)
  answer = async () => wallet
  expect(await remote('wallet', wallet.release)).toBe(wallet)
})

test('store hangs: reading a manifest gives up after four seconds', async () => {
  jest.useFakeTimers()
  answer = () => new Promise(() => undefined)
  const waiting = source().remote('wallet', wallet.release)
  await jest.advanceTimersByTimeAsync(4000)
  expect(await waiting).toBeNull()
})

test('JSON error instead of a host manifest: null', async () => {
  answer = async () => ({ errorCode: 'system.busy' })
  const { host } = source()
  expect(await host(hostManifest.release)).toBeNull()
  answer = async () => hostManifest
  expect(await host(hostManifest.release)).toBe(hostManifest)
})
