import { bringWebCrypto, enterText, fakeGateway } from '@mosaic/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { confirmationWays, passkey, passkeyOptions, passkeys } from '../../../testing/answers'
import { renderScreen } from '../../../testing/render-screen'
import { bringWebAuthn, signedCredential } from '../../../testing/webauthn'
import { PasskeySection } from './PasskeySection'

beforeAll(bringWebCrypto)
beforeEach(() => bringWebAuthn({ get: () => Promise.resolve(signedCredential()) }))
afterEach(() => bringWebAuthn(null))

const member = { at: '/m/securityCenter', session: { userName: 'player01', type: 0 } }
const one = passkeys([passkey])
const unconfirmed = { errorCode: 'confirmation.required', status: 403 } as const
const open = async () => userEvent.click(await screen.findByRole('button', { name: /Android · Chrome/ }))
const rename = async (name: string) => {
  const field = screen.getByLabelText(/^Name of the passkey/)
  await userEvent.clear(field)
  await enterText(field, name)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
}

describe('PasskeySection', () => {
  it('shows when each passkey was added and used, and which one is blocked', async () => {
    const list = [
      passkey,
      { ...passkey, id: 'b', name: 'Laptop', lastUsedAt: passkey.createdAt },
      { ...passkey, id: 'c', name: 'Key', copied: true },
      { ...passkey, id: 'd', name: 'Old', elsewhere: true },
    ]
    fakeGateway({ passkeys: () => ({ value: passkeys(list) }) })
    await renderScreen(<PasskeySection />, member)
    const rows = within(await screen.findByRole('list', { name: 'Passkeys' })).getAllByRole('listitem')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Android · ChromeAdded .+, not used yet$/),
      expect.stringMatching(/^LaptopAdded .+, last used .+/),
      expect.stringMatching(/^KeyBlocked/),
      expect.stringMatching(/^OldBelongs to another address/),
    ])
  })

  it('renames after the password when the gateway wants a proof, without the name being typed again', async () => {
    const gateway = fakeGateway({
      passkeys: () => ({ value: one }),
      confirmationWays: () => ({ value: confirmationWays(['password']) }),
      renamePasskey: (_seen, count) =>
        count === 1 ? unconfirmed : { value: passkeys([{ ...passkey, name: 'My pocket' }]) },
      confirmByPassword: (_seen, count) =>
        count === 1 ? { errorCode: 'password.wrong', status: 422 } : { value: { until: 0 } },
    })
    await renderScreen(<PasskeySection />, member)
    await open()
    await rename('My pocket')
    const question = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }))
    await enterText(await question.findByLabelText(/^Login password/, { selector: 'input' }), 'Demo#2026')
    await userEvent.click(question.getByRole('button', { name: 'Confirm' }))
    expect(await question.findByText('This is not your login password.')).toBeVisible()
    expect(question.getByLabelText(/^Login password/, { selector: 'input' })).toHaveValue('Demo#2026')
    await userEvent.click(question.getByRole('button', { name: 'Confirm' }))
    expect(await screen.findByRole('button', { name: /My pocket/ })).toBeVisible()
    expect(gateway.calls('renamePasskey').map(({ body }) => body)).toEqual([
      { id: 'a-passkey', name: 'My pocket' },
      { id: 'a-passkey', name: 'My pocket' },
    ])
  })

  it('takes a passkey as the proof, and removes after a question', async () => {
    const gateway = fakeGateway({
      passkeys: () => ({ value: one }),
      confirmationWays: () => ({ value: confirmationWays(['password', 'passkey']) }),
      removePasskey: (_seen, count) => (count === 1 ? unconfirmed : { value: passkeys() }),
      passkeyConfirmOptions: () => ({ value: passkeyOptions }),
      confirmByPasskey: () => ({ value: { until: 0 } }),
    })
    await renderScreen(<PasskeySection />, member)
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Remove this passkey' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm with a passkey' }))
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Passkeys' })).toBeNull())
    expect(gateway.calls('confirmByPasskey')).toHaveLength(1)
    expect(gateway.calls('removePasskey')).toHaveLength(2)
  })

  it('offers no more when there are as many as an account can have', async () => {
    fakeGateway({ passkeys: () => ({ value: { ...one, most: 1 } }) })
    await renderScreen(<PasskeySection />, member)
    await screen.findByRole('list', { name: 'Passkeys' })
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull()
  })
})
