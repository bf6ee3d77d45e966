import { removeStored, walletStore } from '@mosaic/session'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { funds, member } from '../../testing/answers'
import { fakeGateway } from '@mosaic/testing'
import { renderScreen } from '../../testing/render-screen'
import BalanceWidget from './BalanceWidget'

beforeEach(() => {
  removeStored('mosaic.balance.hidden')
  walletStore.setState({ balance: null, currency: null, version: -1, refreshing: false, failure: null, funds: null })
})

const shown = () => screen.getByTestId('balance')

describe('BalanceWidget', () => {
  it('shows whole units, truncated and never rounded up, and tells the full amount by name', async () => {
    fakeGateway({ funds: () => ({ value: funds('1284.99') }) })
    await renderScreen(<BalanceWidget />, { session: member })
    await waitFor(() => expect(shown()).toHaveTextContent(/^R\$\s1,284$/))
    expect(screen.getByRole('group', { name: /^Balance: R\$\s1,284\.99$/ })).toBeVisible()
  })

  it('is masked with asterisks while it refreshes', async () => {
    fakeGateway({ funds: (_seen, count) => ({ value: funds(count === 1 ? '10.00' : '20.00', count) }) })
    await renderScreen(<BalanceWidget />, { session: member })
    await waitFor(() => expect(shown()).toHaveTextContent('10'))
    act(() => screen.getByRole('button', { name: 'Refresh balance' }).click())
    expect(shown()).toHaveTextContent('****')
    await waitFor(() => expect(shown()).toHaveTextContent('20'))
  })

  it('stays hidden, in its name too, until it is shown again', async () => {
    fakeGateway({ funds: () => ({ value: funds('1284.99') }) })
    await renderScreen(<BalanceWidget />, { session: member })
    await userEvent.click(await screen.findByRole('button', { name: /Hide balance$/ }))
    expect(shown()).toHaveTextContent('****')
    expect(screen.getByRole('group', { name: 'Balance hidden' })).toBeVisible()
    expect(screen.queryByRole('group', { name: /1,284/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /Show balance$/ }))
    expect(shown()).toHaveTextContent('1,284')
  })

  it('leads to the deposit', async () => {
    fakeGateway({ funds: () => ({ value: funds('0.00') }) })
    await renderScreen(<BalanceWidget />, { session: member })
    expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/m/voucherCenter')
  })

  it('comes by itself once the gateway answers again', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    const gateway = fakeGateway({ funds: (_seen, count) => (count === 1 ? { errorCode: 'system.busy' } : { value: funds('10.00') }) })
    await renderScreen(<BalanceWidget />, { session: member })
    expect(await screen.findByRole('group', { name: 'The balance could not be updated' })).toBeVisible()
    await act(() => jest.advanceTimersByTimeAsync(14_000))
    expect(gateway.calls('funds')).toHaveLength(1)
    await act(() => jest.advanceTimersByTimeAsync(2_000))
    await waitFor(() => expect(shown()).toHaveTextContent('10'))
    jest.useRealTimers()
  })
})
