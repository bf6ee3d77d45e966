import type { RemoteFailure } from '@mosaic/contracts'
import { LoadError } from './failure'
import { createRemoteLoader, type LoaderParts } from './remote-loader'
import type { Tags } from './tags'

const Screen = () => null
const files = { './Page': { js: ['Page.js'], css: [] } }
const wallet = {
  version: '1.0.0',
  release: '1.0.0+a',
  base: '/releases/wallet/1/',
  entry: 'remoteEntry.js',
  modules: files,
  texts: {},
  integrity: {},
}

const chunkError = (type: string) =>
  Object.assign(new Error('Loading chunk 1 failed'), {
    name: 'ChunkLoadError',
    type,
    request: '/releases/wallet/1/Page.js',
  })

/** Each step is what one attempt throws; after the last the module loads. */
const loaderWith = (steps: readonly unknown[], change: Partial<LoaderParts> = {}) => {
  const emitted: [string, Record<string, unknown>][] = []
  const pauses: number[] = []
  const busted: string[] = []
  const forgotten: string[] = []
  const left = [...steps]
  const tags: Tags = {
    add: () => undefined,
    integrityOf: () => undefined,
    retryUrl: (url) => url,
    bust: (url) => busted.push(url),
    decorateTag: () => undefined,
  }
  const loadModule = jest.fn(async () => {
    const step = left.shift()
    if (step !== undefined) throw step
    return { default: Screen } as unknown
  })
  const loader = createRemoteLoader({
    composition: { remotes: { wallet } },
    tags,
    loadModule,
    forget: (remote) => forgotten.push(remote),
    ensureTexts: async () => undefined,
    emit: (name, payload) => emitted.push([name, payload]),
    wait: async (ms) => void pauses.push(ms),
    random: () => 0.5,
    ...change,
  })
  return { loader, emitted, pauses, busted, forgotten, loadModule }
}

test('a module that loads is given without any event', async () => {
  const { loader, emitted } = loaderWith([])
  expect(await loader.load('wallet', './Page')).toEqual({ ok: true, Component: Screen })
  expect(emitted).toEqual([])
})

test('a module is shown with the texts of its remote and of the lazy packages that it uses', async () => {
  const modules = { './Page': { ...files['./Page'], packages: ['forms'] } }
  const ensured: string[] = []
  const { loader } = loaderWith([], {
    composition: { remotes: { wallet: { ...wallet, modules } } },
    ensureTexts: async (namespace) => void ensured.push(namespace),
  })
  await loader.load('wallet', './Page')
  expect(ensured).toEqual(['wallet', 'forms'])
})

test.each<[string, unknown, RemoteFailure, number]>([
  [
    'a file that does not arrive is asked for three times',
    new LoadError('network', 'x', '/releases/wallet/1/remoteEntry.js'),
    'network',
    3,
  ],
  ['a chunk that does not arrive is asked for three times', chunkError('error'), 'network', 3],
  ['a chunk that takes too long is asked for twice', chunkError('timeout'), 'timeout', 2],
  ['an entry that takes too long is asked for twice', new LoadError('timeout', 'x', '/e.js'), 'timeout', 2],
  [
    'bytes that are not those of the release are asked for twice',
    new LoadError('sri-mismatch', 'x', '/e.js'),
    'sri-mismatch',
    2,
  ],
  ['code that throws when it starts runs anew once', new Error('boom'), 'init-error', 2],
  [
    'a shared version that does not fit is not tried again',
    new Error('Version 18 from host of shared singleton module react does not satisfy the requirement of wallet'),
    'incompatible',
    1,
  ],
])('%s', async (_rule, error, failure, tries) => {
  const { loader, loadModule, emitted } = loaderWith(Array.from({ length: 9 }, () => error))
  expect(await loader.load('wallet', './Page')).toEqual({ ok: false, failure })
  expect(loadModule).toHaveBeenCalledTimes(tries)
  expect(emitted).toEqual([['remote.failed@1', { remote: 'wallet', module: './Page', release: '1.0.0+a', failure }]])
})

test.each<[string, Partial<LoaderParts>]>([
  ['this host cannot live with', { fits: ({ needs }) => needs?.shared.react !== '^20' }],
  [
    'the edge says this host cannot live with',
    { composition: { remotes: { wallet: { ...wallet, refused: 'endpoint jackpots' } } } },
  ],
])('a release that %s: not loaded, failure reported', async (_rule, change) => {
  const composition = { remotes: { wallet: { ...wallet, needs: { shared: { react: '^20' } } } } }
  const { loader, loadModule, emitted } = loaderWith([], { composition, ...change })
  expect(await loader.load('wallet', './Page')).toEqual({ ok: false, failure: 'incompatible' })
  expect(loadModule).not.toHaveBeenCalled()
  expect(emitted).toEqual([
    ['remote.failed@1', { remote: 'wallet', module: './Page', release: '1.0.0+a', failure: 'incompatible' }],
  ])
})

test('an automatic recovery is reported with the number of attempts', async () => {
  const { loader, emitted } = loaderWith([chunkError('error'), chunkError('error')])
  expect(await loader.load('wallet', './Page')).toMatchObject({ ok: true })
  expect(emitted).toEqual([
    ['remote.recovered@1', { remote: 'wallet', module: './Page', release: '1.0.0+a', attempts: 3 }],
  ])
})

test('a manual retry after a failure is reported as a recovery with all attempts', async () => {
  const { loader, emitted } = loaderWith([chunkError('error'), chunkError('error'), chunkError('error')])
  await loader.load('wallet', './Page')
  expect(await loader.load('wallet', './Page')).toMatchObject({ ok: true })
  expect(emitted.map(([name, payload]) => [name, payload.attempts])).toEqual([
    ['remote.failed@1', undefined],
    ['remote.recovered@1', 4],
  ])
})

