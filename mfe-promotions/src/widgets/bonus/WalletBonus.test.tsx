import type { ValueOf } from '@mosaic/contracts'
import { act, screen, waitFor } from '@testing-library/react'
import { fakeGateway } from '@mosaic/testing'
import { renderScreen } from '../../testing/render-screen'
import { member } from '../../testing/samples'
import WalletBonus from './WalletBonus'

const followers = new Map<string, () => void>()
jest.mock('@mosaic/live', () => ({
  followTopic: (topic: string, listener: () => void) => {
    followers.set(topic, listener)
    return () => followers.delete(topic)
  },
}))

const bonus: Omit<ValueOf<'bonuses'>['list'][number], 'progress'> = {
  ...{ bonusId: 'b1', promotionId: 'p1', title: 'Slots bonus', state: 'ACTIVE', currency: 'BRL' },
  ...{ amount: '20.00', balance: '20.00', required: '100.00', converted: '0.00', expiresAt: 1_800_000_000_000 },
  wagering: { factor: 5, days: 7, categories: ['RNG'], maxStake: null, cashOutCap: null },
}

test('the progress of a bonus follows the stream of the member, until the page is left', async () => {
  let progress = '10.00'
  const gateway = fakeGateway({ bonuses: () => ({ value: { list: [{ ...bonus, progress }] } }) })
  const view = await renderScreen(<WalletBonus />, { session: member })
  const bar = await screen.findByRole('progressbar')
  expect(bar).toHaveAttribute('value', '1000')
  await waitFor(() => expect(followers.has('rewards')).toBe(true))
  progress = '60.00'
  act(() => followers.get('rewards')?.())
  await waitFor(() => expect(bar).toHaveAttribute('value', '6000'))
  expect(gateway.calls('bonuses')).toHaveLength(2)
  view?.unmount()
  expect(followers.has('rewards')).toBe(false)
})
