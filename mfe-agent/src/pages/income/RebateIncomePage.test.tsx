import { downloads, fakeGateway } from '@mosaic/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { agent, earnedToday } from '../../testing/answers'
import { renderScreen } from '../../testing/render-screen'
import RebateIncomePage from './RebateIncomePage'

it('shows what was earned by category and through whom, and hands the days over as a file', async () => {
  const files = downloads()
  fakeGateway({
    teamCommission: () => ({ value: earnedToday }),
    rebateIncome: () => ({
      value: {
        currency: 'BRL',
        frozen: false,
        days: [
          { day: '2026-03-01', amount: '0.36', validBet: '130.00' },
          { day: '2026-03-02', amount: '0.00', validBet: '0.00' },
        ],
        categories: [{ gameType: 'RNG', amount: '0.36', validBet: '130.00' }],
        members: [{ id: 'm1', account: 'marina', validBet: '80.00' }],
        footer: { amount: '0.36', paid: '0.30', validBet: '130.00' },
      },
    }),
  })
  await renderScreen(<RebateIncomePage />, { at: '/m/member/teamRebate', session: agent })
  const categories = await screen.findByRole('region', { name: 'Table of the categories' })
  expect(within(categories).getAllByRole('row')[1]).toHaveTextContent(/0\.36.*130\.00/)
  expect(
    within(screen.getByRole('region', { name: 'Table of the downlines' })).getAllByRole('row')[1],
  ).toHaveTextContent(/marina.*80\.00/)
  expect(screen.getByRole('region', { name: 'Sums of this period' })).toHaveTextContent(/Paid.*0\.30/)
  await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
  expect((await files.last()).text).toContain('2026-03-01,0.36,130.00')
})
