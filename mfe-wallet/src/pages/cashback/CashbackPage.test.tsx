import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeGateway } from '@mosaic/testing'
import { funds, member } from '../../testing/answers'
import { renderScreen } from '../../testing/render-screen'
import CashbackPage from './CashbackPage'
import type { Cashback } from './ClaimCard'

const at = '/m/member/manualRebate'
const cashback = (parts: Partial<Cashback> = {}): Cashback => ({
  currency: 'BRL',
  minimum: '1.00',
  total: '2.90',
  claimable: true,
  expiresAt: null,
  categories: [
    { gameType: 'RNG', validBet: '400.00', rate: 60, amount: '2.40' },
    { gameType: 'CRASH', validBet: '100.00', rate: 50, amount: '0.50' },
  ],
  claims: [],
  ...parts,
})
const claimed = { claimId: 'c1', amount: '2.90', currency: 'BRL', at: 1_781_000_000_000 } as const
beforeEach(() => localStorage.removeItem('mosaic.intents'))

const show = () => renderScreen(<CashbackPage />, { at, session: member })

describe('CashbackPage', () => {
  it('shows the claimable amount, its bets and their rates', async () => {
    fakeGateway({ manualRebate: () => ({ value: cashback() }) })
    await show()
    expect(await screen.findByRole('button', { name: /^Claim R\$\s2\.90$/ })).toBeEnabled()
    const rows = within(screen.getByRole('list', { name: 'By category' })).getAllByRole('listitem')
    expect(rows[0]).toHaveTextContent(/Slots.*Valid bets R\$\s400\.00 · 0\.60%.*R\$\s2\.40/)
  })

  it('claims once, shows the paid amount and the new state', async () => {
    let paid = false
    const gateway = fakeGateway({
      manualRebate: () => ({
        value: paid ? cashback({ total: '0.00', claimable: false, categories: [], claims: [claimed] }) : cashback(),
      }),
      claimManualRebate: () => {
        paid = true
        return { value: claimed }
      },
      funds: () => ({ value: funds('102.90') }),
    })
    await show()
    await userEvent.dblClick(await screen.findByRole('button', { name: /^Claim R/ }))
    expect(await screen.findByText(/^R\$\s2\.90 is in your wallet$/)).toBeVisible()
    expect(await screen.findByRole('list', { name: 'Your last claims' })).toHaveTextContent(/\+R\$\s2\.90/)
    expect(screen.getByText('Times are in GMT-3.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Claim' })).toBeDisabled()
    expect(gateway.calls('claimManualRebate')).toHaveLength(1)
  })

  it('repeats with the same key after an answer that got lost', async () => {
    const gateway = fakeGateway({
      manualRebate: () => ({ value: cashback() }),
      claimManualRebate: (_, count) => (count === 1 ? { errorCode: 'system.busy', status: 503 } : { value: claimed }),
      funds: () => ({ value: funds('102.90') }),
    })
    await show()
    await userEvent.click(await screen.findByRole('button', { name: /^Claim R/ }))
    await waitFor(() => expect(gateway.calls('claimManualRebate')).toHaveLength(2))
    const keys = gateway.calls('claimManualRebate').map(({ headers }) => headers['Idempotency-Key'])
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
  })

  it('repeats with the same key after a reload, too, while the outcome is unknown', async () => {
    const answers = {
      manualRebate: () => ({ value: cashback() }),
      claimManualRebate: () => ({ errorCode: 'system.busy', status: 503 }),
    }
    const keys = async () => {
      const gateway = fakeGateway(answers)
      const { unmount } = await show()
      await userEvent.click(await screen.findByRole('button', { name: /^Claim R/ }))
      await waitFor(() => expect(gateway.calls('claimManualRebate').length).toBeGreaterThan(0))
      unmount()
      return gateway.calls('claimManualRebate').map(({ headers }) => headers['Idempotency-Key'])
    }
    expect(new Set([...(await keys()), ...(await keys())]).size).toBe(1)
  })

  it('waits for the minimum, and says when last week lapses', async () => {
    fakeGateway({ manualRebate: () => ({ value: cashback({ total: '0.60', claimable: false }) }) })
    const { unmount } = await show()
    expect(await screen.findByText(/^You can claim from R\$\s1\.00\.$/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Claim' })).toBeDisabled()
    unmount()
    fakeGateway({ manualRebate: () => ({ value: cashback({ expiresAt: Date.UTC(2026, 5, 22, 3) }) }) })
    await show()
    expect(await screen.findByText(/^What last week gave can be claimed until 06\/22\/2026/)).toBeVisible()
  })

  it('member without bets: a link to the games', async () => {
    fakeGateway({ manualRebate: () => ({ value: cashback({ total: '0.00', claimable: false, categories: [] }) }) })
    await show()
    expect(await screen.findByRole('link', { name: 'Browse games' })).toHaveAttribute('href', '/m/gameCenter')
  })
})
