import { sessionStore, setMerchant } from '@mosaic/session'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { registerSettings, securityOverview, session } from '../../testing/answers'
import { enterText, fakeGateway, merchantProfile } from '@mosaic/testing'
import { renderScreen } from '../../testing/render-screen'
import { bringWebCrypto } from '@mosaic/testing'
import ChangePasswordPage from './ChangePasswordPage'

beforeAll(bringWebCrypto)

const member = { at: '/m/changePsw', session: { userName: 'player01', type: 0 } }
const rules = { registerSettings: () => ({ value: registerSettings }) }

const fill = async (oldPassword: string, newPassword: string, confirm = newPassword) => {
  const user = userEvent.setup()
  await enterText(screen.getByLabelText(/^Current password/), oldPassword)
  await enterText(screen.getByLabelText(/^New password/), newPassword)
  await enterText(screen.getByLabelText(/^Confirm new password/), confirm)
  await user.click(screen.getByRole('button', { name: 'Save new password' }))
}

describe('ChangePasswordPage', () => {
  it('shows the user name read-only', async () => {
    fakeGateway(rules)
    await renderScreen(<ChangePasswordPage />, member)
    expect(screen.getByLabelText('Username')).toHaveValue('player01')
    expect(screen.getByLabelText('Username')).toHaveAttribute('readonly')
  })

  it('sends the three fields, shows the success and goes home after a second', async () => {
    const gateway = fakeGateway({ ...rules, changePassword: () => ({ value: { ...session, token: 'token-2' } }) })
    await renderScreen(<ChangePasswordPage />, member)
    await fill('Demo#2026', 'Better#2026')
    expect(await screen.findByText('Your password has been changed.')).toBeVisible()
    expect(gateway.calls('changePassword')[0]?.body).toEqual({
      oldPassword: 'Demo#2026',
      newPassword: 'Better#2026',
      confirmNewPassword: 'Better#2026',
    })
    expect(sessionStore.getState().session?.token).toBe('token-2')
    expect(screen.getByLabelText('place')).toHaveTextContent('/m/changePsw')
    await waitFor(() => expect(screen.getByLabelText('place')).toHaveTextContent('/m/home'), { timeout: 2000 })
  })

  it('refuses the old password as the new one in a pop-up, without a call', async () => {
    const gateway = fakeGateway(rules)
    await renderScreen(<ChangePasswordPage />, member)
    await fill('Demo#2026', 'Demo#2026')
    expect(await screen.findByRole('dialog', { name: 'Please note' })).toHaveTextContent(
      'The new password is the same as the current one. Choose another.',
    )
    expect(gateway.calls('changePassword')).toHaveLength(0)
    expect(screen.getByLabelText(/^New password/)).toHaveValue('')
  })

  it('a wrong confirmation is shown under its field', async () => {
    fakeGateway(rules)
    await renderScreen(<ChangePasswordPage />, member)
    await fill('Demo#2026', 'Better#2026', 'Better#2027')
    expect(screen.getByLabelText(/^Confirm new password/)).toHaveAccessibleDescription(
      'The two passwords are different',
    )
  })

  it('keeps the form and leads to the old password when that was wrong', async () => {
    fakeGateway({ ...rules, changePassword: () => ({ errorCode: 'password.wrong.old', status: 422 }) })
    await renderScreen(<ChangePasswordPage />, member)
    await fill('Wrong#2026', 'Better#2026')
    expect(await screen.findByText('The current password is not right.')).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText(/^Current password/)).toHaveFocus())
    expect(screen.getByLabelText(/^New password/)).toHaveValue('Better#2026')
    await userEvent.type(screen.getByLabelText(/^Current password/), 'x')
    expect(screen.queryByText('The current password is not right.')).toBeNull()
  })

  it('member without a password: led to the page that sets one', async () => {
    fakeGateway({ ...rules, securityOverview: () => ({ value: { ...securityOverview, hasPassword: false } }) })
    await renderScreen(<ChangePasswordPage />, member)
    act(() => setMerchant({ ...merchantProfile, flags: ['SECPRIV'] }))
    await userEvent.click(await screen.findByRole('link', { name: 'Security centre' }))
    expect(screen.getByLabelText('place')).toHaveTextContent('/m/securityCenter')
    expect(screen.queryByLabelText(/^Current password/)).toBeNull()
  })
})
