import { fakeGateway } from '@mosaic/testing'
import { setReducedMotion } from '@mosaic/ui'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Rain } from '../../api/red-rain'
import { renderScreen } from '../../testing/render-screen'
import { member, rain } from '../../testing/samples'
import RedRainPage from './RedRainPage'

afterEach(() => setReducedMotion(false))

const show = async (first: Partial<Rain> = {}, answer: 'caught' | 'empty' = 'caught') => {
  let shown = rain(first)
  const gateway = fakeGateway({
    redRains: () => ({ value: { list: [shown], now: Date.UTC(2026, 0, 10, 12) } }),
    claimRedRain: () => {
      if (answer === 'empty') {
        shown = rain({ falling: 0 })
        return { errorCode: 'rain.empty', status: 409 }
      }
      shown = rain({ caught: '2.34', caughtInAll: '2.34' })
      return { value: { amount: '2.34', currency: 'BRL', wave: 0 } }
    },
    funds: () => ({ errorCode: 'system.busy', status: 400 }),
  })
  await renderScreen(<RedRainPage />, { at: '/m/redRain', session: member })
  return gateway
}

test('by keyboard: one press catches one envelope, and what it held is told', async () => {
  const gateway = await show()
  const button = await screen.findByRole('button', { name: 'Catch an envelope' })
  button.focus()
  await userEvent.keyboard('{Enter}{Enter}')
  expect(await screen.findByRole('status', { name: '' })).toBeVisible()
  expect(await screen.findByText('You caught')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Catch an envelope' })).not.toBeInTheDocument()
  expect(gateway.calls('claimRedRain').map(({ body }) => body)).toEqual([{ rainId: 'r1', wave: 0 }])
})

test('reduced motion: still envelopes to choose from, and no canvas', async () => {
  setReducedMotion(true)
  await show()
  await userEvent.click(await screen.findByRole('button', { name: 'Envelope 3' }))
  expect(await screen.findByText('You caught')).toBeVisible()
  expect(document.querySelector('canvas')).toBeNull()
})

test('another member was faster: it says so and waits for the next wave', async () => {
  await show({}, 'empty')
  await userEvent.click(await screen.findByRole('button', { name: 'Catch an envelope' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Catch an envelope' })).not.toBeInTheDocument())
  expect(await screen.findByText('All envelopes of this wave are caught.')).toBeVisible()
})

test('no rain: leads to the promotions', async () => {
  fakeGateway({ redRains: () => ({ value: { list: [], now: 0 } }) })
  await renderScreen(<RedRainPage />, { at: '/m/redRain', session: member })
  expect(await screen.findByRole('link', { name: 'All promotions' })).toHaveAttribute('href', '/m/activity')
})
