import { removeStored } from '@mosaic/session'
import { fakeGateway } from '@mosaic/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { requestPrompt } from '../../passkeys/prompt'
import { passkey, passkeys } from '../../testing/answers'
import { renderScreen } from '../../testing/render-screen'
import { bringWebAuthn, madeCredential, noOne } from '../../testing/webauthn'
import PasskeyPrompt from './PasskeyPrompt'

const member = { session: { userName: 'player01', type: 0 } }
const options = {
  rp: { id: 'localhost', name: 'Aurora' },
  user: { id: 'MTIz', name: 'player01', displayName: 'player01' },
  challenge: 'Y2hhbGxlbmdl',
  pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }],
  authenticatorSelection: { residentKey: 'required' as const, userVerification: 'required' as const },
  attestation: 'none' as const,
}
const answers = {
  passkeys: () => ({ value: passkeys() }),
  passkeyOptions: () => ({ value: options }),
  addPasskey: () => ({ value: passkeys([passkey]) }),
}
const show = async () => {
  requestPrompt()
  return renderScreen(<PasskeyPrompt />, member)
}
const offered = () => screen.findByRole('region', { name: 'Log in faster next time?' })

beforeEach(() => {
  sessionStorage.clear()
  removeStored('mosaic.passkeyOfferPutOff')
})
afterEach(() => bringWebAuthn(null))

describe('PasskeyPrompt', () => {
  it('makes a passkey under the name of the device', async () => {
    bringWebAuthn({ create: () => Promise.resolve(madeCredential()) })
    const gateway = fakeGateway(answers)
    await show()
    await offered()
    await userEvent.click(screen.getByRole('button', { name: 'Create a passkey' }))
    expect(await screen.findByText('Your passkey is ready.')).toBeVisible()
    expect(gateway.calls('addPasskey')[0]?.body).toMatchObject({
      name: expect.stringMatching(/\S/),
      credential: { response: { transports: ['internal'] } },
    })
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('is put off with one tap and does not come back with the next login', async () => {
    bringWebAuthn({})
    fakeGateway(answers)
    const { unmount } = await show()
    await offered()
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
    unmount()
    const gateway = fakeGateway(answers)
    await show()
    expect(screen.queryByRole('region')).toBeNull()
    expect(gateway.calls('passkeys')).toHaveLength(0)
  })

  it('stays when the question of the browser was closed', async () => {
    bringWebAuthn({ create: noOne })
    const gateway = fakeGateway(answers)
    await show()
    await offered()
    await userEvent.click(screen.getByRole('button', { name: 'Create a passkey' }))
    await waitFor(() => expect(gateway.calls('passkeyOptions')).toHaveLength(1))
    expect(await offered()).toBeVisible()
    expect(gateway.calls('addPasskey')).toHaveLength(0)
  })

  it.each([
    ['has one already', passkeys([passkey])],
    ['is at an address that can have none', { ...passkeys(), available: false }],
    ['would have to prove anew who he is', { ...passkeys(), confirmedUntil: null }],
  ])('is not made to a member who %s', async (_why, value) => {
    bringWebAuthn({})
    const gateway = fakeGateway({ ...answers, passkeys: () => ({ value }) })
    await show()
    await waitFor(() => expect(gateway.calls('passkeys')).toHaveLength(1))
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('is not made on a device that cannot keep one, nor without a login by password', async () => {
    bringWebAuthn({ keeps: false })
    const gateway = fakeGateway(answers)
    const { unmount } = await show()
    unmount()
    bringWebAuthn({})
    await renderScreen(<PasskeyPrompt />, member)
    expect(gateway.calls('passkeys')).toHaveLength(0)
  })
})
