import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeGateway, type Answers } from '@mosaic/testing'
import { renderScreen } from '../../testing/render-screen'
import { game, page, vendors } from '../../testing/samples'
import SideGames from '../side-games/SideGames'
import WinnersTicker from '../winners/WinnersTicker'
import HomeLobby from './HomeLobby'

const hot = Array.from({ length: 10 }, (_, index) => game(`h${index}`, { isHot: 1 }))
const usual: Answers = {
  vendors: () => ({ value: vendors }),
  hotGames: () => ({ value: { list: hot } }),
  gameList: ({ query }) => ({ value: page([game(`${query['vassalage'] ?? 'new'}-1`)], 1, 3, 25) }),
  recentGames: () => ({ value: { list: [game('recent')], totalPages: 1 } }),
  favourites: () => ({ value: { content: [game('loved')], pageNum: 1, totalPages: 1, totalCount: 1 } }),
  favouriteIds: () => ({ value: ['loved'] }),
}

describe('games on the home page', () => {
  test('hot games come first, with a way to all of them above nine', async () => {
    fakeGateway(usual)
    await renderScreen(<HomeLobby />)
    expect(await screen.findByRole('list', { name: 'Hot right now' })).toBeInTheDocument()
    await screen.findByRole('button', { name: 'Play Game h0' })
    expect(screen.getAllByRole('link', { name: 'See all' })[0]).toHaveAttribute('href', '/m/hot-games')
  })

  test('the category rail shows the merchant’s categories', async () => {
    fakeGateway(usual)
    await renderScreen(<HomeLobby />)
    await screen.findByRole('link', { name: 'Live' })
    expect(
      screen
        .getAllByRole('link')
        .slice(0, 6)
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/m/home', '/m/hot-games', '/m/slot-games', '/m/live-games', '/m/fishing-games', '/m/crash-games'])
  })

  test('every vendor has a card below the shelves, fetched when a guest scrolls', async () => {
    fakeGateway(usual)
    await renderScreen(<HomeLobby />)
    await screen.findByRole('button', { name: 'Play Game h0' })
    expect(screen.queryByRole('link', { name: /Vendor L1/ })).not.toBeInTheDocument()
    act(() => void window.dispatchEvent(new Event('scroll')))
    expect(await screen.findByRole('link', { name: /Vendor L1/ })).toHaveAttribute('href', '/m/live-games?vassalage=L1')
  })

  test('a member sees the unfinished round and can dismiss it', async () => {
    const openRounds = { list: [{ roundId: 'r1', game: game('left'), stake: '2.00', openedAt: 1 }] }
    fakeGateway({ ...usual, openRounds: () => ({ value: openRounds }) })
    await renderScreen(<HomeLobby />, { session: { userName: 'player01', type: 0 } })
    const banner = await screen.findByRole('complementary', { name: 'Your round is not over' })
    expect(within(banner).getByRole('button', { name: 'Continue' })).toBeInTheDocument()
    await userEvent.click(within(banner).getByRole('button', { name: 'Not now' }))
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
  })

  test('guest: no calls for members’ lists', async () => {
    const gateway = fakeGateway(usual)
    await renderScreen(<HomeLobby />)
    await screen.findByRole('button', { name: 'Play Game h0' })
    expect([...gateway.calls('recentGames'), ...gateway.calls('favourites'), ...gateway.calls('favouriteIds')]).toEqual(
      [],
    )
  })

  test('members find their last games and their favourites', async () => {
    fakeGateway(usual)
    await renderScreen(<HomeLobby />, { session: { userName: 'player01', type: 0 } })
    expect(await screen.findByRole('list', { name: 'Continue playing' })).toBeInTheDocument()
    expect(await screen.findByRole('list', { name: 'My favourites' })).toBeInTheDocument()
  })

  test('vendor blocks ask for nine games each, 400 ms apart: 4 slots, live, fish', async () => {
    const gateway = fakeGateway(usual)
    await renderScreen(<HomeLobby />)
    await screen.findByRole('list', { name: 'Vendor R1' })
    expect(gateway.calls('gameList')).toHaveLength(0)
    await act(() => new Promise((resolve) => setTimeout(resolve, 1000)))
    expect(gateway.calls('gameList').length).toBeLessThanOrEqual(2)
    await waitFor(() => expect(gateway.calls('gameList')).toHaveLength(7), { timeout: 20_000 })
    expect(gateway.calls('gameList').map((asked) => asked.query['vassalage'])).toEqual([
      undefined,
      'R1',
      'R2',
      'R3',
      'R4',
      'L1',
      'F1',
    ])
    expect(new Set(gateway.calls('gameList').map((asked) => asked.query['pageSize']))).toEqual(new Set(['9']))
  })
})

describe('failed calls', () => {
  const failed = { errorCode: 'rate.limited', status: 429 }
  const retryOf = (title: string) =>
    waitFor(() => within(screen.getByRole('region', { name: title })).getByRole('button', { name: 'Try again' }), {
      timeout: 20_000,
    })

  test.each([
    ['hotGames', 'Hot right now', false],
    ['recentGames', 'Continue playing', true],
    ['favourites', 'My favourites', true],
    ['gameList', 'New games', false],
  ] as const)(
    'failed call of the %s: the rail keeps its place as “%s” and loads on retry',
    async (endpoint, title, member) => {
      fakeGateway({ ...usual, [endpoint]: () => failed })
      await renderScreen(<HomeLobby />, member ? { session: { userName: 'player01', type: 0 } } : {})
      const retry = await retryOf(title)
      fakeGateway(usual)
      await userEvent.click(retry)
      expect(await screen.findByRole('list', { name: title })).toBeInTheDocument()
      expect(await screen.findByRole('list', { name: 'Hot right now' })).toBeInTheDocument()
    },
  )

  test('a list that fails does not affect the others', async () => {
    fakeGateway({
      ...usual,
      recentGames: () => failed,
      gameList: ({ query }) => (query['vassalage'] === 'R2' ? failed : { value: page([game('x')], 1, 3, 25) }),
    })
    await renderScreen(<HomeLobby />, { session: { userName: 'player01', type: 0 } })
    expect(await retryOf('Vendor R2')).toBeVisible()
    expect(await screen.findByRole('list', { name: 'Vendor R1' })).toBeInTheDocument()
    expect(screen.getByRole('list', { name: 'My favourites' })).toBeInTheDocument()
  })

  test('without vendors the rest stands, and one press brings vendors and categories', async () => {
    let broken = true
    fakeGateway({ ...usual, vendors: () => (broken ? failed : { value: vendors }) })
    await renderScreen(<HomeLobby />)
    await screen.findByRole('button', { name: 'Play Game h0' })
    broken = false
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('list', { name: 'Vendor R1' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Live' })).toBeInTheDocument()
  })

  test('the game group of the side menu can be tried again', async () => {
    let broken = true
    fakeGateway({ ...usual, vendors: () => (broken ? failed : { value: vendors }) })
    await renderScreen(<SideGames />)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    broken = false
    await userEvent.click(retry)
    expect(await screen.findByRole('link', { name: 'Live' })).toBeInTheDocument()
  })
})

describe('winners', () => {
  const row = (account: string, winAmount: string) => ({
    gameId: 'g',
    iconUrl: '/art/g.webp',
    iconColour: '#111',
    currency: 'BRL' as const,
    at: 1,
    vo: { winAmount, stake: '1.00', multiplier: 5, customerName: account, gameName: 'Dragon' },
  })

  test('real wins are shown with masked names', async () => {
    fakeGateway({ winnerBoard: () => ({ value: { list: [row('pl***01', '12.50')] } }) })
    await renderScreen(<WinnersTicker />)
    expect(await screen.findByRole('link', { name: /pl\*\*\*01 won R\$\s12\.50 in Dragon/ })).toBeInTheDocument()
  })

  test('failed call of the wins: a retry is offered', async () => {
    let broken = true
    fakeGateway({
      winnerBoard: () =>
        broken ? { errorCode: 'system.error', status: 500 } : { value: { list: [row('pl***01', '12.50')] } },
    })
    await renderScreen(<WinnersTicker />)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    broken = false
    await userEvent.click(retry)
    expect(await screen.findByRole('link', { name: /pl\*\*\*01/ })).toBeInTheDocument()
  })

  test('no wins: no ticker', async () => {
    const gateway = fakeGateway({ winnerBoard: () => ({ value: { list: [] } }) })
    await renderScreen(<WinnersTicker />)
    await waitFor(() => expect(gateway.calls('winnerBoard')).toHaveLength(1))
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  })
})

test('the side menu lists the categories without fish and ends with crash', async () => {
  fakeGateway(usual)
  await renderScreen(<SideGames />)
  await screen.findByRole('link', { name: 'Live' })
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Slots', 'Live', 'Crash'])
})

test('the side menu leads to the lotteries that the vendor sorting names and that have a screen', async () => {
  const sorting = (['LOTT', 'RNG', 'ELOTT'] as const).map((gameCategory) => ({ gameCategory }))
  fakeGateway({ ...usual, vendors: () => ({ value: { ...vendors, sorting } }) })
  const menu = (place: string) =>
    place === 'side.lottery' ? [{ key: 'x', label: 'x', icon: 'ticket', to: '/m/elott', order: 1 }] : []
  await renderScreen(<SideGames />, { menu })
  await screen.findByRole('link', { name: 'Slots' })
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/m/slot-games',
    '/m/elott',
    '/m/crash-games',
  ])
})
