import fc from 'fast-check'
import { classify } from './gate'
import type { NeighbourReleases, GatedRelease, ReasonKind } from './gate-parties'
import type { RemoteNeeds } from './manifest'
import { satisfies } from './ranges'

const tags = ['en', 'pt', 'ja', 'ko', 'es', 'th']
const each = <T>(value: T) => Object.fromEntries(tags.map((tag) => [tag, value]))

const none = { exports: {}, endpoints: [], hears: [], emits: [], slots: [], fills: [], icons: [], tokens: [] }
const remote = (name: string, change: Record<string, unknown> = {}): GatedRelease & { routes: unknown } => ({
  name,
  release: '1.0.0+aaaaaaaaaaaa',
  shared: { react: '^19.3.0', '@mosaic/ui': '*' },
  routes: [{ path: `/m/${name}`, title: 'title' }],
  texts: each('texts.json'),
  labels: each({ title: name }),
  needs: none,
  ...change,
})
/** A remote whose code needs this. */
const needing = (name: string, needs: Partial<RemoteNeeds>, change: Record<string, unknown> = {}) =>
  remote(name, { needs: { ...none, ...needs }, ...change })
const host = (change: Record<string, unknown> = {}): GatedRelease => ({
  release: '2.0.0+ffffffffffff',
  shared: { react: '19.3.1', '@mosaic/ui': '1.0.0' },
  provides: {
    exports: { '@mosaic/ui': ['Button'] },
    endpoints: ['funds'],
    slots: ['home.hero'],
    icons: ['star'],
    events: ['round@1', 'round@2', 'balance@1'],
    emits: ['balance@1'],
    converters: ['round@2>1'],
    tokens: ['--brand'],
    ...change,
  },
})
const neighbours = (...parts: GatedRelease[]): NeighbourReleases => ({
  hosts: parts.filter((part) => !('routes' in part)) as NeighbourReleases['hosts'],
  remotes: parts.filter((part) => 'routes' in part) as NeighbourReleases['remotes'],
})
const kinds = (release: GatedRelease, ...parts: GatedRelease[]) =>
  classify(release, neighbours(...parts)).reasons.map(({ kind, verdict }) => `${verdict} ${kind}`)

test('a remote that does not say what it needs is refused, and a host does not answer for that', () => {
  const unsaid = remote('wallet', { needs: undefined })
  expect(kinds(unsaid, host())).toEqual(['refuse needs'])
  expect(kinds(host(), unsaid)).toEqual([])
})

test('releases that agree about everything are ok', () => {
  expect(classify(remote('wallet'), neighbours(host(), remote('games')))).toEqual({ verdict: 'ok', reasons: [] })
})

describe('a remote and a host', () => {
  const uses = (needs: Partial<RemoteNeeds>) => ({ needs: { ...none, ...needs } })
  test.each<[string, Record<string, unknown>, ReasonKind]>([
    [
      'a name that the shared package of the host does not export',
      uses({ exports: { '@mosaic/ui': ['Confetti'] } }),
      'export',
    ],
    ['an endpoint that the api-client of the host does not know', uses({ endpoints: ['jackpots'] }), 'endpoint'],
    ['a shared module in a version that the host does not offer', { shared: { react: '^20.0.0' } }, 'shared'],
    ['a shared module that the host does not offer at all', { shared: { vue: '^3.0.0' } }, 'shared'],
    ['a slot that the host does not have', uses({ fills: ['home.nowhere'] }), 'slot'],
    ['an event that the bus of the host does not know', uses({ emits: ['invented@1'] }), 'event'],
    ['a token that nobody defines', uses({ tokens: ['--glow'] }), 'tokens'],
  ])('%s: refused', (_what, change, kind) => {
    expect(kinds(remote('wallet', change), host())).toEqual([`refuse ${kind}`])
    // The other way round, when the host is the one that is published.
    expect(kinds(host(), remote('wallet', change))).toEqual([`refuse ${kind}`])
  })

  test('a host from before provisions existed is only compared by what it says', () => {
    const old = { release: '0.9.0+eeeeeeeeeeee', shared: { react: '19.3.1', '@mosaic/ui': '1.0.0' } }
    expect(kinds(needing('wallet', { tokens: ['--glow'] }), old)).toEqual([])
  })

  test('every host that the remote can meet counts, also one that only a canary shows', () => {
    const canary = { ...host({ endpoints: [] }), release: '3.0.0+dddddddddddd' }
    expect(
      classify(needing('wallet', { endpoints: ['funds'] }), neighbours(host(), canary)).reasons.map(
        ({ parties }) => parties[1].release,
      ),
    ).toEqual(['3.0.0+dddddddddddd'])
  })
})

