import { setMerchant } from '@mosaic/session'
import { bringWebCrypto, enterText, fakeGateway, merchantProfile, type Answers } from '@mosaic/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { storedIntent } from '../social/intent'
import { leavePage } from '../social/leave-page'
import { confirmationWays, smsSent } from '../testing/answers'
import { renderScreen } from '../testing/render-screen'
import { bringWebAuthn, signedCredential } from '../testing/webauthn'
import { ConfirmSheet } from './ConfirmSheet'

jest.mock('../social/leave-page', () => ({ leavePage: jest.fn() }))

beforeAll(bringWebCrypto)
beforeEach(() => {
  sessionStorage.clear()
  bringWebAuthn({ get: () => Promise.resolve(signedCredential()) })
})
afterEach(() => bringWebAuthn(null))

const member = { at: '/m/securityCenter', session: { userName: 'player01', type: 0 } }
const show = async (answers: Answers) => {
  const onConfirmed = jest.fn()
  const gateway = fakeGateway(answers)
  await renderScreen(<ConfirmSheet onConfirmed={onConfirmed} onClose={jest.fn()} />, member)
  act(() => setMerchant({ ...merchantProfile, flags: ['GOOGLELOGIN3'], social: { adapter: 'issuer' } }))
  return { gateway, onConfirmed }
}
const ways = (...list: Parameters<typeof confirmationWays>[0]) => ({
  confirmationWays: () => ({ value: confirmationWays(list) }),
})

test.each([
  [['password'] as const, ['Confirm']],
  [['password', 'passkey'] as const, ['Confirm', 'Confirm with a passkey']],
  [['google'] as const, ['Confirm with Google']],
  [
    ['sms', 'google', 'facebook'] as const,
    ['Send code', 'Confirm with the code', 'Confirm with Google', 'Confirm with Facebook'],
  ],
])('methods %j: exactly these are offered', async (list, names) => {
  await show(ways(...list))
  for (const name of names) expect(await screen.findByRole('button', { name })).toBeVisible()
  expect(screen.getAllByRole('button').filter((button) => /^Confirm/.test(button.textContent ?? ''))).toHaveLength(
    names.filter((name) => name.startsWith('Confirm')).length,
  )
})

test('no method: instructions how to continue', async () => {
  await show(ways())
  expect(await screen.findByText(/Log out and in again/)).toBeVisible()
})

test('a browser without passkeys offers none', async () => {
  bringWebAuthn(null)
  await show(ways('passkey', 'sms'))
  await screen.findByRole('button', { name: 'Confirm with the code' })
  expect(screen.queryByRole('button', { name: 'Confirm with a passkey' })).toBeNull()
})

test('the code goes to the masked number; a wrong code can be typed again', async () => {
  const { gateway, onConfirmed } = await show({
    ...ways('sms'),
    sendConfirmCode: () => ({ value: smsSent() }),
    confirmBySms: (_seen, count) =>
      count === 1 ? { errorCode: 'verification.code.error', status: 422 } : { value: { until: 1 } },
  })
  expect(await screen.findByText(/\+55•••321/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Confirm with the code' }))
  expect(gateway.calls('confirmBySms')).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
  await waitFor(() => expect(screen.getByRole('button', { name: /^\d+ s$/ })).toBeDisabled())
  await enterText(screen.getByLabelText(/^SMS code/), '123456')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm with the code' }))
  expect(await screen.findByText('The code is wrong or has expired.')).toBeVisible()
  expect(screen.getByLabelText(/^SMS code/)).toHaveValue('123456')
  await userEvent.click(screen.getByRole('button', { name: 'Confirm with the code' }))
  await waitFor(() => expect(onConfirmed).toHaveBeenCalledTimes(1))
  expect(gateway.calls('confirmBySms')[1]?.body).toEqual({ code: '123456' })
})

test('proof by a provider: the redirect returns to the page that asked', async () => {
  const { gateway } = await show({
    ...ways('google'),
    confirmSocialStart: () => ({ value: { authorizeUrl: 'http://issuer.test/authorize' } }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm with Google' }))
  await waitFor(() => expect(leavePage).toHaveBeenCalledWith('http://issuer.test/authorize'))
  expect(gateway.calls('confirmSocialStart')[0]?.body).toMatchObject({ provider: 'google' })
  expect(storedIntent()).toEqual({
    purpose: 'confirm',
    provider: 'google',
    search: '?next=%2Fm%2FsecurityCenter',
    remember: true,
  })
})

test('methods that fail to load can be retried', async () => {
  let online = false
  await show({ confirmationWays: () => (online ? { value: confirmationWays(['password']) } : 'offline') })
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 })
  online = true
  await userEvent.click(again)
  expect(await screen.findByRole('button', { name: 'Confirm' })).toBeVisible()
})
