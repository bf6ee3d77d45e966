import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { deposit, member } from '../../testing/answers'
import { fakeGateway } from '@mosaic/testing'
import { renderScreen } from '../../testing/render-screen'
import DepositRecordPage from './DepositRecordPage'

const page = (list: ReturnType<typeof deposit>[]) => ({
  value: {
    list,
    pageNum: 1,
    totalPages: 1,
    totalCount: list.length,
    footer: { amount: '150.00', currency: 'BRL' as const },
  },
})

describe('DepositRecordPage', () => {
  it('leads from each deposit to its receipt', async () => {
    fakeGateway({ depositReport: () => page([deposit({ state: 'SETTLED', settledAt: 1_770_000_100_000 })]) })
    await renderScreen(<DepositRecordPage />, { at: '/m/vouReport', session: member })
    const row = await screen.findByRole('link', { name: /PIX/ })
    expect(row).toHaveAttribute('href', '/m/voucherCenter?depositId=d-1')
    expect(row).toHaveTextContent(/R\$\s200\.00/)
    expect(row).toHaveTextContent('Received')
    expect(screen.getByRole('region', { name: 'Totals of this period' })).toHaveTextContent(/Received.*R\$\s150\.00/)
    expect(screen.getByRole('link', { name: 'Withdrawal record' })).toHaveAttribute('href', '/m/withdraw/record')
  })

  it('shows the bonus of a deposit', async () => {
    const names = { EN: 'Daily bonus' }
    const bonus = { promotionId: 'daily', names, state: 'CREDITED', amount: '20.00', toWager: '100.00' } as const
    fakeGateway({ depositReport: () => page([deposit({ state: 'SETTLED', settledAt: 1, bonus })]) })
    await renderScreen(<DepositRecordPage />, { at: '/m/vouReport', session: member })
    expect(await screen.findByRole('link', { name: /PIX/ })).toHaveTextContent(/Daily bonus: R\$\s20\.00/)
  })

  it('filters by state', async () => {
    const gateway = fakeGateway({ depositReport: () => page([]) })
    await renderScreen(<DepositRecordPage />, { at: '/m/vouReport', session: member })
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Expired')
    await waitFor(() => expect(gateway.calls('depositReport').at(-1)?.query).toMatchObject({ state: 'EXPIRED' }))
  })
})