describe('two remotes', () => {
  test('one address in two remotes: refused, also with different parameter names', () => {
    const one = remote('other', { routes: [{ path: '/m/game/:code', title: 'title' }] })
    const two = remote('games', { routes: [{ path: '/m/x', aliases: ['/m/game/:id'], title: 'title' }] })
    expect(classify(one, neighbours(two)).reasons[0]?.sentence).toBe(
      '/m/game/:code of other 1.0.0+aaaaaaaaaaaa and /m/game/:id of games 1.0.0+aaaaaaaaaaaa both match /m/game/any; rename it in one of the two remote.config.ts',
    )
  })
  test('two patterns that match one address: refused with that address', () => {
    const one = remote('other', { routes: [{ path: '/m/:page', title: 'title' }] })
    const two = remote('games', { routes: [{ path: '/m/gameRecord', title: 'title' }] })
    expect(classify(one, neighbours(two)).reasons[0]?.sentence).toBe(
      '/m/:page of other 1.0.0+aaaaaaaaaaaa and /m/gameRecord of games 1.0.0+aaaaaaaaaaaa both match /m/gameRecord; rename it in one of the two remote.config.ts',
    )
  })
  test('two releases of one remote may share their address', () => {
    expect(kinds(remote('wallet'), remote('wallet', { release: '2.0.0+bbbbbbbbbbbb' }))).toEqual([])
  })
  test('a listener of an older version lives with a newer emitter while a down-converter leads there', () => {
    const emitter = needing('games', { emits: ['round@2'] })
    const listener = needing('wallet', { hears: ['round@1'] })
    expect(kinds(listener, host(), emitter)).toEqual([])
    expect(kinds(emitter, host(), listener)).toEqual([])
    expect(kinds(emitter, host({ converters: [] }), listener)).toEqual(['refuse event'])
    expect(kinds(listener, host({ converters: [] }), emitter)).toContain('refuse event')
    // A host that drops the converter is the one that breaks the pair.
    expect(kinds(host({ converters: [] }), emitter, listener)).toContain('refuse event')
  })
  test('a converter never leads upwards', () => {
    expect(
      kinds(needing('wallet', { hears: ['round@2'] }), host(), needing('games', { emits: ['round@1'] })),
    ).toContain('refuse event')
  })
  test('converters are followed over several versions', () => {
    const emitter = needing('games', { emits: ['round@3'] })
    const listener = needing('wallet', { hears: ['round@1'] })
    expect(
      kinds(
        emitter,
        host({ events: ['round@1', 'round@2', 'round@3'], converters: ['round@3>2', 'round@2>1'] }),
        listener,
      ),
    ).toEqual([])
  })
  test('a release stops emitting a subscribed event: refused, unless another release emits it', () => {
    const before = needing('games', { emits: ['round@2'] })
    const listener = needing('wallet', { hears: ['round@1'] })
    const quiet = needing('games', {})
    const stops = (...others: GatedRelease[]) =>
      classify(quiet, { ...neighbours(host(), listener, ...others), replaced: [before] }).reasons.map(
        ({ sentence }) => sentence,
      )
    expect(stops()).toEqual([
      'games 1.0.0+aaaaaaaaaaaa no longer emits round@1, which wallet 1.0.0+aaaaaaaaaaaa listens for and nobody else emits: go on emitting it, or publish wallet that does without it first.',
    ])
    expect(stops(needing('studio', { emits: ['round@1'] }))).toEqual([])
    // The replaced release did not emit it either.
    expect(classify(quiet, { ...neighbours(host(), listener), replaced: [quiet] }).verdict).toBe('ok')
  })
  test('a host stops emitting an event that a remote subscribes to: refused', () => {
    const listener = needing('wallet', { hears: ['balance@1'] })
    const { reasons } = classify(host({ emits: [] }), { ...neighbours(listener), replaced: [host()] })
    expect(reasons.map(({ verdict, kind }) => `${verdict} ${kind}`)).toEqual(['refuse event'])
  })
  test('a remote stops emitting an event that the host subscribes to: refused', () => {
    const { reasons } = classify(needing('games', {}), {
      ...neighbours(host({ hears: ['round@1'] })),
      replaced: [needing('games', { emits: ['round@1'] })],
    })
    expect(reasons.map(({ verdict, kind }) => `${verdict} ${kind}`)).toEqual(['refuse event'])
  })
  test('a subscription to an event without emitter: warning', () => {
    expect(kinds(needing('wallet', { hears: ['round@1', 'balance@1'] }), host())).toEqual(['warn event'])
  })
})

