import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { downloads, fakeGateway } from '@mosaic/testing'
import { member } from '../../testing/answers'
import { renderScreen } from '../../testing/render-screen'
import type { Profit } from './profit'
import ProfitAndLossPage from './ProfitAndLossPage'

const at = '/m/profitandloss'
const none = { stake: '0.00', validBet: '0.00', payout: '0.00', rewards: '0.00', net: '0.00' }
const lost = { stake: '30.00', validBet: '30.00', payout: '12.50', rewards: '0.00', net: '-17.50' }
const won = { stake: '10.00', validBet: '10.00', payout: '40.00', rewards: '5.00', net: '35.00' }
const report: Profit = {
  currency: 'BRL',
  days: [
    { day: '2026-06-14', ...lost },
    { day: '2026-06-15', ...won },
  ],
  categories: [
    { gameType: 'RNG', count: 7, stake: '30.00', validBet: '30.00', payout: '12.50', net: '-17.50' },
    { gameType: 'CRASH', count: 1, stake: '10.00', validBet: '10.00', payout: '40.00', net: '30.00' },
  ],
  footer: { stake: '40.00', validBet: '40.00', payout: '52.50', rewards: '5.00', net: '17.50' },
}
const show = (address = at) => renderScreen(<ProfitAndLossPage />, { at: address, session: member })

describe('ProfitAndLossPage', () => {
  it('shows totals, the days as a curve described in words, and every category with its result', async () => {
    fakeGateway({ profitReport: () => ({ value: report }) })
    await show()
    const totals = within(await screen.findByRole('region', { name: 'Totals of this period' }))
    expect(totals.getByText(/^\+R\$\s17\.50$/)).toBeVisible()
    expect(totals.getByText('8 entries')).toBeVisible()
    expect(screen.getByText('Times are in GMT-3.')).toBeVisible()
    expect(screen.getByRole('figure', { name: 'Result by day' })).toHaveTextContent(
      /Jun 14: −R\$\s17\.50; Jun 15: R\$\s35\.00/,
    )
    const rows = within(screen.getByRole('list', { name: 'By category' })).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Slots7 bets · R\$\s30\.00−R\$\s17\.50/),
      expect.stringMatching(/Crash1 bet · R\$\s10\.00\+R\$\s30\.00/),
    ])
  })

  it('has a table as the twin of the curve, the newest day first', async () => {
    fakeGateway({ profitReport: () => ({ value: report }) })
    await show()
    await userEvent.click(await screen.findByRole('button', { name: 'Show as table' }))
    const rows = within(screen.getByRole('region', { name: 'Table of the days' })).getAllByRole('row')
    expect(rows[1]).toHaveTextContent(/Jun 15.*R\$\s10\.00.*R\$\s40\.00.*R\$\s5\.00.*\+R\$\s35\.00/)
  })

  it('asks for the category and period of the address', async () => {
    const gateway = fakeGateway({ profitReport: () => ({ value: report }) })
    await show(`${at}?gameType=CRASH&period=today`)
    await waitFor(() => expect(gateway.calls('profitReport')).toHaveLength(1))
    const { startDate, endDate, gameType } = gateway.calls('profitReport')[0]?.query ?? {}
    expect([gameType, startDate]).toEqual(['CRASH', endDate])
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'All categories')
    await waitFor(() => expect(gateway.calls('profitReport').at(-1)?.query).not.toHaveProperty('gameType'))
  })

  it('exports the days as a file', async () => {
    fakeGateway({ profitReport: () => ({ value: report }) })
    const files = downloads()
    await show()
    await userEvent.click(await screen.findByRole('button', { name: 'Export CSV' }))
    const { name, text } = await files.last()
    expect(name).toMatch(/^profit-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
    expect(text.split('\r\n')).toEqual([
      'Day,Stake,Payout,Rewards,Result',
      '2026-06-14,30.00,12.50,0.00,-17.50',
      '2026-06-15,10.00,40.00,5.00,35.00',
    ])
  })

  it('no bets: says so; rewards only: does not', async () => {
    const idle = { ...report, categories: [], days: [{ day: '2026-06-15', ...none }], footer: none }
    fakeGateway({ profitReport: () => ({ value: idle }) })
    const { unmount } = await show()
    expect(await screen.findByText('No play in this period')).toBeVisible()
    unmount()
    fakeGateway({
      profitReport: () => ({
        value: { ...idle, days: [{ day: '2026-06-15', ...none, rewards: '5.00', net: '5.00' }] },
      }),
    })
    await show()
    expect(await screen.findByRole('region', { name: 'Totals of this period' })).toBeVisible()
  })
})
