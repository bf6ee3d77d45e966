import fc from 'fast-check'
import { classify, type Company, type GatedRelease, type ReasonKind } from './gate'
import { satisfies } from './ranges'

const tags = ['en', 'pt', 'ja', 'ko', 'es', 'th']
const each = <T>(value: T) => Object.fromEntries(tags.map((tag) => [tag, value]))

const remote = (name: string, change: Record<string, unknown> = {}): GatedRelease & { routes: unknown } => ({
  name,
  release: '1.0.0+aaaaaaaaaaaa',
  requires: { contracts: '^1' },
  emits: [],
  shared: { react: '^19.3.0' },
  routes: [{ path: `/m/${name}`, title: 'title' }],
  texts: each('texts.json'),
  labels: each({ title: name }),
  ...change,
})
const host = (change: Record<string, unknown> = {}): GatedRelease => ({
  release: '2.0.0+ffffffffffff',
  shared: { react: '19.3.1' },
  provides: {
    contracts: '1.4.0',
    slots: ['home.hero'],
    events: ['round@1', 'round@2', 'balance@1'],
    emits: ['balance@1'],
    converters: ['round@2>1'],
    tokens: ['--brand'],
    ...change,
  },
})
const company = (...parts: GatedRelease[]): Company => ({
  hosts: parts.filter((part) => !('routes' in part)) as Company['hosts'],
  remotes: parts.filter((part) => 'routes' in part) as Company['remotes'],
})
const kinds = (release: GatedRelease, ...parts: GatedRelease[]) =>
  classify(release, company(...parts)).reasons.map(({ kind, verdict }) => `${verdict} ${kind}`)

test('releases that agree about everything are ok', () => {
  expect(classify(remote('wallet'), company(host(), remote('games')))).toEqual({ verdict: 'ok', reasons: [] })
})

describe('a remote and a host', () => {
  test.each<[string, Record<string, unknown>, ReasonKind]>([
    ['contracts of another major version', { requires: { contracts: '^2' } }, 'contracts'],
    ['a shared module in a version that the host does not offer', { shared: { react: '^20.0.0' } }, 'shared'],
    ['a shared module that the host does not offer at all', { shared: { vue: '^3.0.0' } }, 'shared'],
    ['a slot that the host does not have', { extensions: [{ slot: 'home.nowhere' }] }, 'slot'],
    ['an event that the bus of the host does not know', { emits: ['invented@1'] }, 'event'],
    ['a token that nobody defines', { tokens: ['--glow'] }, 'tokens'],
  ])('with %s are refused', (_what, change, kind) => {
    expect(kinds(remote('wallet', change), host())).toEqual([`refuse ${kind}`])
    // The other way round, when the host is the one that is published.
    expect(kinds(host(), remote('wallet', change))).toEqual([`refuse ${kind}`])
  })

  test('a host from before provisions existed is only compared by what it says', () => {
    const old = { release: '0.9.0+eeeeeeeeeeee', shared: { react: '19.3.1' } }
    expect(kinds(remote('wallet', { tokens: ['--glow'] }), old)).toEqual([])
  })

  test('every host that the remote can meet counts, also one that only a canary shows', () => {
    const canary = { ...host({ contracts: '2.0.0' }), release: '3.0.0+dddddddddddd' }
    expect(
      classify(remote('wallet'), company(host(), canary)).reasons.map(({ parties }) => parties[1].release),
    ).toEqual(['3.0.0+dddddddddddd'])
  })
})

