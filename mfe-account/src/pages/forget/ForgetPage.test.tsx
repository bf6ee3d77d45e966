import { clearDrafts, sessionStore, setMerchant } from '@mosaic/session'
import { bringWebCrypto, enterText, fakeGateway, merchantProfile } from '@mosaic/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { countries, registerSettings, session, smsSent } from '../../testing/answers'
import { renderScreen } from '../../testing/render-screen'
import ForgetPage from './ForgetPage'
import { RecoverByPhone } from './RecoverByPhone'

beforeAll(bringWebCrypto)
beforeEach(() => {
  sessionStorage.clear()
  clearDrafts()
})
afterEach(() => setMerchant(merchantProfile))

const answers = {
  registerSettings: () => ({ value: registerSettings }),
  countries: () => ({ value: countries }),
  smsNoLogin: () => ({ value: smsSent() }),
}

describe('ForgetPage', () => {
  it('recovery by e-mail trims both fields, answers the same for any input and links to the login', async () => {
    const gateway = fakeGateway({ ...answers, forgotByEmail: () => ({ value: { done: true } }) })
    await renderScreen(<ForgetPage />, { at: '/m/forget?next=%2Fm%2Fwithdraw' })
    await enterText(screen.getByLabelText(/^Username/), ' marina ')
    await enterText(screen.getByLabelText(/^E-mail/), ' marina@mail.com ')
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }))
    expect(await screen.findByText(/^If name and address belong together/)).toBeVisible()
    expect(gateway.calls('forgotByEmail')[0]?.body).toMatchObject({ username: 'marina', email: 'marina@mail.com' })
    await waitFor(() => expect(screen.getByLabelText('place')).toHaveTextContent('/m/login?next=%2Fm%2Fwithdraw'))
  })

  it('recovery by e-mail: the first invalid field gets the focus, nothing is sent', async () => {
    const gateway = fakeGateway(answers)
    await renderScreen(<ForgetPage />, { at: '/m/forget' })
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }))
    await waitFor(() => expect(screen.getByLabelText(/^Username/)).toHaveFocus())
    expect(gateway.calls('forgotByEmail')).toHaveLength(0)
  })

  it('opens the form for a new password when it is entered by the link of the e-mail', async () => {
    const gateway = fakeGateway({ ...answers, resetByEmail: () => ({ value: session }) })
    await renderScreen(<ForgetPage />, { at: `/m/forget#${'t'.repeat(43)}` })
    await enterText(screen.getByLabelText(/^New password/), 'Longenough1')
    await enterText(screen.getByLabelText(/^Confirm password/), 'Longenough1')
    await userEvent.click(screen.getByRole('button', { name: 'Set new password' }))
    await waitFor(() => expect(screen.getByLabelText('place')).toHaveTextContent('/m/home'))
    expect(gateway.calls('resetByEmail')[0]?.body).toMatchObject({ token: 't'.repeat(43), newPassword: 'Longenough1' })
  })

  it('offers another link by e-mail once the one of the e-mail is over', async () => {
    setMerchant({ ...merchantProfile, flags: [...merchantProfile.flags, 'CHNGPASSVERIF3'] })
    fakeGateway({ ...answers, resetByEmail: () => ({ errorCode: 'password.link.invalid', status: 410 }) })
    await renderScreen(<ForgetPage />, { at: `/m/forget#${'t'.repeat(43)}` })
    await enterText(screen.getByLabelText(/^New password/), 'Longenough1')
    await enterText(screen.getByLabelText(/^Confirm password/), 'Longenough1')
    expect(screen.queryByRole('link', { name: 'Ask for another link' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Set new password' }))
    await userEvent.click(await screen.findByRole('link', { name: 'Ask for another link' }))
    expect(await screen.findByRole('button', { name: 'Send the link' })).toBeVisible()
  })

  it('link of the e-mail while logged in: works and names the member', async () => {
    const gateway = fakeGateway({ ...answers, resetByEmail: () => ({ value: { ...session, userName: 'marina' } }) })
    await renderScreen(<ForgetPage />, {
      at: `/m/forget#${'t'.repeat(43)}`,
      session: { userName: 'player01', type: 0 },
    })
    expect(screen.getByText(/You are logged in as player01/)).toBeVisible()
    expect(screen.queryByRole('navigation')).toBeNull()
    await enterText(screen.getByLabelText(/^New password/), 'Longenough1')
    await enterText(screen.getByLabelText(/^Confirm password/), 'Longenough1')
    await userEvent.click(screen.getByRole('button', { name: 'Set new password' }))
    await waitFor(() => expect(screen.getByLabelText('place')).toHaveTextContent('/m/home'))
    expect(gateway.calls('resetByEmail')).toHaveLength(1)
    expect(sessionStore.getState().session?.userName).toBe('marina')
  })

  it('logged in without a link: continues to the requested page', async () => {
    fakeGateway(answers)
    await renderScreen(<ForgetPage />, {
      at: '/m/forget?next=%2Fm%2Flimits',
      session: { userName: 'player01', type: 0 },
    })
    await waitFor(() => expect(screen.getByLabelText('place')).toHaveTextContent(/^\/m\/limits$/))
  })
})

describe('recovery by phone', () => {
  const fillAll = async () => {
    await screen.findByRole('option', { name: '+55 Brazil' })
    await enterText(screen.getByLabelText(/^Mobile number/), '11987654321')
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
    await waitFor(() => expect(screen.getByLabelText(/^SMS code/)).toBeEnabled())
    await enterText(screen.getByLabelText(/^SMS code/), '123456')
    await enterText(screen.getByLabelText(/^New password/), 'Longenough1')
  }
  const button = () => screen.getByRole('button', { name: 'Set new password' })

  it('the code field is enabled after sending a code; the submit needs valid input', async () => {
    const gateway = fakeGateway({ ...answers, resetByPhone: () => ({ value: session }) })
    await renderScreen(<RecoverByPhone />, { at: '/m/forget' })
    expect(button()).toBeDisabled()
    expect(screen.getByLabelText(/^SMS code/)).toBeDisabled()
    await fillAll()
    await userEvent.click(button())
    await waitFor(() => expect(screen.getByLabelText('place')).toHaveTextContent('/m/home'))
    expect(gateway.calls('resetByPhone')[0]?.body).toMatchObject({
      mobileNum: '11987654321',
      countryDialingCode: '55',
      verificationCode: '123456',
      newPassword: 'Longenough1',
    })
    expect(sessionStore.getState().role).toBe('member')
  })

  it.each([
    ['modify.new.old.same', /^New password/, /^SMS code/],
    ['verification.code.error', /^SMS code/, /^New password/],
  ])('%s clears its own field and leaves the other', async (errorCode, cleared, saved) => {
    fakeGateway({ ...answers, resetByPhone: () => ({ errorCode, status: 422 }) })
    await renderScreen(<RecoverByPhone />)
    await fillAll()
    await userEvent.click(button())
    await waitFor(() => expect(screen.getByLabelText(cleared)).toHaveValue(''))
    expect(screen.getByLabelText(saved)).not.toHaveValue('')
  })

  it.each(['verification.code.error', 'modify.new.old.same', 'system.error'])('%s: one message', async (errorCode) => {
    fakeGateway({ ...answers, resetByPhone: () => ({ errorCode, status: 422 }) })
    await renderScreen(<RecoverByPhone />)
    await fillAll()
    await userEvent.click(button())
    const marked = () => document.querySelectorAll('[aria-invalid=true]').length
    const alerts = () => screen.queryAllByRole('alert').filter(({ textContent }) => textContent !== '').length
    await waitFor(() => expect(marked() + alerts()).toBe(1))
    await userEvent.tab()
    expect(marked() + alerts()).toBe(1)
  })

  it('keeps both while the phone is offline', async () => {
    fakeGateway({ ...answers, resetByPhone: () => 'offline' }, { online: false })
    await renderScreen(<RecoverByPhone />)
    await fillAll()
    await userEvent.click(button())
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement())
    expect(screen.getByLabelText(/^SMS code/)).toHaveValue('123456')
    expect(screen.getByLabelText(/^New password/)).toHaveValue('Longenough1')
  })

  it('short number: the message names the required digits', async () => {
    fakeGateway(answers)
    await renderScreen(<RecoverByPhone />)
    await enterText(screen.getByLabelText(/^Mobile number/), '12')
    await userEvent.tab()
    expect(screen.getByLabelText(/^Mobile number/)).toHaveAccessibleDescription(
      'Check the mobile number: at least 6 digits',
    )
  })
})
