import { fakeGateway } from '@mosaic/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { agent } from '../../testing/answers'
import { renderScreen } from '../../testing/render-screen'
import type { BettingPage } from './BetTable'
import TeamBettingPage from './TeamBettingPage'

const bet = (roundId: string): BettingPage['list'][number] => ({
  roundId,
  at: 1_770_000_000_000,
  account: 'marina',
  level: 1,
  vassalageName: 'Nova Play',
  gameName: 'Golden Fox',
  gameType: 'RNG',
  stake: '5.00',
  validBet: '5.00',
  payout: '2.00',
  net: '-3.00',
  state: 'SETTLED',
})
const page = (parts: Partial<BettingPage> = {}): { value: BettingPage } => ({
  value: {
    currency: 'BRL',
    list: [bet('r1')],
    next: null,
    totalCount: 40,
    footer: { stake: '200.00', validBet: '200.00', payout: '80.00', net: '-120.00' },
    days: [
      { day: '2026-02-01', stake: '50.00', validBet: '50.00', payout: '80.00', net: '30.00' },
      { day: '2026-02-02', stake: '150.00', validBet: '150.00', payout: '0.00', net: '-150.00' },
    ],
    ...parts,
  },
})
const at = '/m/teamBetting'

it('lists bets with the sum of all of them last', async () => {
  fakeGateway({ teamBetting: () => page() })
  await renderScreen(<TeamBettingPage />, { at, session: agent })
  const table = await screen.findByRole('region', { name: 'Table of the bets' })
  const [, first, sum] = within(table).getAllByRole('row')
  expect(first).toHaveTextContent(/marina.*Golden FoxNova Play.*5\.00.*2\.00.*3\.00.*Settled.*r1/)
  expect(sum).toHaveTextContent(/^Total.*200\.00.*80\.00.*120\.00/)
})

it('the days of the period: a curve, and a table of every figure', async () => {
  fakeGateway({ teamBetting: () => page() })
  await renderScreen(<TeamBettingPage />, { at, session: agent })
  await userEvent.click(await screen.findByRole('button', { name: 'Show as table' }))
  const days = within(await screen.findByRole('region', { name: 'Table of the days' })).getAllByRole('row')
  expect(days.at(1)).toHaveTextContent(/150\.00.*150\.00.*0\.00/)
})

it('a search: asked for once the typing pauses, and kept in the address', async () => {
  const gateway = fakeGateway({ teamBetting: () => page() })
  await renderScreen(<TeamBettingPage />, { at, session: agent })
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search by account' }), 'mar')
  await waitFor(() => expect(gateway.calls('teamBetting').at(-1)?.query).toMatchObject({ search: 'mar' }), {
    timeout: 3000,
  })
  expect(screen.getByLabelText('place')).toHaveTextContent('account=mar')
})
