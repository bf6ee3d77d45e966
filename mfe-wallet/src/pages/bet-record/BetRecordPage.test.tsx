import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { bet, member } from '../../testing/answers'
import { fakeGateway } from '@mosaic/testing'
import { renderScreen } from '../../testing/render-screen'
import type { Bet } from './bet'
import BetRecordPage from './BetRecordPage'

const page = (list: Bet[], parts = {}) => ({
  value: {
    list,
    pageNum: 1,
    totalPages: 1,
    totalCount: list.length,
    footer: { stake: '12.00', validBet: '12.00', payout: '5.00', net: '-7.00', currency: 'BRL' as const },
    ...parts,
  },
})
const vendors = () => ({
  value: {
    sorting: [],
    vendorNames: [
      {
        accountTypeName: 'AUR',
        displayName: 'Aurum',
        gameCategory: 'RNG' as const,
        gameCount: 3,
        sort: 1,
        logoUrl: '',
      },
    ],
    gameClassify: [],
    mapping: {},
    gameCount: 3,
  },
})
const at = '/m/gameRecord'

describe('BetRecordPage', () => {
  it('shows each bet with its signed result and the totals of the whole period', async () => {
    fakeGateway({
      vendors,
      betReport: () =>
        page([
          bet(),
          bet({ roundId: 'round-00000002', gameName: 'Ocean King', net: '-10.00', payout: '0.00', stake: '10.00' }),
        ]),
    })
    await renderScreen(<BetRecordPage />, { at, session: member })
    const list = await screen.findByRole('list', { name: 'Bets' })
    expect(within(list).getByText('Tiger Sun')).toBeVisible()
    expect(within(list).getByText(/^\+R\$\s3\.00$/)).toHaveClass('positive')
    expect(within(list).getByText(/^−R\$\s10\.00$/)).toHaveClass('negative')
    const totals = screen.getByRole('region', { name: 'Totals of this period' })
    expect(within(totals).getByText(/^−R\$\s7\.00$/)).toBeVisible()
    expect(within(totals).getByText('2 entries')).toBeVisible()
  })

  it('shows what of stake and payout was bonus money, and nothing of it for other bets', async () => {
    const other = bet({ roundId: 'round-00000002', gameName: 'Ocean King' })
    fakeGateway({ vendors, betReport: () => page([bet({ bonusStake: '8.00', bonusPayout: '4.50' }), other]) })
    await renderScreen(<BetRecordPage />, { at, session: member })
    const list = await screen.findByRole('list', { name: 'Bets' })
    expect(within(list).getByText(/Bonus/)).toHaveTextContent(/Bonus R\$\s8\.00/)
    await userEvent.click(within(list).getByText('Tiger Sun'))
    const sheet = within(await screen.findByRole('dialog'))
    expect(sheet.getByText('Stake in bonus money').nextSibling).toHaveTextContent(/R\$\s8\.00/)
    expect(sheet.getByText('Payout in bonus money').nextSibling).toHaveTextContent(/R\$\s4\.50/)
  })

  it('asks for the chosen period and provider, and keeps both in the address', async () => {
    const gateway = fakeGateway({ vendors, betReport: () => page([bet()]) })
    await renderScreen(<BetRecordPage />, { at, session: member })
    await userEvent.click(screen.getByRole('button', { name: '30 days' }))
    await userEvent.selectOptions(await screen.findByLabelText('Provider'), 'Aurum')
    await waitFor(() =>
      expect(gateway.calls('betReport').at(-1)?.query).toMatchObject({ vassalage: 'AUR', pageNo: '1' }),
    )
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'Slots')
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Settled')
    await waitFor(() =>
      expect(gateway.calls('betReport').at(-1)?.query).toMatchObject({ gameType: 'RNG', state: 'SETTLED' }),
    )
    const { startDate = '', endDate = '' } = gateway.calls('betReport').at(-1)?.query ?? {}
    expect((Date.parse(endDate) - Date.parse(startDate)) / 86_400_000).toBe(29)
    expect(screen.getByLabelText('place')).toHaveTextContent(
      '/m/gameRecord?period=month&vassalage=AUR&gameType=RNG&state=SETTLED',
    )
  })

  it('opens the details with round id and verification', async () => {
    fakeGateway({ vendors, betReport: () => page([bet()]) })
    await renderScreen(<BetRecordPage />, { at, session: member })
    await userEvent.click(await screen.findByRole('button', { name: /Tiger Sun/ }))
    const sheet = screen.getByRole('dialog', { name: 'Tiger Sun' })
    expect(within(sheet).getByRole('button', { name: 'Copy round ID' })).toBeVisible()
    expect(within(sheet).getByRole('link', { name: 'Verify this round' })).toHaveAttribute(
      'href',
      'http://studio.example/verify',
    )
  })

  it('free round: says that the operator paid its stake', async () => {
    const free = bet({ stake: '0.00', validBet: '0.00', freeStake: '2.00', payout: '5.00', net: '5.00' })
    fakeGateway({ vendors, betReport: () => page([free]) })
    await renderScreen(<BetRecordPage />, { at, session: member })
    const row = await screen.findByRole('button', { name: /Tiger Sun/ })
    expect(row).toHaveTextContent(/Free round R\$\s2\.00/)
    await userEvent.click(row)
    const sheet = screen.getByRole('dialog', { name: 'Tiger Sun' })
    expect(within(sheet).getByText('Stake paid by the house').parentElement).toHaveTextContent(/R\$\s2\.00/)
    expect(within(sheet).getByText('Stake').parentElement).toHaveTextContent(/R\$\s0\.00/)
  })

  it('fetches the next page on demand', async () => {
    const gateway = fakeGateway({
      vendors,
      betReport: (seen) =>
        page([bet({ roundId: `round-of-page-${seen.query.pageNo}` })], {
          pageNum: Number(seen.query.pageNo),
          totalPages: 2,
        }),
    })
    await renderScreen(<BetRecordPage />, { at, session: member })
    await userEvent.click(await screen.findByRole('button', { name: 'Load more' }))
    await waitFor(() => expect(gateway.calls('betReport').map((call) => call.query.pageNo)).toEqual(['1', '2']))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull())
  })

  it('empty record: says so; failed call: a retry is offered', async () => {
    fakeGateway({
      vendors,
      betReport: (_seen, count) => (count === 1 ? { errorCode: 'rate.limited', status: 429 } : page([])),
    })
    await renderScreen(<BetRecordPage />, { at, session: member })
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No bets in this period')).toBeVisible()
  })
})
