/** @jest-environment jsdom */
import { sampleComposition } from '../testing/sample-composition'
import { prepareNextSteps } from './prepare-next-steps'
import { filesToPrefetch } from './idle-prefetch'

const remote = (name: string) => ({
  version: '1',
  release: '1+a',
  base: `/r/${name}/`,
  entry: 'remoteEntry.js',
  texts: {},
  integrity: {},
  modules: {
    './List': { js: ['shared.js', 'List.js'], css: ['List.css'], packages: ['forms'] },
    './Deep': { js: ['shared.js', 'Deep.js'], css: [] },
  },
})
const route = (path: string, module: './List' | './Deep') =>
  ({ path, module, remote: 'games', access: 'public', title: 't', label: 'T' }) as const
const entry = (to: string) =>
  ({ place: 'bottom', key: 'k', icon: 'i', to, order: 1, remote: 'games', label: 'L' }) as const

test('every entry, the modules that menus lead to and the packages that these use are fetched ahead, each file once', () => {
  const files = filesToPrefetch({
    remotes: { games: remote('games'), wallet: remote('wallet') },
    packages: { forms: { base: '/r/host/', js: ['forms.js'], css: ['forms.css'], texts: {} } },
    routes: [route('/m/list', './List'), route('/m/deep', './Deep')],
    menu: [entry('/m/list?x=1'), entry('/m/list')],
  })
  expect(files).toEqual([
    '/r/games/remoteEntry.js',
    '/r/wallet/remoteEntry.js',
    '/r/host/forms.js',
    '/r/host/forms.css',
    '/r/games/shared.js',
    '/r/games/List.js',
    '/r/games/List.css',
  ])
})

test('no interaction: no prefetch; the first touch prefetches in idle time, once', async () => {
  jest.useFakeTimers()
  const drawn: string[] = []
  jest.spyOn(HTMLImageElement.prototype, 'src', 'set').mockImplementation((url) => {
    drawn.push(url)
  })
  const fetched = jest.fn((_url: string) => Promise.resolve({ arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)) }))
  Object.assign(globalThis, { fetch: fetched })
  Object.assign(performance, { getEntriesByName: () => [] })
  const { merchant, status } = sampleComposition()
  prepareNextSteps({
    remotes: { games: remote('games') },
    routes: [],
    menu: [],
    merchant: { ...merchant, statePictures: { offline: '/art/offline.1a.webp', region: '/art/region.2b.webp' } },
    status,
  })
  await jest.advanceTimersByTimeAsync(60_000)
  expect([...fetched.mock.calls, ...drawn]).toEqual([])
  window.dispatchEvent(new Event('pointerdown'))
  window.dispatchEvent(new Event('scroll'))
  await jest.advanceTimersByTimeAsync(10_000)
  expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/r/games/remoteEntry.js'])
  // The merchant's picture hosts may send images and no other answers.
  expect(drawn).toEqual(['/art/offline.1a.webp'])
  jest.useRealTimers()
})
