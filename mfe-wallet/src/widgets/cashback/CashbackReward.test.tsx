import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ValueOf } from '@mosaic/contracts'
import { fakeGateway } from '@mosaic/testing'
import { funds, member } from '../../testing/answers'
import { renderScreen } from '../../testing/render-screen'
import CashbackReward from './CashbackReward'

const cashback = (claimable: boolean, total = '2.90'): ValueOf<'manualRebate'> => ({
  currency: 'BRL',
  minimum: '1.00',
  total,
  claimable,
  expiresAt: null,
  categories: [],
  claims: [],
})
beforeEach(() => localStorage.removeItem('mosaic.intents'))
const show = () => renderScreen(<CashbackReward />, { at: '/m/rewardCenter', session: member })

test('claimable cashback: one tap brings it into the wallet, and the card goes', async () => {
  let paid = false
  const gateway = fakeGateway({
    manualRebate: () => ({ value: paid ? cashback(false, '0.00') : cashback(true) }),
    claimManualRebate: () => {
      paid = true
      return { value: { claimId: 'c1', amount: '2.90', currency: 'BRL', at: 1_781_000_000_000 } }
    },
    funds: () => ({ value: funds('102.90') }),
  })
  await show()
  await userEvent.click(await screen.findByRole('button', { name: /^Claim R\$\s2\.90$/ }))
  expect(await screen.findByText(/^R\$\s2\.90 is in your wallet$/)).toBeVisible()
  await expect(screen.findByRole('button', { name: /^Claim/ }, { timeout: 100 })).rejects.toThrow()
  expect(gateway.calls('claimManualRebate')).toHaveLength(1)
})

test('cashback below its minimum: shown, and not claimed', async () => {
  fakeGateway({ manualRebate: () => ({ value: cashback(false, '0.90') }) })
  await show()
  expect(await screen.findByRole('button', { name: 'Claim' })).toBeDisabled()
})

test('no cashback: no card', async () => {
  const gateway = fakeGateway({ manualRebate: () => ({ value: cashback(false, '0.00') }) })
  const { container } = await show()
  await screen.findByText((_text, element) => element === container && gateway.calls('manualRebate').length > 0)
  expect(screen.queryByRole('button')).toBeNull()
})
