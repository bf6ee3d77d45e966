import { schemas, type Announcement } from '@mosaic/contracts'
import { clearDrafts, sessionStore } from '@mosaic/session'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { captchaImage, countries, registerSettings, session, smsSent } from '../../testing/answers'
import { enterText, fakeGateway } from '@mosaic/testing'
import { renderScreen } from '../../testing/render-screen'
import { bringWebCrypto } from '@mosaic/testing'
import RegisterPage from './RegisterPage'

beforeAll(bringWebCrypto)
beforeEach(() => {
  localStorage.clear()
  clearDrafts()
})

const answers = {
  registerSettings: () => ({ value: registerSettings }),
  captcha: () => ({ value: captchaImage }),
  checkUsername: () => ({ value: { available: true } }),
  register: () => ({ value: session }),
}

const submitButton = () => screen.findByRole('button', { name: 'Create account' })

const fill = async () => {
  const user = userEvent.setup()
  await enterText(await screen.findByLabelText(/^Username/), 'marina')
  await enterText(screen.getByLabelText(/^Password/), 'Longenough1')
  await enterText(screen.getByLabelText(/^Confirm password/), 'Longenough1')
  await enterText(screen.getByLabelText(/^Digits in the image/), '4821')
  await user.click(screen.getByLabelText('I confirm that I am 18 or older.'))
  return user
}

