import { hostManifest, merchant, remoteManifest, status } from '../testing/samples'
import { chooseLanguage, resolveComposition } from './resolve-composition'
import { matchRoute } from './match-route'

const base = {
  channel: { schema: 1, channel: 'stable', seq: 7, default: {} },
  host: hostManifest,
  remotes: [remoteManifest('wallet'), remoteManifest('games')],
  merchant,
  status,
  language: 'PT',
  baseOf: (owner: string, release: string) => `/releases/${owner}/${release}/`,
} as const

describe('composition', () => {
  test('remotes in another order: the same composition', () => {
    expect(JSON.stringify(resolveComposition({ ...base, remotes: [...base.remotes].reverse() }))).toBe(
      JSON.stringify(resolveComposition(base)),
    )
  })

  test('the composition has version, address and files of each remote', () => {
    const { remotes, seq } = resolveComposition(base)
    expect(seq).toBe(7)
    expect(remotes.wallet).toMatchObject({
      version: '1.0.0',
      base: '/releases/wallet/1.0.0+aaaaaaaaaaaa/',
      entry: 'remoteEntry.js',
    })
  })

  test('labels: in the language of the document, else in English', () => {
    expect(resolveComposition(base).routes[0]?.label).toBe('games pt')
    const labels = { en: remoteManifest('games').labels.en }
    expect(
      resolveComposition({ ...base, remotes: [remoteManifest('games', { labels })], language: 'JA' }).menu[0]?.label,
    ).toBe('open games en')
  })

  test('merchant without a flag: routes, slots and menu entries with that flag are left out', () => {
    const flagged = remoteManifest('flagged')
    const withFlag = (flag: 'DEPRECM3' | 'MAILCEN') => ({
      ...flagged,
      routes: flagged.routes.map((route) => ({ ...route, flag })),
      extensions: flagged.extensions?.map((extension) => ({ ...extension, flag })),
      menu: flagged.menu?.map((entry) => ({ ...entry, flag })),
    })
    const off = resolveComposition({ ...base, remotes: [withFlag('MAILCEN')] })
    expect([off.routes, off.extensions, off.menu]).toEqual([[], [], []])
    expect(resolveComposition({ ...base, remotes: [withFlag('DEPRECM3')] }).routes).toHaveLength(1)
  })

  test('menu entry without a screen: left out until a remote brings the screen', () => {
    const withoutGateway = (to: string) =>
      remoteManifest('games', { menu: [{ place: 'bottom', key: 'menu.open', icon: 'gift', to, order: 1 }] })
    const shown = (to: string) =>
      resolveComposition({ ...base, remotes: [withoutGateway(to)] }).menu.map((entry) => entry.to)
    const [page] = remoteManifest('games').routes
    expect(shown('/m/not-built')).toEqual([])
    expect(shown('/m/home')).toEqual(['/m/home'])
    expect(shown(`${page?.path}?types=A`)).toEqual([`${page?.path}?types=A`])
  })

  test('a merchant can hide and move menu entries by remote and key', () => {
    const menu = { hidden: ['games:menu.open'], order: { 'wallet:menu.open': 3 } }
    expect(
      resolveComposition({ ...base, merchant: { ...merchant, menu } }).menu.map(({ remote, order }) => [remote, order]),
    ).toEqual([['wallet', 3]])
  })

  test('slots and menu entries: by their order, whatever remote has them', () => {
    const ordered = (name: string, order: number) => {
      const remote = remoteManifest(name)
      return remoteManifest(name, {
        extensions: remote.extensions?.map((extension) => ({ ...extension, order })) ?? [],
        menu: remote.menu?.map((entry) => ({ ...entry, order })) ?? [],
      })
    }
    const remotes = [ordered('agent', 30), ordered('games', 10), ordered('wallet', 20)]
    const { extensions, menu } = resolveComposition({ ...base, remotes })
    const inOrder = ['games', 'wallet', 'agent']
    expect([...new Set(extensions.map(({ remote }) => remote))]).toEqual(inOrder)
    expect([...new Set(menu.map(({ remote }) => remote))]).toEqual(inOrder)
  })

  test('integrity lists every script and style, and only the texts of this language', () => {
    const { remotes } = resolveComposition(base)
    expect(Object.keys(remotes.wallet?.integrity ?? {}).sort()).toEqual([
      'Hero.css',
      'Hero.js',
      'Page.css',
      'Page.js',
      'remoteEntry.js',
      'texts/pt.json',
    ])
  })
})

test.each([
  ['en', 'JA', 'EN'],
  ['KO', 'JA', 'JA'],
  [undefined, 'ja', 'JA'],
  [undefined, undefined, 'PT'],
  ['xx', 'yy', 'PT'],
  ['pt-BR', 'JA', 'PT'],
  ['FR', 'JA', 'EN'],
  ['th', 'JA', 'JA'],
])('language %s in the address, %s in the cookie, merchant with EN PT JA: %s', (requested, stored, chosen) => {
  expect(chooseLanguage(merchant, requested, stored)).toBe(chosen)
})

describe('routes', () => {
  const { routes } = resolveComposition({
    ...base,
    remotes: [
      remoteManifest('games', {
        routes: [
          { path: '/m/game/:id', aliases: ['/m/g/:id'], module: './Page', access: 'public', title: 'title' },
          { path: '/m/game/new', aliases: ['/m/new'], module: './Page', access: 'public', title: 'title' },
        ],
      }),
    ],
  })
  test('exact path and path with parameters: the exact one wins, in any case', () => {
    for (const path of ['/m/game/new', '/m/Game/NEW', '/m/game/new/'])
      expect(matchRoute(routes, path)).toMatchObject({ kind: 'route', route: { path: '/m/game/new' } })
  })
  test('a path parameter matches one segment', () => {
    expect(matchRoute(routes, '/m/game/7')).toMatchObject({ kind: 'route', route: { path: '/m/game/:id' } })
    expect(matchRoute(routes, '/m/game/7/8')).toEqual({ kind: 'unknown' })
  })
  test('an alias gives its screen', () =>
    expect(matchRoute(routes, '/m/new')).toEqual({ kind: 'alias', to: '/m/game/new' }))
})
