import { fakeGateway } from '@mosaic/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { member } from '../../testing/answers'
import { renderScreen } from '../../testing/render-screen'
import { withdrawal } from '../../testing/withdrawals'
import WithdrawRecordPage from './WithdrawRecordPage'

const page = (list: ReturnType<typeof withdrawal>[]) => ({
  value: {
    list,
    pageNum: 1,
    totalPages: 1,
    totalCount: list.length,
    footer: { amount: '150.00', currency: 'BRL' as const },
  },
})
const show = (search = '') =>
  renderScreen(<WithdrawRecordPage />, { at: `/m/withdraw/record${search}`, session: member })

describe('WithdrawRecordPage', () => {
  it('links each withdrawal to its status, under the total', async () => {
    fakeGateway({ withdrawReport: () => page([withdrawal({ state: 'REJECTED', reason: 'No' })]) })
    await show()
    const row = await screen.findByRole('link', { name: /PIX •••• 8725/ })
    expect(row).toHaveAttribute('href', '/m/withdraw?withdrawId=w-1')
    expect(row).toHaveTextContent(/R\$\s100\.00/)
    expect(row).toHaveTextContent('Refused')
    const totals = within(screen.getByRole('region', { name: 'Totals of this period' }))
    expect(totals.getByText('Total requested').nextSibling).toHaveTextContent(/R\$\s150\.00/)
  })

  it('has period and state in its address', async () => {
    const gateway = fakeGateway({ withdrawReport: () => page([]) })
    await show('?state=PAID')
    expect(await screen.findByText('No withdrawals in this period')).toBeVisible()
    expect(gateway.calls('withdrawReport').at(-1)?.query).toMatchObject({ state: 'PAID' })
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Being checked')
    await waitFor(() => expect(gateway.calls('withdrawReport').at(-1)?.query).toMatchObject({ state: 'PENDING' }))
    expect(screen.getByLabelText('place')).toHaveTextContent('state=PENDING')
  })

  it('failed call: a retry is offered', async () => {
    let online = false
    fakeGateway({ withdrawReport: () => (online ? page([withdrawal()]) : 'offline') })
    await show()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    online = true
    await userEvent.click(retry)
    expect(await screen.findByText('Being checked', { selector: 'a *' })).toBeVisible()
  })
})
