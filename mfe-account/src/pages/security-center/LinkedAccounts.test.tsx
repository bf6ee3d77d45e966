import { bringWebCrypto, enterText, fakeGateway } from '@mosaic/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { confirmationWays } from '../../testing/answers'
import { renderScreen } from '../../testing/render-screen'
import { LinkedAccounts } from './LinkedAccounts'

beforeAll(bringWebCrypto)

const member = { at: '/m/securityCenter', session: { userName: 'player01', type: 0 } }
const both = {
  list: [
    { provider: 'facebook', linkedAt: Date.UTC(2026, 4, 2, 15) },
    { provider: 'google', linkedAt: Date.UTC(2026, 5, 15, 15) },
  ],
} as const
const answers = { socialAccounts: () => ({ value: { list: [...both.list] } }) }
const disconnect = async (provider: string) => {
  await userEvent.click(await screen.findByRole('button', { name: new RegExp(provider) }))
  await userEvent.click(
    within(screen.getByRole('alertdialog', { name: `Disconnect ${provider}?` })).getByRole('button', {
      name: 'Disconnect',
    }),
  )
}

it('lists connected providers; disconnecting asks, needs a proof, and then completes by itself', async () => {
  const gateway = fakeGateway({
    ...answers,
    unlinkSocial: (_seen, count) =>
      count === 1 ? { errorCode: 'confirmation.required', status: 403 } : { value: { list: [both.list[0]] } },
    confirmationWays: () => ({ value: confirmationWays(['password']) }),
    confirmByPassword: () => ({ value: { until: 1 } }),
  })
  await renderScreen(<LinkedAccounts />, member)
  expect(within(await screen.findByRole('list', { name: 'Connected accounts' })).getAllByRole('listitem')).toHaveLength(
    2,
  )
  await disconnect('Google')
  await enterText(await screen.findByLabelText(/^Login password/, { selector: 'input' }), 'Demo#2026')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  await waitFor(() => expect(gateway.calls('unlinkSocial')).toHaveLength(2))
  await waitFor(() =>
    expect(within(screen.getByRole('list', { name: 'Connected accounts' })).getAllByRole('listitem')).toHaveLength(1),
  )
  expect(gateway.calls('unlinkSocial').map(({ body }) => body)).toEqual([
    { provider: 'google' },
    { provider: 'google' },
  ])
})

it('last login method: cannot be removed, with the reason', async () => {
  fakeGateway({ ...answers, unlinkSocial: () => ({ errorCode: 'last.way.in', status: 409 }) })
  await renderScreen(<LinkedAccounts />, member)
  await disconnect('Facebook')
  expect(await screen.findByText(/last way into the account/)).toBeVisible()
  expect(screen.getByRole('button', { name: /Facebook/ })).toBeVisible()
})

it('no connected provider: hidden', async () => {
  const gateway = fakeGateway({ socialAccounts: () => ({ value: { list: [] } }) })
  await renderScreen(<LinkedAccounts />, member)
  await waitFor(() => expect(gateway.calls('socialAccounts')).toHaveLength(1))
  expect(screen.queryByText('Connected accounts')).toBeNull()
})
