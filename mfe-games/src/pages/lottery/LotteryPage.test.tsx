import { fakeGateway, type Answers } from '@mosaic/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderScreen } from '../../testing/render-screen'
import { game, vendors } from '../../testing/samples'
import LotteryPage from './LotteryPage'

const lottery = (gameId: string, playable: boolean) =>
  game(gameId, { gameType: 'ELOTT', lottoMode: 'ELOTT', supportPlay: playable })
const minute = 60_000
const draw = (gameId: string) => {
  const now = Date.now()
  return { gameId, numero: '20261123-0007', opensAt: now - minute, closesAt: now + minute, seedHash: 'h' }
}
const usual: Answers = {
  vendors: () => ({ value: { ...vendors, mapping: { ELOTT: ['TCG_LOTTO_VN'], LOTT: ['LOTT', 'TCG_SEA'] } } }),
  lotteryMenu: () => ({ value: { list: [lottery('north', true), lottery('south', false)] } }),
  openNumeros: () => ({ value: { now: Date.now(), list: [draw('north'), draw('south')] } }),
  lotteryResults: () => ({
    value: {
      list: [
        {
          numero: '20261123-0006',
          drawnAt: 1_700_000_000_000,
          seed: 'abc',
          prizes: [
            { prize: 0, numbers: ['90210'] },
            { prize: 1, numbers: ['12345', '67890'] },
          ],
        },
      ],
    },
  }),
}
const address = () => screen.getByLabelText('place').textContent
const card = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('li') ?? document.body)

test.each([
  ['/m/lottery', 'ELOTT'],
  ['/m/elott', 'ELOTT'],
  ['/m/lott', 'LOTT'],
])('%s asks for the lotteries of the prize mode %s', async (at, prizeMode) => {
  const gateway = fakeGateway(usual)
  await renderScreen(<LotteryPage />, { at })
  await screen.findByRole('heading', { name: 'Game north' })
  expect(gateway.calls('lotteryMenu')[0]?.query).toEqual({ prizeMode })
})

test('another prize mode and the simple play are chosen in the address', async () => {
  const gateway = fakeGateway(usual)
  await renderScreen(<LotteryPage />, { at: '/m/lott' })
  await userEvent.click(await screen.findByRole('button', { name: 'Southeast Asia' }))
  await userEvent.click(screen.getByRole('button', { name: 'Simple' }))
  expect(address()).toBe('/m/lott?mode=SEA&play=ent')
  expect(gateway.calls('lotteryMenu').at(-1)?.query).toEqual({ prizeMode: 'SEA' })
})

test('a lottery shows its open draw with the time left, and its last results when asked', async () => {
  fakeGateway(usual)
  await renderScreen(<LotteryPage />, { at: '/m/elott' })
  const north = await card('Game north')
  expect(north.getByText('Draw 20261123-0007')).toBeInTheDocument()
  expect(north.getByRole('timer', { name: 'Time until the draw' })).toHaveTextContent(/00:(59|60)|01:00/)
  await userEvent.click(north.getByRole('button', { name: 'Last results' }))
  expect(await north.findByText('12345 · 67890')).toBeInTheDocument()
  expect(north.getByText('Seed of the draw: abc')).toBeInTheDocument()
})

test('numbers of a pool are shown as one ball each, a single number by its digits', async () => {
  const drawn = (numbers: string[]) => ({
    value: { list: [{ numero: '20261123-0006', drawnAt: 1, seed: 'abc', prizes: [{ prize: 0, numbers }] }] },
  })
  fakeGateway({
    ...usual,
    lotteryResults: ({ query }) => drawn(query?.gameId === 'north' ? ['07', '31', '19'] : ['582']),
  })
  await renderScreen(<LotteryPage />, { at: '/m/elott' })
  for (const [name, balls] of [
    ['Game north', ['07', '31', '19']],
    ['Game south', ['5', '8', '2']],
  ] as const) {
    const shown = await card(name)
    await userEvent.click(shown.getByRole('button', { name: 'Last results' }))
    for (const ball of balls) expect(await shown.findByText(ball)).toBeInTheDocument()
  }
})

test('a member goes into the lottery in the chosen way of playing; one that is not ready says so', async () => {
  fakeGateway(usual)
  await renderScreen(<LotteryPage />, { at: '/m/elott?play=ent', session: { userName: 'player01', type: 0 } })
  await userEvent.click((await card('Game south')).getByRole('button', { name: 'Coming soon' }))
  expect(await screen.findByText('Game south is coming soon')).toBeInTheDocument()
  await userEvent.click((await card('Game north')).getByRole('button', { name: 'Bet' }))
  expect(address()).toBe('/m/play?gameId=north&nodeId=node-north&mode=real&play=ent')
})

test('the lottery that was tapped stands first, with its results', async () => {
  fakeGateway(usual)
  await renderScreen(<LotteryPage />, { at: '/m/elott?lottery=south' })
  const [first] = await screen.findAllByRole('heading', { level: 2 })
  expect(first).toHaveTextContent('Game south')
  expect(await screen.findByText('12345 · 67890')).toBeInTheDocument()
})

test('a failure says so and can be tried again', async () => {
  let fails = true
  fakeGateway({
    ...usual,
    openNumeros: (asked, count) => (fails ? { errorCode: 'system.busy' } : usual.openNumeros!(asked, count)),
  })
  await renderScreen(<LotteryPage />, { at: '/m/elott' })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  fails = false
  await userEvent.click(retry)
  await screen.findByRole('heading', { name: 'Game north' })
})
