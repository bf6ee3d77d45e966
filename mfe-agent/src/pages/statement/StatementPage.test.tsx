import { downloads, fakeGateway } from '@mosaic/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { agent } from '../../testing/answers'
import { renderScreen } from '../../testing/render-screen'
import type { StatementLine } from './line-source'
import StatementPage from './StatementPage'

const from = Date.parse('2026-03-02T03:00:00Z')
const line = (parts: Partial<StatementLine>): StatementLine => ({
  ...{ id: 'one', kind: 'rebate', day: '2026-03-02', from, to: from + 86_400_000, gameType: null },
  ...{ contractId: '', periodKey: '', validBet: '0.00', corrected: '0.00', carried: '0.00', carry: '0.00' },
  ...{ amount: '1.00', state: 'paid' },
  ...parts,
})
const list = [
  line({ id: 'r', gameType: 'RNG', validBet: '500.00', corrected: '-200.00', amount: '2.00' }),
  line({ id: 'c:2026-03-02', kind: 'dailySalary', contractId: 'c', periodKey: '2026-03-02', amount: '0.50' }),
  line({ id: 'd', kind: 'dividend', contractId: 'd', periodKey: 'w', state: 'approval', carry: '-7.00' }),
  line({ id: 'a', kind: 'adjustment', amount: '-0.50', to: from }),
]
const shown = async (at = '/m/agent/statement') => {
  const gateway = fakeGateway({
    agentStatement: ({ query }) => ({
      value: {
        ...{ currency: 'BRL', startDate: query['startDate'] ?? '', endDate: query['endDate'] ?? '', list },
        footer: {
          ...{ rebate: '2.00', salary: '0.50', dividend: '1.00', adjustment: '-0.50' },
          ...{ amount: '3.00', paid: '2.00', carry: '-7.00' },
        },
      },
    }),
  })
  await renderScreen(<StatementPage />, { at, session: agent })
  return { gateway, table: await screen.findByRole('region', { name: 'Table of the earnings' }) }
}

test('each line opens the page that it was computed from; the last one is the sum', async () => {
  const { table, gateway } = await shown()
  // It opens with the present month.
  expect(gateway.calls('agentStatement')[0]?.query['startDate']).toMatch(/-01$/)
  expect(
    within(table)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    [expect.stringMatching(/^Rebate · Slots/), '/m/member/teamRebate?startDate=2026-03-02&endDate=2026-03-02'],
    [expect.stringMatching(/^Daily salary/), '/m/member/agent/getSalaryContract?payment=c%3A2026-03-02'],
    [expect.stringMatching(/^Dividend/), '/m/member/agent/getDevidendContract?payment=d%3Aw'],
    [
      expect.stringMatching(/^Adjustment/),
      '/m/transaction/record?startDate=2026-03-02&endDate=2026-03-02&types=A&kind=adjustment',
    ],
  ])
  expect(within(table).getAllByRole('row').at(-1)).toHaveTextContent(/^Total.*3\.00/)
  const sums = screen.getByRole('region', { name: 'Sums of this statement' })
  expect(sums).toHaveTextContent(/Total.*3\.00.*Paid.*2\.00.*Rebates.*2\.00.*Carried on.*7\.00/)
})

test('it prints, and is handed over as a file with every line', async () => {
  const files = downloads()
  const print = jest.fn()
  Object.defineProperty(window, 'print', { value: print, configurable: true, writable: true })
  await shown()
  await userEvent.click(screen.getByRole('button', { name: 'Print the statement' }))
  expect(print).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('region', { name: 'Agent statement' })).toHaveTextContent(/Account.*agent01/)
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
  const { text } = await files.last()
  expect(text).toContain('Rebate · Slots,Paid,2.00,500.00,-200.00,0.00,0.00')
  expect(text).toContain('Dividend,Awaiting approval,1.00,0.00,0.00,0.00,-7.00')
})

test('a calendar month: its days are asked for and stand in the address', async () => {
  const { gateway } = await shown('/m/agent/statement?startDate=2026-02-01&endDate=2026-02-28')
  expect(gateway.calls('agentStatement').at(-1)?.query).toMatchObject({
    startDate: '2026-02-01',
    endDate: '2026-02-28',
  })
  const [month] = within(screen.getByRole('group', { name: 'Period' })).getAllByRole('button')
  if (!month) throw new Error('no month')
  await userEvent.click(month)
  await waitFor(() => expect(month).toHaveAttribute('aria-pressed', 'true'))
  expect(gateway.calls('agentStatement').at(-1)?.query['startDate']).toMatch(/-01$/)
})
