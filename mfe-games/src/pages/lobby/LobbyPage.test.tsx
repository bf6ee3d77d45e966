import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeGateway, signInAs, type Answers } from '@mosaic/testing'
import { renderScreen } from '../../testing/render-screen'
import { detail, game, page, vendors } from '../../testing/samples'
import LobbyPage from './LobbyPage'

const usual: Answers = {
  vendors: () => ({ value: vendors }),
  gameList: () => ({ value: page([game('a'), game('b')], 1, 1, 2) }),
  favouriteIds: () => ({ value: ['b'] }),
}
const address = () => screen.getByLabelText('place').textContent
const launched = () => ({
  value: { content: { game_url: 'http://studio.test/play?s=1', origin: '', mode: 'demo' as const } },
})
beforeEach(() => sessionStorage.clear())
const tiles = () => screen.findAllByTestId('game-card')

// The testing library takes a spy on the timers for fake timers.
afterEach(() => jest.restoreAllMocks())

describe('game pages', () => {
  test('a category page lists its first vendor, 18 games a page', async () => {
    const gateway = fakeGateway(usual)
    await renderScreen(<LobbyPage />, { at: '/m/slot-games' })
    expect(await tiles()).toHaveLength(2)
    expect(gateway.calls('gameList')[0]?.query).toMatchObject({
      gameType: 'RNG',
      vassalage: 'R1',
      pageNo: '1',
      pageSize: '18',
      platform: 'html5',
      clientType: '2',
      language: 'EN',
    })
    expect(screen.getByRole('button', { name: 'Vendor R1' })).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('2 games')
  })

  test('the call of the vendors times out: the page offers a retry at once, without a second wait', async () => {
    const gateway = fakeGateway({
      ...usual,
      vendors: (_seen, count) => (count === 1 ? { errorCode: 'timeout' } : { value: vendors }),
    })
    await renderScreen(<LobbyPage />, { at: '/m/slot-games' })
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await tiles()).toHaveLength(2)
    expect(gateway.calls('gameList')).toHaveLength(1)
  })

  test('the address alone determines the list: deep links with filters work', async () => {
    const gateway = fakeGateway(usual)
    await renderScreen(<LobbyPage />, { at: '/m/slot-games?q=fox&minBet=0.5&vassalage=R2,R3' })
    await tiles()
    expect(gateway.calls('gameList')[0]?.query).toMatchObject({ gameName: 'fox', minBet: '0.5', vassalage: 'R2,R3' })
    expect(screen.getByRole('searchbox')).toHaveValue('fox')
  })

  test.each([
    ['/m/slot-games?vassalage=NOPE', 'R1'],
    ['/m/gameList?gameType=FISH&vassalage=R1', 'F1'],
  ])('%s names no vendor of the category: its first one is listed', async (at, first) => {
    const gateway = fakeGateway(usual)
    await renderScreen(<LobbyPage />, { at })
    expect(await tiles()).toHaveLength(2)
    expect(gateway.calls('gameList').map(({ query }) => query['vassalage'])).toEqual([first])
  })

  test('a search is sent half a second after the last key stroke, once', async () => {
    const gateway = fakeGateway(usual)
    await renderScreen(<LobbyPage />, { at: '/m/slot-games' })
    await tiles()
    const before = gateway.calls('gameList').length
    await userEvent.type(screen.getByRole('searchbox'), 'fox')
    expect(gateway.calls('gameList')).toHaveLength(before)
    await waitFor(() =>
      expect(
        gateway
          .calls('gameList')
          .slice(before)
          .map((asked) => asked.query['gameName']),
      ).toEqual(['fox']),
    )
    expect(address()).toBe('/m/slot-games?q=fox')
  })

  test('no search while an input method composes', async () => {
    const gateway = fakeGateway(usual)
    await renderScreen(<LobbyPage />, { at: '/m/slot-games' })
    await tiles()
    const before = gateway.calls('gameList').length
    jest.useFakeTimers()
    const field = screen.getByRole('searchbox')
    fireEvent.compositionStart(field)
    fireEvent.change(field, { target: { value: 'りゅ' } })
    act(() => jest.advanceTimersByTime(2000))
    expect(gateway.calls('gameList')).toHaveLength(before)
    fireEvent.change(field, { target: { value: '龍' } })
    fireEvent.compositionEnd(field)
    act(() => jest.advanceTimersByTime(500))
    jest.useRealTimers()
    await waitFor(() => expect(gateway.calls('gameList').at(-1)?.query['gameName']).toBe('龍'))
  })

  test('a search without a result says so and offers to clear it', async () => {
    fakeGateway({ ...usual, gameList: ({ query }) => ({ value: page(query['gameName'] ? [] : [game('a')]) }) })
    await renderScreen(<LobbyPage />, { at: '/m/slot-games?q=zzz' })
    expect(await screen.findByText('No game found')).toBeInTheDocument()
    const [clear] = screen.getAllByRole('button', { name: 'Clear search' }).slice(-1)
    if (clear) await userEvent.click(clear)
    expect(await tiles()).toHaveLength(1)
    expect(address()).toBe('/m/slot-games')
  })

  test('a failed list offers another try and recovers', async () => {
    let fails = true
    fakeGateway({ ...usual, gameList: () => (fails ? { errorCode: 'system.busy' } : { value: page([game('a')]) }) })
    await renderScreen(<LobbyPage />, { at: '/m/crash-games' })
    const retry = await screen.findByRole('button', { name: 'Try again' })
    fails = false
    await userEvent.click(retry)
    expect(await tiles()).toHaveLength(1)
  })

  test('more pages are fetched while there are more', async () => {
    const gateway = fakeGateway({
      ...usual,
      gameList: ({ query }) => ({ value: page([game(`p${query['pageNo']}`)], Number(query['pageNo']), 2, 2) }),
    })
    await renderScreen(<LobbyPage />, { at: '/m/crash-games' })
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(screen.getAllByTestId('game-card')).toHaveLength(2))
    expect(gateway.calls('gameList').map((asked) => asked.query['pageNo'])).toEqual(['1', '2'])
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument()
  })

  test('the filter drawer counts before it is applied, and only slots filter by minimum bet', async () => {
    const gateway = fakeGateway({
      ...usual,
      gameList: ({ query }) => ({ value: page([game('a')], 1, 1, query['minBet'] === '0.5' ? 31 : 300) }),
    })
    await renderScreen(<LobbyPage />, { at: '/m/slot-games' })
    await tiles()
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
    const drawer = await screen.findByRole('dialog', { name: 'Filter games' })
    await userEvent.click(within(drawer).getByRole('button', { name: /R\$\s0\.50/ }))
    await userEvent.click(await within(drawer).findByRole('button', { name: 'Show 31 games' }))
    expect(address()).toBe('/m/slot-games?vassalage=all&minBet=0.5')
    expect(gateway.calls('gameList').at(-1)?.query).toMatchObject({ minBet: '0.5', pageNo: '1' })
  })

  test('one provider chosen on the overview lists its games instead of the overview', async () => {
    const gateway = fakeGateway({ ...usual, hotGames: () => ({ value: { list: [] } }) })
    await renderScreen(<LobbyPage />, { at: '/m/gameCenter' })
    await userEvent.click(await screen.findByRole('button', { name: 'Filters' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Filter games' }))
    await userEvent.click(drawer.getByRole('button', { name: /Vendor L1/ }))
    await userEvent.click(await drawer.findByRole('button', { name: 'Show 2 games' }))
    expect(await tiles()).toHaveLength(2)
    expect(address()).toBe('/m/gameCenter?vassalage=L1')
    expect(gateway.calls('gameList').at(-1)?.query).toMatchObject({ vassalage: 'L1', pageSize: '18' })
  })

  test('filters cleared in the drawer, name and class too, are gone after apply', async () => {
    fakeGateway(usual)
    await renderScreen(<LobbyPage />, { at: '/m/slot-games?q=fox&classify=JP&vassalage=R2,R3' })
    await userEvent.click(await screen.findByRole('button', { name: 'Filters' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Filter games' }))
    await userEvent.click(drawer.getByRole('button', { name: 'Clear all' }))
    await userEvent.click(await drawer.findByRole('button', { name: 'Show 2 games' }))
    expect(address()).toBe('/m/slot-games?vassalage=all')
  })

  test('live games have no minimum bet filter', async () => {
    fakeGateway(usual)
    await renderScreen(<LobbyPage />, { at: '/m/live-games' })
    await tiles()
    await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
    expect(
      within(await screen.findByRole('dialog', { name: 'Filter games' })).queryByText('Minimum bet'),
    ).not.toBeInTheDocument()
  })

  test('guest likes a game: login, then back to the page', async () => {
    fakeGateway(usual)
    await renderScreen(<LobbyPage />, { at: '/m/slot-games' })
    await tiles()
    const timers = jest.spyOn(window, 'setTimeout')
    fireEvent.click(screen.getByRole('button', { name: 'Add Game a to favourites' }))
    expect(timers).toHaveBeenCalledWith(expect.any(Function), 2000)
    expect(screen.getByText('Log in to keep favourites')).toBeInTheDocument()
    expect(address()).toBe(`/m/login?next=${encodeURIComponent('/m/slot-games')}`)
  })

  test('guest plays a game: login, then back to the game', async () => {
    fakeGateway(usual)
    await renderScreen(<LobbyPage />, { at: '/m/slot-games' })
    await tiles()
    await userEvent.click(screen.getByRole('button', { name: 'Play Game a' }))
    expect(address()).toBe(`/m/login?next=${encodeURIComponent('/m/play?gameId=a&nodeId=node-a&mode=real')}`)
  })

  test('a game without an engine says "coming soon" and leads nowhere', async () => {
    fakeGateway({ ...usual, gameList: () => ({ value: page([game('a', { supportPlay: false, rtpBp: null })]) }) })
    await renderScreen(<LobbyPage />, { at: '/m/crash-games' })
    await tiles()
    expect(screen.getByText('Coming soon')).toBeInTheDocument()
    const timers = jest.spyOn(window, 'setTimeout')
    fireEvent.click(screen.getByRole('button', { name: 'Play Game a' }))
    expect(timers).toHaveBeenCalledWith(expect.any(Function), 1000)
    timers.mockRestore()
    expect(address()).toBe('/m/crash-games')
    expect(await screen.findByText('Game a is coming soon')).toBeInTheDocument()
  })

  test('the details of a game stand in the address and offer real play and demo', async () => {
    fakeGateway({ ...usual, gameDetail: () => ({ value: detail(game('a')) }), launchGame: launched })
    await renderScreen(<LobbyPage />, { at: '/m/slot-games?game=a', session: { userName: 'player01', type: 0 } })
    const sheet = await screen.findByRole('dialog', { name: 'Game a' })
    expect(await within(sheet).findByText('96.50%')).toBeInTheDocument()
    expect(within(sheet).getByText('5,140.05×')).toBeInTheDocument()
    expect(within(sheet).getByRole('cell', { name: '500' })).toBeInTheDocument()
    await userEvent.click(within(sheet).getByRole('button', { name: 'Play demo' }))
    await waitFor(() => expect(address()).toBe('/m/play?gameId=a&nodeId=node-a&mode=demo'))
  })

  test('a start is shown over the list and can be cancelled', async () => {
    fakeGateway({ ...usual, launchGame: () => new Promise(() => undefined) })
    await renderScreen(<LobbyPage />, { at: '/m/live-games', session: { userName: 'player01', type: 0 } })
    await tiles()
    await userEvent.click(screen.getByRole('button', { name: 'Play Game a' }))
    const start = await screen.findByRole('dialog', { name: 'Starting Game a' })
    await userEvent.click(within(start).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(address()).toBe('/m/live-games')
  })

  test('failed start: the page stays, shows the reference and offers a retry', async () => {
    let fails = true
    const gateway = fakeGateway({
      ...usual,
      launchGame: () => (fails ? { errorCode: 'game.provider.unavailable' } : launched()),
    })
    await renderScreen(<LobbyPage />, { at: '/m/live-games', session: { userName: 'player01', type: 0 } })
    await tiles()
    await userEvent.click(screen.getByRole('button', { name: 'Play Game a' }))
    const start = within(await screen.findByRole('dialog', { name: 'Starting Game a' }))
    expect(await start.findByText('Reference: trace-1')).toBeInTheDocument()
    expect(address()).toBe('/m/live-games')
    fails = false
    await userEvent.click(start.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(address()).toBe('/m/play?gameId=a&nodeId=node-a&mode=real'))
    expect(gateway.calls('launchGame')).toHaveLength(2)
  })

  test('game liked by a guest: a favourite after the login', async () => {
    const gateway = fakeGateway({ ...usual, addFavourite: () => ({ value: { done: true } }) })
    await renderScreen(<LobbyPage />, { at: '/m/live-games' })
    await tiles()
    await userEvent.click(screen.getByRole('button', { name: 'Add Game a to favourites' }))
    expect(gateway.calls('addFavourite')).toHaveLength(0)
    act(() => signInAs({ userName: 'player01', type: 0 }))
    await waitFor(() => expect(gateway.calls('addFavourite')).toHaveLength(1))
    expect(gateway.calls('addFavourite')[0]?.body).toEqual({ nodeId: 'node-a', vendor: 'KUMIKO' })
    expect(screen.getByText('Added to favourites')).toBeInTheDocument()
  })

  test.each(['/m/gameList?gameType=RECENT', '/m/gameCenter?gameType=FAV', '/m/fav-games'])(
    '%s is a personal list: a guest logs in and returns to it',
    async (at) => {
      const gateway = fakeGateway(usual)
      await renderScreen(<LobbyPage />, { at })
      expect(address()).toBe(`/m/login?next=${encodeURIComponent(at)}`)
      expect(gateway.calls('recentGames')).toHaveLength(0)
    },
  )

  test('the address has the last page read, and coming back loads the list up to it', async () => {
    const gateway = fakeGateway({
      ...usual,
      gameList: ({ query }) => ({ value: page([game(`p${query['pageNo']}`)], Number(query['pageNo']), 4, 4) }),
    })
    await renderScreen(<LobbyPage />, { at: '/m/crash-games?page=3' })
    await waitFor(() => expect(screen.getAllByTestId('game-card')).toHaveLength(3))
    expect(gateway.calls('gameList').map((asked) => asked.query['pageNo'])).toEqual(['1', '2', '3'])
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(address()).toBe('/m/crash-games?page=4'))
  })

  test('the classes of a category are tabs; a chosen one stands in the address and in the call', async () => {
    const classes = (['', 'JP', 'SC'] as const).map((key, sort) => ({
      key,
      displayName: key,
      gameCount: 3,
      sort,
      categories: ['RNG' as const],
    }))
    const gateway = fakeGateway({ ...usual, vendors: () => ({ value: { ...vendors, gameClassify: classes } }) })
    await renderScreen(<LobbyPage />, { at: '/m/slot-games' })
    await tiles()
    await userEvent.click(screen.getByRole('button', { name: 'Scratch cards' }))
    expect(address()).toBe('/m/slot-games?classify=SC')
    await waitFor(() => expect(gateway.calls('gameList').at(-1)?.query['gameClassify']).toBe('SC'))
  })

  test('the largest wins are listed by the largest win', async () => {
    const gateway = fakeGateway(usual)
    await renderScreen(<LobbyPage />, { at: '/m/gameList?gameType=MXWIN' })
    await tiles()
    expect(gateway.calls('gameList')[0]?.query).toMatchObject({ sort: 'maxWin' })
    expect(gateway.calls('gameList')[0]?.query).not.toHaveProperty('gameType')
  })

  test('a limit of a game that cannot be read is a dash, never zero', async () => {
    jest.spyOn(console, 'error').mockImplementationOnce(() => undefined)
    fakeGateway({ ...usual, gameDetail: () => ({ value: detail(game('a', { minBet: '0.005' })) }) })
    await renderScreen(<LobbyPage />, { at: '/m/slot-games?game=a' })
    const sheet = within(await screen.findByRole('dialog', { name: 'Game a' }))
    expect(await sheet.findByRole('img', { name: 'Amount could not be shown' })).toHaveTextContent('—')
  })

  test('the overview shows hot games; hot games page filters by name in its own call', async () => {
    const gateway = fakeGateway({
      ...usual,
      hotGames: () => ({ value: { list: [game('h', { isHot: 1 })] } }),
    })
    await renderScreen(<LobbyPage />, { at: '/m/hot-games?q=dra' })
    expect(await tiles()).toHaveLength(1)
    expect(gateway.calls('hotGames')[0]?.query).toMatchObject({ gameName: 'dra', isPlatform: '2', platform: 'html5' })
    expect(gateway.calls('gameList')).toHaveLength(0)
  })
})

describe('favourites', () => {
  const list = { content: [game('a'), game('b')], pageNum: 1, totalPages: 1, totalCount: 2 }
  const answers: Answers = {
    ...usual,
    favourites: () => ({ value: list }),
    favouriteIds: () => ({ value: ['a', 'b'] }),
  }

  test('a removed favourite leaves the list at once, before the gateway answers', async () => {
    let finish: (reply: { value: { done: true } }) => void = () => undefined
    const gateway = fakeGateway({ ...answers, removeFavourite: () => new Promise((resolve) => (finish = resolve)) })
    await renderScreen(<LobbyPage />, { at: '/m/fav-games', session: { userName: 'player01', type: 0 } })
    await screen.findByRole('button', { name: 'Remove Game a from favourites' })
    await userEvent.click(screen.getByRole('button', { name: 'Remove Game a from favourites' }))
    await waitFor(() => expect(screen.getAllByTestId('game-card')).toHaveLength(1))
    expect(gateway.calls('removeFavourite')[0]?.body).toEqual({ nodeId: 'node-a', vendor: 'KUMIKO' })
    await act(async () => finish({ value: { done: true } }))
    expect(screen.getAllByTestId('game-card')).toHaveLength(1)
  })

  test('gateway refuses: the favourite comes back, with a message', async () => {
    fakeGateway({ ...answers, removeFavourite: () => ({ errorCode: 'system.busy' }) })
    await renderScreen(<LobbyPage />, { at: '/m/fav-games', session: { userName: 'player01', type: 0 } })
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Game a from favourites' }))
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    expect(screen.getAllByTestId('game-card')).toHaveLength(2)
    expect(screen.getByRole('button', { name: 'Remove Game a from favourites' })).toBeInTheDocument()
  })

  test('a search in the favourites is not paged', async () => {
    const gateway = fakeGateway({ ...answers, favourites: () => ({ value: { ...list, totalPages: 2 } }) })
    await renderScreen(<LobbyPage />, { at: '/m/fav-games?q=a', session: { userName: 'player01', type: 0 } })
    await tiles()
    expect(gateway.calls('favourites')[0]?.query).toMatchObject({ pageSize: '999', gameName: 'a' })
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument()
  })
})
