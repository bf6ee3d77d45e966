import { setLanguage } from '@mosaic/i18n'
import { fakeGateway, signInAs, type Answers } from '@mosaic/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderScreen } from '../../testing/render-screen'
import { detail, game, page, vendor, vendors } from '../../testing/samples'
import SportsGamePage from './SportsGamePage'

const football = game('f', { gameType: 'SPORTS' })
const usual: Answers = {
  gameDetail: () => ({ value: detail(football) }),
  gameList: () => ({ value: page([game('planned', { supportPlay: false }), football]) }),
  vendors: () => ({
    value: {
      ...vendors,
      vendorNames: [vendor('ARENUM', 'ESPORTS', 1), vendor('LINHA7', 'SPORTS', 2), vendor('R1', 'RNG', 3)],
    },
  }),
  launchGame: () => ({
    value: { content: { game_url: 'http://studio.test/sports', origin: '', mode: 'real' as const } },
  }),
}
const frame = () => screen.findByTitle('Game: Game f')

test('a guest opens the sports as a trial, and a login starts them anew for real', async () => {
  const gateway = fakeGateway(usual)
  await renderScreen(<SportsGamePage />, { at: '/m/sportsGame?gameId=f' })
  fireEvent.load(await frame())
  expect(gateway.calls('launchGame')[0]?.query).toMatchObject({ telGameId: 'f', telNodeId: 'node-f' })
  act(() => signInAs({ userName: 'player01', type: 0 }))
  await waitFor(() => expect(gateway.calls('launchGame')).toHaveLength(2))
  expect(gateway.calls('launchGame')[1]?.query).toMatchObject({ gameId: 'f', nodeId: 'node-f' })
})

test('a vendor opens with its first game that can be played', async () => {
  const gateway = fakeGateway(usual)
  await renderScreen(<SportsGamePage />, {
    at: '/m/sportsGame?vassalage=ARENUM',
    session: { userName: 'player01', type: 0 },
  })
  await frame()
  expect(gateway.calls('gameList')[0]?.query).toMatchObject({ vassalage: 'ARENUM' })
  expect(gateway.calls('launchGame')[0]?.query).toMatchObject({ gameId: 'f' })
})

test.each(['NOPE', 'R1'])('%s is no vendor of sports: the first sport opens', async (named) => {
  const gateway = fakeGateway(usual)
  await renderScreen(<SportsGamePage />, { at: `/m/sportsGame?vassalage=${named}` })
  await frame()
  expect(gateway.calls('gameList').map(({ query }) => [query['vassalage'], query['gameType']])).toEqual([
    [undefined, 'SPORTS'],
  ])
})

test('no header of the site is above the frame: its own controls lead back', async () => {
  fakeGateway(usual)
  await renderScreen(<SportsGamePage />, { at: '/m/sportsGame?gameId=f' })
  await frame()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Game f')
  expect(screen.getByRole('button', { name: 'Leave the game' })).toBeVisible()
  expect(await frame()).toHaveAttribute('src', 'http://studio.test/sports#controls')
})

test('a login and another language that come one after the other start the sports once, when both have settled', async () => {
  const gateway = fakeGateway(usual)
  await renderScreen(<SportsGamePage />, { at: '/m/sportsGame?gameId=f' })
  await frame()
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'performance'] })
  try {
    act(() => signInAs({ userName: 'player01', type: 0 }))
    await act(() => jest.advanceTimersByTimeAsync(200))
    expect(gateway.calls('launchGame')).toHaveLength(1)
    await act(() => setLanguage('JA'))
    await act(() => jest.advanceTimersByTimeAsync(200))
    expect(gateway.calls('launchGame')).toHaveLength(1)
    await act(() => jest.advanceTimersByTimeAsync(1000))
    expect(gateway.calls('launchGame').map(({ query }) => query['gameId'] ?? query['telGameId'])).toEqual(['f', 'f'])
    expect(gateway.calls('launchGame')[1]?.query).toMatchObject({ gameId: 'f', language: 'JA' })
  } finally {
    jest.useRealTimers()
    await act(() => setLanguage('EN'))
  }
})

test('a vendor without a game that can be played says so', async () => {
  fakeGateway({ ...usual, gameList: () => ({ value: page([]) }) })
  await renderScreen(<SportsGamePage />, { at: '/m/sportsGame?vassalage=LINHA7' })
  expect(await screen.findByText('No sport can be opened yet')).toBeInTheDocument()
})

test('failed start: shows the reference and offers a retry', async () => {
  fakeGateway({ ...usual, launchGame: () => ({ errorCode: 'game.provider.unavailable' }) })
  await renderScreen(<SportsGamePage />, { at: '/m/sportsGame?gameId=f' })
  expect(await screen.findByText('Reference: trace-1')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
})