describe('two remotes', () => {
  test('that claim one address are refused, also when only the parameter is called differently', () => {
    const one = remote('other', { routes: [{ path: '/m/game/:code', title: 'title' }] })
    const two = remote('games', { routes: [{ path: '/m/x', aliases: ['/m/game/:id'], title: 'title' }] })
    expect(classify(one, company(two)).reasons[0]?.sentence).toBe(
      'other 1.0.0+aaaaaaaaaaaa and games 1.0.0+aaaaaaaaaaaa both claim /m/game/:code; rename it in one of the two remote.config.ts',
    )
  })
  test('of one owner never meet, so they may share their address', () => {
    expect(kinds(remote('wallet'), remote('wallet', { release: '2.0.0+bbbbbbbbbbbb' }))).toEqual([])
  })
  test('a listener of an older version lives with a newer emitter while a down-converter leads there', () => {
    const emitter = remote('games', { emits: ['round@2'] })
    const listener = remote('wallet', { requires: { contracts: '^1', events: ['round@1'] } })
    expect(kinds(listener, host(), emitter)).toEqual([])
    expect(kinds(emitter, host(), listener)).toEqual([])
    expect(kinds(emitter, host({ converters: [] }), listener)).toEqual(['refuse event'])
    expect(kinds(listener, host({ converters: [] }), emitter)).toContain('refuse event')
    // A host that drops the converter is the one that breaks the pair.
    expect(kinds(host({ converters: [] }), emitter, listener)).toContain('refuse event')
  })
  test('a converter never leads upwards', () => {
    expect(
      kinds(
        remote('wallet', { requires: { contracts: '^1', events: ['round@2'] } }),
        host(),
        remote('games', { emits: ['round@1'] }),
      ),
    ).toContain('refuse event')
  })
  test('converters are followed over several versions', () => {
    const emitter = remote('games', { emits: ['round@3'] })
    const listener = remote('wallet', { requires: { contracts: '^1', events: ['round@1'] } })
    expect(
      kinds(
        emitter,
        host({ events: ['round@1', 'round@2', 'round@3'], converters: ['round@3>2', 'round@2>1'] }),
        listener,
      ),
    ).toEqual([])
  })
  test('listening for what nobody emits is worth a warning', () => {
    expect(
      kinds(remote('wallet', { requires: { contracts: '^1', events: ['round@1', 'balance@1'] } }), host()),
    ).toEqual(['warn event'])
  })
})

describe('a remote alone', () => {
  test('without the texts of a language is refused', () => {
    const { th: _gone, ...others } = each({ title: 'x' })
    expect(kinds(remote('wallet', { labels: others }))).toEqual(['refuse texts'])
    expect(kinds(remote('wallet', { texts: { en: 'a.json' } }))).toHaveLength(5)
  })
  test('whose module is heavy is warned, and refused when it is very heavy', () => {
    expect(kinds(remote('wallet', { weights: { './A': 20_000, './B': 31_000, './C': 81_000 } }))).toEqual([
      'warn size',
      'refuse size',
    ])
  })
})

test('every refusal names both parties, their versions and the mend in one sentence', () => {
  const broken = remote('wallet', {
    requires: { contracts: '^2', events: ['round@1'] },
    shared: { react: '^20.0.0' },
    extensions: [{ slot: 'nowhere' }],
    tokens: ['--glow'],
    emits: ['invented@1'],
    routes: [{ path: '/m/games', title: 'title' }],
  })
  const { reasons } = classify(broken, company(host({ converters: [] }), remote('games', { emits: ['round@2'] })))
  const refused = reasons.filter(({ verdict }) => verdict === 'refuse')
  expect(new Set(refused.map(({ kind }) => kind))).toEqual(
    new Set(['contracts', 'shared', 'slot', 'event', 'tokens', 'route']),
  )
  for (const { sentence, parties } of refused) {
    for (const { name, release } of parties) expect(sentence).toContain(`${name} ${release}`)
    expect(sentence).toMatch(/: |; /)
  }
})

test('the verdict does not depend on the order in which the others are named', () => {
  const parts = [
    host(),
    remote('games', { emits: ['round@2'] }),
    remote('agent', { routes: [{ path: '/m/wallet', title: 'title' }] }),
  ]
  fc.assert(
    fc.property(fc.shuffledSubarray(parts, { minLength: parts.length }), (shuffled) => {
      const sentences = classify(remote('wallet'), company(...shuffled)).reasons.map(({ sentence }) => sentence)
      expect(new Set(sentences)).toEqual(
        new Set(classify(remote('wallet'), company(...parts)).reasons.map(({ sentence }) => sentence)),
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
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['1.2.4', '*', true],
  ['odd', '^1', false],
  ['1.0.0', '1 || 2', false],
])('%s satisfies %s: %s', (version, range, expected) => expect(satisfies(version, range)).toBe(expected))