describe('a remote alone', () => {
  test('texts missing in a language: refused', () => {
    const { th: _gone, ...others } = each({ title: 'x' })
    expect(kinds(remote('wallet', { labels: others }))).toEqual(['refuse texts'])
    expect(kinds(remote('wallet', { texts: { en: 'a.json' } }))).toHaveLength(5)
  })
  test('heavy module: warning; very heavy module: refused', () => {
    expect(kinds(remote('wallet', { weights: { './A': 20_000, './B': 31_000, './C': 81_000 } }))).toEqual([
      'warn size',
      'refuse size',
    ])
  })
})

test('every refusal names both parties, their versions and the mend in one sentence', () => {
  const broken = needing(
    'wallet',
    {
      exports: { '@mosaic/ui': ['Confetti'] },
      endpoints: ['jackpots'],
      hears: ['round@1'],
      fills: ['nowhere'],
      tokens: ['--glow'],
      emits: ['invented@1'],
    },
    { shared: { react: '^20.0.0', '@mosaic/ui': '*' }, routes: [{ path: '/m/Games/', title: 'title' }] },
  )
  const { reasons } = classify(broken, neighbours(host({ converters: [] }), needing('games', { emits: ['round@2'] })))
  const refused = reasons.filter(({ verdict }) => verdict === 'refuse')
  expect(new Set(refused.map(({ kind }) => kind))).toEqual(
    new Set(['export', 'endpoint', 'shared', 'slot', 'event', 'tokens', 'route']),
  )
  for (const { sentence, parties } of refused) {
    for (const { name, release } of parties) expect(sentence).toContain(`${name} ${release}`)
    expect(sentence).toMatch(/: |; /)
  }
})

test('the verdict does not depend on the order in which the others are named', () => {
  const parts = [
    host(),
    needing('games', { emits: ['round@2'] }),
    remote('agent', { routes: [{ path: '/m/wallet', title: 'title' }] }),
  ]
  fc.assert(
    fc.property(fc.shuffledSubarray(parts, { minLength: parts.length }), (shuffled) => {
      const sentences = classify(remote('wallet'), neighbours(...shuffled)).reasons.map(({ sentence }) => sentence)
      expect(new Set(sentences)).toEqual(
        new Set(classify(remote('wallet'), neighbours(...parts)).reasons.map(({ sentence }) => sentence)),
      )
    }),
  )
})

test.each([
  ['1.4.0', '^1', true],
  ['1.4.0', '^1.5.0', false],
  ['2.0.0', '^1', false],
  ['0.4.1', '^0.4.0', true],
  ['0.5.0', '^0.4.0', false],
  ['0.0.2', '^0.0.1', false],
  ['1.4.9', '~1.4.2', true],
  ['1.5.0', '~1.4.2', false],
  ['3.0.0', '>=2', true],
  ['1.2.3', '<=1.2.3', true],
  ['1.2.4', '<=1.2.3', false],
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['1.2.4', '*', true],
  ['odd', '^1', false],
  ['1.0.0', '1 || 2', false],
])('%s satisfies %s: %s', (version, range, expected) => expect(satisfies(version, range)).toBe(expected))
