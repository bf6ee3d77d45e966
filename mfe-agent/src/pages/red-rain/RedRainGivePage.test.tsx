import { bringWebCrypto, enterText, fakeGateway } from '@mosaic/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { agent } from '../../testing/answers'
import { renderScreen } from '../../testing/render-screen'
import RedRainGivePage from './RedRainGivePage'

beforeAll(bringWebCrypto)

test('rain soon after a security change: the form says from when money can leave', async () => {
  fakeGateway({
    givenRedRains: () => ({ value: { list: [], downlines: 2 } }),
    funds: () => ({ errorCode: 'rate.limited', status: 429 }),
    giveRedRain: () => ({ errorCode: 'withdraw.delayed', status: 422, fields: { until: '1770000000000' } }),
  })
  await renderScreen(<RedRainGivePage />, { at: '/m/agent/redRain', session: agent })
  await enterText(await screen.findByLabelText(/^Amount/), '5')
  await enterText(screen.getByLabelText(/^Payment password/), '274951')
  await userEvent.click(screen.getByRole('button', { name: 'Give the rain' }))
  expect(await screen.findByText(/^Money can leave your account again on .*2026/)).toBeVisible()
})

const given = {
  ...{ rainId: 'r1', total: '5.00', currency: 'BRL' as const, envelopes: 3, claimed: 0, claimedAmount: '0.00' },
  ...{ returned: '0.00', isOver: false, startsAt: 1_770_000_000_000, endsAt: 1_770_001_800_000 },
}

test('amount, envelopes, division and payment password: one rain is given, and the list has it', async () => {
  let list: (typeof given)[] = []
  const gateway = fakeGateway({
    givenRedRains: () => ({ value: { list, downlines: 2 } }),
    funds: () => ({ errorCode: 'rate.limited', status: 429 }),
    giveRedRain: () => {
      list = [given]
      return { value: given }
    },
  })
  await renderScreen(<RedRainGivePage />, { at: '/m/agent/redRain', session: agent })
  await enterText(await screen.findByLabelText(/^Amount/), '5')
  await userEvent.clear(screen.getByLabelText(/^Envelopes/))
  await enterText(screen.getByLabelText(/^Envelopes/), '3')
  await userEvent.click(screen.getByRole('radio', { name: /^Equal/ }))
  await enterText(screen.getByLabelText(/^Payment password/), '274951')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Give the rain' }))
  expect(await screen.findByText('Your rain is falling')).toBeVisible()
  expect(await screen.findByText(/0 of 3 caught/)).toBeVisible()
  expect(gateway.calls('giveRedRain')).toHaveLength(1)
  await waitFor(() => expect(screen.getByLabelText(/^Amount/)).toHaveValue(''))
})

test.each([
  ['no amount', '', '3', 'Type an amount.'],
  ['nothing to divide', '0', '3', 'Type an amount.'],
  ['less than a coin for each envelope', '0.02', '3', 'Each envelope needs at least the smallest coin.'],
  ['no envelope', '5', '0', 'From 1 to 500 envelopes'],
  ['too many envelopes', '50', '501', 'From 1 to 500 envelopes'],
])('%s: told at the field, and nothing is sent', async (_, amount, envelopes, text) => {
  const gateway = fakeGateway({
    givenRedRains: () => ({ value: { list: [], downlines: 2 } }),
    funds: () => ({ errorCode: 'rate.limited', status: 429 }),
  })
  await renderScreen(<RedRainGivePage />, { at: '/m/agent/redRain', session: agent })
  await enterText(await screen.findByLabelText(/^Amount/), amount)
  await userEvent.clear(screen.getByLabelText(/^Envelopes/))
  await enterText(screen.getByLabelText(/^Envelopes/), envelopes)
  await enterText(screen.getByLabelText(/^Payment password/), '274951')
  await userEvent.click(screen.getByRole('button', { name: 'Give the rain' }))
  expect(await screen.findByText(text)).toBeVisible()
  expect(gateway.calls('giveRedRain')).toHaveLength(0)
})
