import { removeStored } from '@mosaic/session'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { funds, member } from '../../testing/answers'
import { fakeGateway } from '@mosaic/testing'
import { renderScreen } from '../../testing/render-screen'
import BalanceWidget from './BalanceWidget'

let change: (version?: string | null, value?: ReturnType<typeof funds>) => void
jest.mock('@mosaic/live', () => ({
  followTopic: (_topic: string, received: typeof change) => {
    change = received
    return () => undefined
  },
}))

beforeEach(() => removeStored('mosaic.balance.hidden'))

const shown = () => screen.getByTestId('balance')

describe('BalanceWidget', () => {
  it('shows whole units, truncated and never rounded up; the accessible name has the full amount', async () => {
    fakeGateway({ funds: () => ({ value: funds('1284.99') }) })
    await renderScreen(<BalanceWidget />, { session: member })
    await waitFor(() => expect(shown()).toHaveTextContent(/^R\$\s1,284$/))
    expect(screen.getByRole('group', { name: /^Balance: R\$\s1,284\.99$/ })).toBeVisible()
  })

  it('is masked with asterisks while it refreshes', async () => {
    let answerNow = () => undefined as void
    const asking = new Promise<void>((resolve) => (answerNow = resolve))
    fakeGateway({
      funds: async (_seen, count) => {
        if (count > 1) await asking
        return { value: funds(count === 1 ? '10.00' : '20.00', count) }
      },
    })
    await renderScreen(<BalanceWidget />, { session: member })
    await waitFor(() => expect(shown()).toHaveTextContent('10'))
    act(() => screen.getByRole('button', { name: 'Refresh balance' }).click())
    await waitFor(() => expect(shown()).toHaveTextContent('****'))
    answerNow()
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

  it('follows changes made elsewhere', async () => {
    fakeGateway({ funds: (_seen, count) => ({ value: funds(count === 1 ? '10.00' : '35.00', count) }) })
    await renderScreen(<BalanceWidget />, { session: member })
    await waitFor(() => expect(shown()).toHaveTextContent('10'))
    await waitFor(() => expect(change).toBeDefined())
    act(() => change())
    await waitFor(() => expect(shown()).toHaveTextContent('35'))
  })

  it('shows the funds of a stream event without a call', async () => {
    const gateway = fakeGateway({ funds: (_seen, count) => ({ value: funds('10.00', count) }) })
    await renderScreen(<BalanceWidget />, { session: member })
    await waitFor(() => expect(shown()).toHaveTextContent('10'))
    await waitFor(() => expect(change).toBeDefined())
    const before = gateway.calls('funds').length
    act(() => change('7', funds('35.00', 7)))
    await waitFor(() => expect(shown()).toHaveTextContent('35'))
    expect(gateway.calls('funds')).toHaveLength(before)
  })

  it('leads to deposit and withdrawal', async () => {
    fakeGateway({ funds: () => ({ value: funds('0.00') }) })
    await renderScreen(<BalanceWidget />, { session: member })
    expect(screen.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', '/m/voucherCenter')
    expect(screen.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/m/withdraw')
  })

  it('play credits of a trial account: no way to withdraw them', async () => {
    fakeGateway({ funds: () => ({ value: { ...funds('5000.00'), currency: 'XXX' } }) })
    await renderScreen(<BalanceWidget />, { session: member })
    await waitFor(() => expect(shown()).toHaveTextContent('5,000'))
    expect(screen.queryByRole('link', { name: 'Withdraw' })).toBeNull()
  })

  describe('failed call of the balance', () => {
    beforeEach(() => jest.useFakeTimers({ advanceTimers: true }))
    afterEach(() => jest.useRealTimers())
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
    const turn = (event: 'online' | 'visibilitychange', { online = true, visible = true }) => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden')
      act(() => void (event === 'online' ? window : document).dispatchEvent(new Event(event)))
    }
    afterEach(() => jest.restoreAllMocks())

    it('the balance loads by itself once the gateway answers again', async () => {
      const gateway = fakeGateway({
        funds: (_seen, count) => (count === 1 ? { errorCode: 'system.busy' } : { value: funds('10.00') }),
      })
      await renderScreen(<BalanceWidget />, { session: member })
      expect(await screen.findByRole('group', { name: 'The balance could not be updated' })).toBeVisible()
      expect(gateway.calls('funds')).toHaveLength(1)
      await pass(2500)
      await waitFor(() => expect(shown()).toHaveTextContent('10'))
      await pass(120_000)
      expect(gateway.calls('funds')).toHaveLength(2)
    })

    it('retries while the old balance is shown, which is marked after several failures', async () => {
      const gateway = fakeGateway({
        funds: (_seen, count) =>
          count === 2 || count === 3
            ? { errorCode: 'system.busy' }
            : { value: funds(count === 1 ? '10.00' : '12.50', count) },
      })
      await renderScreen(<BalanceWidget />, { session: member })
      await waitFor(() => expect(shown()).toHaveTextContent('10'))
      act(() => screen.getByRole('button', { name: 'Refresh balance' }).click())
      await waitFor(() => expect(shown()).toHaveTextContent('10'))
      expect(screen.getByRole('group', { name: /^Balance: R\$\s10\.00$/ })).toBeVisible()
      await pass(2500)
      expect(await screen.findByRole('group', { name: /^Balance, not up to date: R\$\s10\.00$/ })).toBeVisible()
      await pass(4500)
      expect(await screen.findByRole('group', { name: /^Balance: R\$\s12\.50$/ })).toBeVisible()
      expect(gateway.calls('funds')).toHaveLength(4)
    })

    it('no retry offline or in a hidden tab; back online: at once', async () => {
      const gateway = fakeGateway({
        funds: (_seen, count) => (count === 1 ? { errorCode: 'system.busy' } : { value: funds('10.00') }),
      })
      await renderScreen(<BalanceWidget />, { session: member })
      expect(await screen.findByRole('group', { name: 'The balance could not be updated' })).toBeVisible()
      turn('visibilitychange', { visible: false })
      await pass(60_000)
      turn('visibilitychange', { online: false })
      await pass(60_000)
      expect(gateway.calls('funds')).toHaveLength(1)
      turn('online', {})
      await waitFor(() => expect(shown()).toHaveTextContent('10'))
    })
  })
})
