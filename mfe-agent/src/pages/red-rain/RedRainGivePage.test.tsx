import { bringWebCrypto, enterText, fakeGateway } from '@mosaic/testing'
import { screen } from '@testing-library/react'
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
