import type { RemoteFailure } from '@mosaic/contracts'
import { createModuleStore } from './module-store'
import type { ModuleResult } from './remote-loader'

const Screen = () => null
const failed = (failure: RemoteFailure): ModuleResult => ({ ok: false, failure })

/** Each step answers one load. */
const storeWith = (...steps: readonly (() => Promise<ModuleResult>)[]) => {
  const left = [...steps]
  const load = jest.fn(() => (left.shift() ?? (async (): Promise<ModuleResult> => ({ ok: true, Component: Screen })))())
  return { load, store: createModuleStore({ load, broken: () => undefined }) }
}

test('a loader that throws leaves a card that can be retried, not a place that waits for ever', async () => {
  const { store } = storeWith(() => Promise.reject(Object.assign(new Error('Loading chunk 184 failed'), { name: 'ChunkLoadError', type: 'error' })))
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
])('when the network is back, a place in sight that failed by %s is asked for again: %s', async (failure, again) => {
  const { store, load } = storeWith(async () => failed(failure))
  store.subscribe('wallet', './Page', () => undefined)
  await store.start('wallet', './Page')
  store.retryLost()
  expect(load).toHaveBeenCalledTimes(again ? 2 : 1)
})

test('what nobody looks at any more waits until somebody does', async () => {
  const { store, load } = storeWith(async () => failed('network'))
  const leave = store.subscribe('wallet', './Page', () => undefined)
  await store.start('wallet', './Page')
  leave()
  store.retryLost()
  expect(load).toHaveBeenCalledTimes(1)
})