test('pauses grow and are spread by half to both sides', async () => {
  const steps = Array.from({ length: 3 }, () => chunkError('error'))
  const pausesAt = async (random: number) => {
    const { loader, pauses } = loaderWith(steps, { random: () => random })
    await loader.load('wallet', './Page')
    return pauses
  }
  expect(await pausesAt(0)).toEqual([150, 450])
  expect(await pausesAt(1)).toEqual([450, 1350])
})

test('a file that did not arrive is loaded under a new query, and the remote keeps running', async () => {
  const { loader, busted, forgotten } = loaderWith([chunkError('error')])
  await loader.load('wallet', './Page')
  expect(busted).toEqual(['/releases/wallet/1/Page.js'])
  expect(forgotten).toEqual([])
})

test('code that ran and threw is forgotten, so that it can run again', async () => {
  const { loader, forgotten } = loaderWith([new Error('boom')])
  await loader.load('wallet', './Page')
  expect(forgotten).toEqual(['wallet'])
})

test('a module that broke while it was shown starts from nothing, and its return is a recovery', async () => {
  const { loader, forgotten, emitted } = loaderWith([])
  await loader.broken('wallet', './Page', 'render-error')
  await loader.load('wallet', './Page')
  expect(forgotten).toEqual(['wallet'])
  expect(emitted.map(([name]) => name)).toEqual(['remote.failed@1', 'remote.recovered@1'])
})

test.each<[string, boolean, RemoteFailure]>([
  ['whose bytes are others', true, 'sri-mismatch'],
  ['that the network did not bring', false, 'network'],
])('a lazy part %s is reported under that failure', async (_what, isThere, failure) => {
  const url = '/releases/wallet/1/184.js'
  const original = globalThis.fetch
  globalThis.fetch = jest.fn(async (_url: unknown, options?: RequestInit) => {
    if (!isThere || options?.integrity) throw new TypeError('Failed to fetch')
    return { ok: true } as Response
  }) as typeof fetch
  const { loader, emitted } = loaderWith([], {
    tags: {
      add: () => undefined,
      integrityOf: () => 'sha384-a',
      retryUrl: (address) => address,
      bust: () => undefined,
      decorateTag: () => undefined,
    },
  })
  expect(await loader.broken('wallet', './Page', 'network', url)).toBe(failure)
  expect(emitted).toEqual([['remote.failed@1', { remote: 'wallet', module: './Page', release: '1.0.0+a', failure }]])
  globalThis.fetch = original
})

test('texts belong to the module: without them it has not loaded', async () => {
  const { loader } = loaderWith([], {
    ensureTexts: async () => Promise.reject(new LoadError('network', 'no texts', '/t.json')),
  })
  expect(await loader.load('wallet', './Page')).toEqual({ ok: false, failure: 'network' })
})

test('a module without a component as its default export is no module', async () => {
  const { loader } = loaderWith([], { loadModule: async () => ({ Page: Screen }) })
  expect(await loader.load('wallet', './Page')).toEqual({ ok: false, failure: 'init-error' })
})

test('modules outside the composition are not loaded', async () => {
  const { loader, loadModule } = loaderWith([])
  expect(await loader.load('wallet', './Gone')).toEqual({ ok: false, failure: 'incompatible' })
  expect(await loader.load('nobody', './Page')).toEqual({ ok: false, failure: 'incompatible' })
  expect(loadModule).not.toHaveBeenCalled()
})

describe('the release before', () => {
  const earlier = { ...wallet, release: '0.9.0+b' }
  const withEarlier = (steps: readonly unknown[], modules: typeof files | object = files) => {
    const remotes: Record<string, typeof wallet> = { wallet }
    const fallBack = jest.fn(async (remote: string) => {
      remotes[remote] = { ...earlier, modules: modules as typeof files }
      return true
    })
    return { ...loaderWith(steps, { composition: { remotes }, fallBack }), fallBack }
  }

  test('previous release loads instead: both outcomes are reported with their release', async () => {
    const outcomes: unknown[] = []
    const remotes: Record<string, typeof wallet> = { wallet }
    const { loader } = loaderWith(
      Array.from({ length: 3 }, () => chunkError('error')),
      {
        composition: { remotes },
        fallBack: async () => {
          remotes.wallet = earlier
          return true
        },
        report: ({ release, failure }) => outcomes.push([release, failure]),
        now: () => 0,
      },
    )
    expect(await loader.load('wallet', './Page')).toMatchObject({ ok: true })
    expect(outcomes).toEqual([
      ['1.0.0+a', 'network'],
      ['0.9.0+b', null],
    ])
  })

  test('previous release: not fetched while the current one loads', async () => {
    const { loader, fallBack } = withEarlier([])
    await loader.load('wallet', './Page')
    expect(fallBack).not.toHaveBeenCalled()
  })

  test('previous release also unreachable: the card shows the first failure', async () => {
    const { loader } = loaderWith(
      Array.from({ length: 3 }, () => chunkError('timeout')),
      { fallBack: () => Promise.reject(chunkError('error')) },
    )
    expect(await loader.load('wallet', './Page')).toEqual({ ok: false, failure: 'timeout' })
  })

  test('previous release without the module: the card stays', async () => {
    const { loader } = withEarlier(
      Array.from({ length: 3 }, () => chunkError('error')),
      {},
    )
    expect(await loader.load('wallet', './Page')).toEqual({ ok: false, failure: 'network' })
  })
})
