import type { RemoteFailure } from '@mosaic/contracts'
import { createModuleStore } from './module-store'
import type { ModuleResult } from './remote-loader'

const Screen = () => null
const failed = (failure: RemoteFailure): ModuleResult => ({ ok: false, failure })

/** Failure kind that the loader finds for a broken module. */
let known: RemoteFailure | null = null
afterEach(() => {
  known = null
})

/** Each step answers one load. */
const storeWith = (...steps: readonly (() => Promise<ModuleResult>)[]) => {
  const left = [...steps]
  const load = jest.fn(() => (left.shift() ?? (async (): Promise<ModuleResult> => ({ ok: true, Component: Screen })))())
  return { load, store: createModuleStore({ load, broken: async (_remote, _module, failure) => known ?? failure }) }
}

test('a loader that throws leaves a card that can be retried, not a place that waits for ever', async () => {
  const { store } = storeWith(() =>
    Promise.reject(Object.assign(new Error('Loading chunk 184 failed'), { name: 'ChunkLoadError', type: 'error' })),
  )
  await store.start('wallet', './Page')
  expect(store.state('wallet', './Page')).toEqual({ kind: 'failed', failure: 'network' })
  await store.retry('wallet', './Page')
  expect(store.state('wallet', './Page')).toMatchObject({ kind: 'ready' })
})

test.each<[RemoteFailure, boolean]>([
  ['network', true],
  ['timeout', true],
  ['sri-mismatch', false],
  ['incompatible', false],
  ['init-error', false],
  ['render-error', false],
])('network back: a visible module that failed by %s is retried: %s', async (failure, again) => {
  const { store, load } = storeWith(async () => failed(failure))
  store.subscribe('wallet', './Page', () => undefined)
  await store.start('wallet', './Page')
  store.retryLost()
  expect(load).toHaveBeenCalledTimes(again ? 2 : 1)
})

test('a failed module out of view is retried when it is shown again', async () => {
  const { store, load } = storeWith(async () => failed('network'))
  const leave = store.subscribe('wallet', './Page', () => undefined)
  await store.start('wallet', './Page')
  leave()
  store.retryLost()
  expect(load).toHaveBeenCalledTimes(1)
})

const refusedChunk = Object.assign(new Error('Loading chunk 184 failed'), {
  name: 'ChunkLoadError',
  type: 'error',
  request: '/releases/wallet/1/184.js',
})

test('a refused lazy part shows its card immediately, with its failure class once known', async () => {
  const { store } = storeWith()
  await store.start('wallet', './Page')
  known = 'sri-mismatch'
  store.broken('wallet', './Page', refusedChunk)
  expect(store.state('wallet', './Page')).toEqual({ kind: 'failed', failure: 'network' })
  await Promise.resolve()
  expect(store.state('wallet', './Page')).toEqual({ kind: 'failed', failure: 'sri-mismatch' })
})

test('a failure card that the visitor has retried does not return with the late answer', async () => {
  const { store } = storeWith()
  await store.start('wallet', './Page')
  known = 'sri-mismatch'
  store.broken('wallet', './Page', refusedChunk)
  await store.retry('wallet', './Page')
  expect(store.state('wallet', './Page')).toMatchObject({ kind: 'ready' })
})
