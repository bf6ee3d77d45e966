import { removeStored, sessionStore } from '@mosaic/session'
import { bringWebCrypto, fakeGateway } from '@mosaic/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { passkeyOptions, registerSettings, session } from '../../testing/answers'
import { renderScreen } from '../../testing/render-screen'
import { bringWebAuthn, noOne, signedCredential } from '../../testing/webauthn'
import LoginPage from './LoginPage'

beforeAll(bringWebCrypto)
beforeEach(() => removeStored('rememberedLogin'))
afterEach(() => bringWebAuthn(null))

const answers = {
  registerSettings: () => ({ value: registerSettings }),
  passkeyLoginOptions: () => ({ value: passkeyOptions }),
  passkeyLogin: () => ({ value: session }),
}
const button = () => screen.findByRole('button', { name: 'Log in with a passkey' })

describe('login by passkey', () => {
  it('browser without WebAuthn: no button, no request', async () => {
    bringWebAuthn(null)
    const gateway = fakeGateway(answers)
    await renderScreen(<LoginPage />)
    expect(screen.getByLabelText(/^Username/)).toHaveAttribute('autocomplete', 'username')
    expect(screen.queryByRole('button', { name: 'Log in with a passkey' })).toBeNull()
    expect(gateway.calls('passkeyLoginOptions')).toHaveLength(0)
  })

  it('button login opens the requested page', async () => {
    bringWebAuthn({ get: () => Promise.resolve(signedCredential()) })
    const gateway = fakeGateway(answers)
    await renderScreen(<LoginPage />, { at: '/m/login?next=%2Fm%2FvoucherCenter' })
    await userEvent.click(screen.getByLabelText('Remember me'))
    await userEvent.click(await button())
    await waitFor(() => expect(screen.getByLabelText('place')).toHaveTextContent('/m/voucherCenter'))
    expect(sessionStore.getState().role).toBe('member')
    expect(gateway.calls('passkeyLogin')[0]?.body).toMatchObject({
      remember: false,
      loginDeviceId: expect.stringMatching(/^[\da-f-]{36}$/),
      credential: { type: 'public-key', response: { signature: expect.stringMatching(/^[\w-]+$/) } },
    })
  })

  it('waits behind the name field, gives way to the button, and waits again after it came to nothing', async () => {
    const asked = bringWebAuthn({
      autofill: true,
      get: (autofill) => (autofill ? new Promise(() => undefined) : noOne()),
    })
    const gateway = fakeGateway(answers)
    await renderScreen(<LoginPage />)
    expect(screen.getByLabelText(/^Username/)).toHaveAttribute('autocomplete', 'username webauthn')
    const press = await button()
    await waitFor(() => expect(asked).toEqual([true]))
    await userEvent.click(press)
    await waitFor(() => expect(asked).toEqual([true, false, true]))
    expect(screen.getByText(/No passkey was used/)).toBeVisible()
    expect(gateway.calls('passkeyLogin')).toHaveLength(0)
    expect(gateway.calls('passkeyLoginOptions')).toHaveLength(3)
  })

  it('a suggestion of the name field logs in without another touch', async () => {
    bringWebAuthn({ autofill: true, get: (autofill) => (autofill ? Promise.resolve(signedCredential()) : noOne()) })
    fakeGateway(answers)
    await renderScreen(<LoginPage />)
    await waitFor(() => expect(sessionStore.getState().role).toBe('member'))
  })

  it('refused: the reason is shown, input stays, passkeys are offered again', async () => {
    let taken = false
    const asked = bringWebAuthn({
      autofill: true,
      get: (autofill) => {
        if (!autofill || taken) return new Promise(() => undefined)
        taken = true
        return Promise.resolve(signedCredential())
      },
    })
    fakeGateway({ ...answers, passkeyLogin: () => ({ errorCode: 'passkey.unknown', status: 422 }) })
    await renderScreen(<LoginPage />)
    await userEvent.type(screen.getByLabelText(/^Username/), 'player01')
    expect(await screen.findByText(/no longer part of an account here/)).toBeVisible()
    expect(screen.getByLabelText(/^Username/)).toHaveValue('player01')
    await waitFor(() => expect(asked).toEqual([true, true]))
  })

  it('stops asking when the page is left', async () => {
    const asked = bringWebAuthn({ autofill: true })
    fakeGateway(answers)
    const { unmount } = await renderScreen(<LoginPage />)
    await waitFor(() => expect(asked).toEqual([true]))
    unmount()
    await new Promise((resolve) => setTimeout(resolve, 1200))
    expect(asked).toEqual([true])
  })
})