describe('RegisterPage', () => {
  it('registers with the payload of the contract, signs in and goes home', async () => {
    const gateway = fakeGateway(answers)
    await renderScreen(<RegisterPage />, { at: '/m/register' })
    const user = await fill()
    await user.click(await submitButton())
    await waitFor(() => expect(screen.getByLabelText('place')).toHaveTextContent(/^\/m\/home$/))
    expect(sessionStore.getState().session?.userName).toBe('player01')
    const body = gateway.calls('register')[0]?.body
    expect(schemas.register.body.safeParse(body).success).toBe(true)
    expect(body).toMatchObject({
      username: 'marina',
      confirmPassword: 'Longenough1',
      email: '',
      nickname: '',
      type: 0,
      registerMethod: 'H5',
      ageConfirmed: true,
      agreement: true,
    })
  })

  it("the merchant's notice is shown as clean HTML", async () => {
    const notice: Announcement = {
      ...{ id: 'age', announcementId: 'age', types: ['PL'], title: 'Adults only', kicker: '', action: '', link: '' },
      content: '<p>18 or older</p><script>x()</script>',
      ...{ read: true, startDate: 0, endDate: null, noExpiry: 1 },
      ...{ announcementImages: [], promoAnnouncementCategoryIds: [] },
    }
    const gateway = fakeGateway({
      ...answers,
      announcements: () => ({
        value: { player: [notice], promotion: [], banners: [], popup: [], hot: [], unreadCount: 0 },
      }),
    })
    await renderScreen(<RegisterPage />, { at: '/m/register' })
    await userEvent.click(await screen.findByRole('button', { name: 'Adults only' }))
    expect(await screen.findByText('18 or older')).toBeVisible()
    expect(gateway.calls('announcements').map(({ query }) => query)).toEqual([
      { types: 'PL', groupName: 'm_reg', platform: 'M' },
    ])
  })

  it('leaves out the space that a keyboard puts behind a name', async () => {
    const gateway = fakeGateway(answers)
    await renderScreen(<RegisterPage />, { at: '/m/register' })
    const user = await fill()
    await user.type(screen.getByLabelText(/^Username/), ' ')
    await user.click(await submitButton())
    await waitFor(() => expect(gateway.calls('register')[0]?.body).toMatchObject({ username: 'marina' }))
    expect(new Set(gateway.calls('checkUsername').map(({ query }) => query.username))).toEqual(new Set(['marina']))
  })

  it('focuses the first invalid field and joins several messages by a comma', async () => {
    const gateway = fakeGateway(answers)
    await renderScreen(<RegisterPage />)
    const user = await fill()
    const name = screen.getByLabelText(/^Username/)
    await user.clear(name)
    await enterText(name, 'Name With Spaces And More')
    await user.click(await submitButton())
    await waitFor(() => expect(name).toHaveFocus())
    expect(name).toHaveAccessibleDescription('Use at most 20 characters, 4–16 small letters or digits')
    expect(gateway.calls('register')).toHaveLength(0)
  })

  it('return from the terms: input is restored, except the password', async () => {
    fakeGateway(answers)
    const shown = await renderScreen(<RegisterPage />)
    await fill()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Longenough1')
    shown.unmount()
    await renderScreen(<RegisterPage />)
    expect(await screen.findByLabelText(/^Username/)).toHaveValue('marina')
    expect(screen.getByLabelText(/^Password/)).toHaveValue('')
  })

  it('a typed invitation code survives a reload and is sent', async () => {
    const fields = {
      ...registerSettings.fields,
      affiliateCode: { enabled: true, required: false, regExp: '', maxLength: 16 },
    }
    const gateway = fakeGateway({
      ...answers,
      registerSettings: () => ({ value: { ...registerSettings, fields } }),
      affiliate: () => ({ value: { code: 'GOOD' } }),
    })
    const shown = await renderScreen(<RegisterPage />, { at: '/m/register' })
    await enterText(await screen.findByLabelText(/^Invitation code/), 'FRIEND1')
    shown.unmount()
    await renderScreen(<RegisterPage />, { at: '/m/register' })
    expect(await screen.findByLabelText(/^Invitation code/)).toHaveValue('FRIEND1')
    await fill()
    await userEvent.click(await submitButton())
    await waitFor(() => expect(gateway.calls('register')[0]?.body).toMatchObject({ affiliateCode: 'FRIEND1' }))
  })

  it('cannot be submitted while the agreement is off', async () => {
    fakeGateway(answers)
    await renderScreen(<RegisterPage />)
    const button = await submitButton()
    expect(button).toBeEnabled()
    await userEvent.click(screen.getByLabelText(/I have read and accept/))
    expect(button).toBeDisabled()
  })

  it('judges the confirmation again when the password changes', async () => {
    fakeGateway(answers)
    await renderScreen(<RegisterPage />)
    const user = await fill()
    await user.type(screen.getByLabelText(/^Password/), '2')
    await user.tab()
    expect(screen.getByLabelText(/^Confirm password/)).toHaveAccessibleDescription('The two passwords are different')
  })

  it('hides the invitation field while the code of the link is good, and sends that code', async () => {
    const gateway = fakeGateway({ ...answers, affiliate: () => ({ value: { code: 'GOOD' } }) })
    await renderScreen(<RegisterPage />, { at: '/m/register?code=ANA2026' })
    const user = await fill()
    expect(screen.queryByLabelText(/Invitation code/)).toBeNull()
    await user.click(await submitButton())
    await waitFor(() => expect(gateway.calls('register')[0]?.body).toMatchObject({ affiliateCode: 'ANA2026' }))
  })

  it('shows the invitation field when the code of the link is wrong, and checks again at submit', async () => {
    const gateway = fakeGateway({
      ...answers,
      affiliate: ({ query: { code = '' } }) =>
        code === 'GOOD' ? { value: { code } } : { errorCode: 'invitation.code.incorrect', status: 422 },
    })
    await renderScreen(<RegisterPage />, { at: '/m/register?affiliateCode=BAD' })
    const user = await fill()
    const field = await screen.findByLabelText(/Invitation code/)
    expect(field).toHaveValue('BAD')
    await user.click(await submitButton())
    await waitFor(() => expect(field).toHaveFocus())
    expect(gateway.calls('register')).toHaveLength(0)
    await user.clear(field)
    await enterText(field, 'GOOD')
    await user.click(await submitButton())
    await waitFor(() => expect(gateway.calls('register')[0]?.body).toMatchObject({ affiliateCode: 'GOOD' }))
  })

  it('leaves a code that is still being checked to the gateway', async () => {
    const gateway = fakeGateway({ ...answers, affiliate: () => new Promise<never>(() => undefined) })
    await renderScreen(<RegisterPage />, { at: '/m/register?code=ANA2026' })
    const user = await fill()
    await user.click(await submitButton())
    await waitFor(() => expect(gateway.calls('register')[0]?.body).toMatchObject({ affiliateCode: 'ANA2026' }))
  })

  it('a code that could not be checked shows no error and is left to the gateway', async () => {
    const gateway = fakeGateway({ ...answers, affiliate: () => ({ errorCode: 'rate.limited', status: 429 }) })
    await renderScreen(<RegisterPage />, { at: '/m/register?code=ANA2026' })
    const user = await fill()
    expect(gateway.calls('affiliate')).toHaveLength(1)
    expect(screen.queryByLabelText(/Invitation code/)).toBeNull()
    await user.click(await submitButton())
    await waitFor(() => expect(gateway.calls('register')[0]?.body).toMatchObject({ affiliateCode: 'ANA2026' }))
  })

  it('shows the code of a good link once the gateway refuses it after all, so that it can be taken out', async () => {
    const gateway = fakeGateway({
      ...answers,
      affiliate: () => ({ value: { code: 'GOOD' } }),
      register: (_seen, count) =>
        count === 1 ? { errorCode: 'invitation.code.incorrect', status: 422 } : { value: session },
    })
    await renderScreen(<RegisterPage />, { at: '/m/register?code=ANA2026' })
    const user = await fill()
    await user.click(await submitButton())
    const field = await screen.findByLabelText(/Invitation code/)
    await waitFor(() => expect(field).toHaveFocus())
    expect(field).toHaveValue('ANA2026')
    expect(field).toBeInvalid()
    await user.clear(field)
    await enterText(screen.getByLabelText(/^Digits in the image/), '4821')
    await user.click(await submitButton())
    await waitFor(() => expect(gateway.calls('register')[1]?.body).toMatchObject({ affiliateCode: '' }))
  })

  it('marks the field that the gateway refused, and brings a new captcha', async () => {
    const gateway = fakeGateway({ ...answers, register: () => ({ errorCode: 'captcha.wrong', status: 422 }) })
    await renderScreen(<RegisterPage />)
    const user = await fill()
    await user.click(await submitButton())
    const field = screen.getByLabelText(/^Digits in the image/)
    await waitFor(() => expect(field).toHaveAccessibleDescription('Those digits do not match. Here is a new picture.'))
    expect(field).toHaveValue('')
    expect(gateway.calls('captcha')).toHaveLength(2)
    expect(screen.getByLabelText(/^Password/)).toHaveValue('Longenough1')
  })

  it('keeps the answer to a picture that no gateway has seen', async () => {
    const gateway = fakeGateway({ ...answers, register: () => 'offline' }, { online: false })
    await renderScreen(<RegisterPage />)
    const user = await fill()
    await user.click(await submitButton())
    expect(await screen.findByText(/^No connection/)).toBeVisible()
    expect(screen.getByLabelText(/^Digits in the image/)).toHaveValue('4821')
    expect(gateway.calls('captcha')).toHaveLength(1)
  })

  it('finds by name and password the account whose answer was lost', async () => {
    const gateway = fakeGateway({ ...answers, register: () => 'offline', login: () => ({ value: session }) })
    await renderScreen(<RegisterPage />, { at: '/m/register' })
    const user = await fill()
    await user.click(await submitButton())
    await waitFor(() => expect(screen.getByLabelText('place')).toHaveTextContent(/^\/m\/home$/))
    expect(gateway.calls('login')[0]?.body).toMatchObject({ username: 'marina', password: 'Longenough1' })
  })

  it('blames a lost answer on the connection and not on the captcha, which is another one', async () => {
    const login = () => ({ errorCode: 'login.wrong.credentials', status: 401 })
    const gateway = fakeGateway({ ...answers, register: () => 'offline', login })
    await renderScreen(<RegisterPage />)
    const user = await fill()
    await user.click(await submitButton())
    expect(await screen.findByText(/The connection broke before the answer came/)).toBeVisible()
    const field = screen.getByLabelText(/^Digits in the image/)
    await waitFor(() => expect(field).toHaveValue(''))
    expect(field).toBeValid()
    expect(gateway.calls('captcha')).toHaveLength(2)
  })

  it('new captcha: its empty field shows an error only after the next submit', async () => {
    fakeGateway({ ...answers, register: () => ({ errorCode: 'system_busy', status: 422 }) })
    await renderScreen(<RegisterPage />)
    const user = await fill()
    await user.click(await submitButton())
    expect(await screen.findByRole('alert')).toBeVisible()
    const field = screen.getByLabelText(/^Digits in the image/)
    await waitFor(() => expect(field).toHaveValue(''))
    expect(field).toBeValid()
    await user.click(await submitButton())
    expect(field).toBeInvalid()
    expect(screen.queryByText(/busy/i)).toBeNull()
  })

  it('a taken name is reported when its field is left', async () => {
    fakeGateway({ ...answers, checkUsername: () => ({ value: { available: false } }) })
    await renderScreen(<RegisterPage />)
    await fill()
    await waitFor(() =>
      expect(screen.getByLabelText(/^Username/)).toHaveAccessibleDescription(
        'This username is already taken. Choose another one.',
      ),
    )
  })

  it('name check rate-limited: a notice, and the form can be sent', async () => {
    const gateway = fakeGateway({ ...answers, checkUsername: () => ({ errorCode: 'rate.limited', status: 429 }) })
    await renderScreen(<RegisterPage />)
    const user = await fill()
    const name = screen.getByLabelText(/^Username/)
    await waitFor(() => expect(name).toHaveAccessibleDescription('We check this username when you register.'))
    expect(name).toBeValid()
    await user.click(await submitButton())
    await waitFor(() => expect(gateway.calls('register')).toHaveLength(1))
  })

  it('a name is checked once, however often its field is left', async () => {
    const gateway = fakeGateway(answers)
    await renderScreen(<RegisterPage />)
    const user = await fill()
    const name = screen.getByLabelText(/^Username/)
    await waitFor(() => expect(name).toHaveAccessibleDescription('This username is free.'))
    for (let visit = 0; visit < 3; visit += 1) {
      await user.click(name)
      await user.tab()
    }
    expect(gateway.calls('checkUsername')).toHaveLength(1)
  })

  it('offers a retry when the rules do not come', async () => {
    fakeGateway({
      ...answers,
      registerSettings: (_seen, count) =>
        count === 1 ? { errorCode: 'rate.limited', status: 429 } : { value: registerSettings },
    })
    await renderScreen(<RegisterPage />)
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText(/^Username/)).toBeVisible()
  })

  it('both methods offered: registration by number survives a reload while the code is pending', async () => {
    const fields = {
      ...registerSettings.fields,
      mobileNum: { enabled: false, required: true, regExp: '^\\d{6,15}$', maxLength: 20 },
      verificationCode: { enabled: false, required: true, regExp: '^\\d{6}$', maxLength: 10 },
    }
    const gateway = fakeGateway({
      ...answers,
      registerSettings: () => ({ value: { ...registerSettings, methods: ['username', 'mobile'], fields } }),
      countries: () => ({ value: countries }),
      smsRegister: () => ({ value: smsSent() }),
      registerMobile: () => ({ value: session }),
    })
    const shown = await renderScreen(<RegisterPage />, { at: '/m/register' })
    await userEvent.click(await screen.findByRole('tab', { name: 'Mobile number' }))
    expect(screen.queryByLabelText(/^Username/)).toBeNull()
    expect(screen.queryByLabelText(/^Digits in the image/)).toBeNull()
    await screen.findByRole('option', { name: '+55 Brazil' })
    await enterText(screen.getByLabelText(/^Mobile number \*/), '011987654321')
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
    await waitFor(() =>
      expect(gateway.calls('smsRegister')[0]?.body).toMatchObject({
        mobileNum: '11987654321',
        countryDialingCode: '55',
      }),
    )
    await userEvent.click(screen.getByRole('tab', { name: 'Username' }))
    await userEvent.click(screen.getByRole('tab', { name: 'Mobile number' }))
    expect(screen.getByLabelText(/^Mobile number \*/)).toHaveValue('011987654321')
    shown.unmount()
    await renderScreen(<RegisterPage />, { at: '/m/register' })
    expect(await screen.findByRole('tab', { name: 'Mobile number', selected: true })).toBeVisible()
    expect(screen.getByLabelText(/^Mobile number \*/)).toHaveValue('011987654321')
    await screen.findByRole('option', { name: '+55 Brazil' })
    await enterText(screen.getByLabelText(/^SMS code/), '123456')
    await enterText(screen.getByLabelText(/^Password/), 'Longenough1')
    await enterText(screen.getByLabelText(/^Confirm password/), 'Longenough1')
    await userEvent.click(screen.getByLabelText('I confirm that I am 18 or older.'))
    await userEvent.click(await submitButton())
    await waitFor(() => expect(gateway.calls('registerMobile')).toHaveLength(1))
    const body = gateway.calls('registerMobile')[0]?.body
    expect(schemas.registerMobile.body.safeParse(body).success).toBe(true)
    expect(body).toMatchObject({
      mobileNum: '11987654321',
      countryDialingCode: '55',
      verificationCode: '123456',
      username: '',
      captcha: '',
    })
  })

  it('merchant without a registration method: says that registration is closed', async () => {
    fakeGateway({ ...answers, registerSettings: () => ({ value: { ...registerSettings, methods: [] } }) })
    await renderScreen(<RegisterPage />, { at: '/m/register' })
    expect(await screen.findByRole('alert')).toHaveTextContent('This function is not available here.')
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it("a visitor who logs in instead continues to the requested page, without the new member's first step", async () => {
    fakeGateway(answers)
    await renderScreen(<RegisterPage />, {
      at: `/m/register?code=ANA2026&next=${encodeURIComponent('/m/limits?step=register&next=%2Fm%2Fset')}`,
    })
    expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/m/login?code=ANA2026&next=%2Fm%2Fset',
    )
  })

  it('opens the terms beside the form, so that nothing typed is lost', async () => {
    fakeGateway(answers)
    await renderScreen(<RegisterPage />, { at: '/m/register' })
    const terms = await screen.findByRole('link', { name: 'Read the terms of use and the privacy policy' })
    expect(terms).toHaveAttribute('href', '/m/help?id=help-terms')
    expect(terms).toHaveAttribute('target', '_blank')
  })
})
