import { clearDrafts, sessionStore } from '@mosaic/session'
import { bringWebCrypto, enterText, fakeGateway, type Answers } from '@mosaic/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  confirmationWays,
  devices,
  loginHistory,
  registerSettings,
  securityOverview,
  session,
} from '../../testing/answers'
import { renderScreen } from '../../testing/render-screen'
import SecurityCenterPage from './SecurityCenterPage'

beforeAll(bringWebCrypto)
beforeEach(clearDrafts)

const member = { at: '/m/securityCenter', session: { userName: 'm0000000001', type: 0 } }
/** A member without a password, until one is set. */
const house = (more: Answers = {}, until: number | null = 1) => {
  let hasPassword = false
  return fakeGateway({
    registerSettings: () => ({ value: registerSettings }),
    securityOverview: () => ({ value: { ...securityOverview, hasPassword } }),
    devices: () => ({ value: devices }),
    loginHistory: () => ({ value: loginHistory(1) }),
    socialAccounts: () => ({ value: { list: [] } }),
    confirmationWays: () => ({ value: confirmationWays(['sms'], until) }),
    setFirstPassword: () => {
      hasPassword = true
      return { value: { ...session, token: 'token-2' } }
    },
    ...more,
  })
}
const open = async (row: RegExp) => userEvent.click(await screen.findByRole('button', { name: row }))
const type = async (label: RegExp, text: string) =>
  enterText(await screen.findByLabelText(label, { selector: 'input' }), text)
const choose = async (text: string, confirmation = text) => {
  await type(/^New password/, text)
  await type(/^Confirm new password/, confirmation)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
}

it('sets the first password of who came by a number or a provider, and from then on leads to its change', async () => {
  const gateway = house()
  await renderScreen(<SecurityCenterPage />, member)
  await open(/^Login password/)
  await choose('First#2026')
  await waitFor(() =>
    expect(gateway.calls('setFirstPassword')[0]?.body).toEqual({
      newPassword: 'First#2026',
      confirmNewPassword: 'First#2026',
    }),
  )
  expect(await screen.findByText('Your password is set.')).toBeVisible()
  expect(sessionStore.getState().session?.token).toBe('token-2')
  expect(await screen.findByRole('link', { name: /Login password/ })).toHaveAttribute('href', '/m/changePsw')
})

it.each([/^Payment password/, /^Security questions/, /^E-mail/])(
  '%s needs the login password: it is set first, then the action continues',
  async (row) => {
    house()
    await renderScreen(<SecurityCenterPage />, member)
    await open(row)
    await choose('First#2026')
    expect(await screen.findByRole('dialog', { name: row })).toBeVisible()
  },
)

it.each([
  ['short', 'short', '8–20 characters'],
  ['First#2026', 'Other#2026', 'The two passwords are different'],
])('%s and %s: nothing is sent', async (text, confirmation, message) => {
  const gateway = house()
  await renderScreen(<SecurityCenterPage />, member)
  await open(/^Login password/)
  await choose(text, confirmation)
  expect(
    screen.getByLabelText(confirmation === text ? /^New password/ : /^Confirm new password/),
  ).toHaveAccessibleDescription(expect.stringContaining(message))
  expect(gateway.calls('setFirstPassword')).toHaveLength(0)
})

it('a proof is required before input', async () => {
  house({ confirmBySms: () => ({ value: { until: 1 } }) }, null)
  await renderScreen(<SecurityCenterPage />, member)
  await open(/^Login password/)
  await type(/^SMS code/, '123456')
  expect(screen.queryByLabelText(/^New password/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Confirm with the code' }))
  expect(await screen.findByLabelText(/^New password/)).toBeVisible()
})

it('confirmation methods unavailable: one failure is shown, retried only on request', async () => {
  let broken = true
  const gateway = house({
    confirmationWays: () => (broken ? { errorCode: 'system.busy', status: 503 } : { value: confirmationWays(['sms']) }),
  })
  await renderScreen(<SecurityCenterPage />, member)
  await open(/^Login password/)
  const again = await screen.findByRole('button', { name: 'Try again' })
  await userEvent.hover(again)
  expect(again).toBeInTheDocument()
  broken = false
  const asked = gateway.calls('confirmationWays').length
  await userEvent.click(again)
  expect(await screen.findByLabelText(/^SMS code/)).toBeVisible()
  expect(gateway.calls('confirmationWays')).toHaveLength(asked + 1)
})

it('expired proof: required again, then the input is sent', async () => {
  const gateway = house({
    confirmBySms: () => ({ value: { until: 1 } }),
    setFirstPassword: (_seen, count) =>
      count === 1 ? { errorCode: 'confirmation.required', status: 403 } : { value: session },
  })
  await renderScreen(<SecurityCenterPage />, member)
  await open(/^Login password/)
  await choose('First#2026')
  await type(/^SMS code/, '123456')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm with the code' }))
  await waitFor(() => expect(gateway.calls('setFirstPassword')).toHaveLength(2))
  expect(gateway.calls('setFirstPassword')[1]?.body).toEqual({
    newPassword: 'First#2026',
    confirmNewPassword: 'First#2026',
  })
})
