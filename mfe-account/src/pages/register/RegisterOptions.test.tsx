import { clearDrafts, setMerchant } from '@mosaic/session'
import { bringWebCrypto, enterText, fakeGateway, merchantProfile } from '@mosaic/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openFirebase } from '../../social/firebase-service'
import { leavePage } from '../../social/leave-page'
import { captchaImage, countries, registerSettings, session, smsSent } from '../../testing/answers'
import { renderScreen } from '../../testing/render-screen'
import SocialPage from '../social/SocialPage'
import RegisterPage from './RegisterPage'

jest.mock('../../social/firebase-service', () => ({ openFirebase: jest.fn() }))
jest.mock('../../social/leave-page', () => ({ leavePage: jest.fn() }))

beforeAll(bringWebCrypto)
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  clearDrafts()
})
afterEach(() => setMerchant(merchantProfile))

const digits = (regExp: string) => ({ enabled: false, required: true, regExp, maxLength: 20 })
const withNumber = {
  ...registerSettings,
  fields: { ...registerSettings.fields, mobileNum: digits('^\\d{6,15}$'), verificationCode: digits('^\\d{6}$') },
}
const answers = {
  captcha: () => ({ value: captchaImage }),
  countries: () => ({ value: countries }),
  checkUsername: () => ({ value: { available: true } }),
  checkEmail: () => ({ value: { available: true } }),
}
const password = async () => {
  await enterText(await screen.findByLabelText(/^Password/), 'Longenough1')
  await enterText(screen.getByLabelText(/^Confirm password/), 'Longenough1')
}
const submit = async () => {
  await userEvent.click(screen.getByLabelText('I confirm that I am 18 or older.'))
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
}

test('no user name field: the gateway makes one and the member sees it', async () => {
  const username = { ...registerSettings.fields.username, enabled: false, required: false, regExp: '', maxLength: 20 }
  const gateway = fakeGateway({
    ...answers,
    registerSettings: () => ({
      value: { ...registerSettings, fields: { ...registerSettings.fields, username } },
    }),
    registerAutoUsername: () => ({ value: { ...session, userName: 'm7k2p' } }),
  })
  await renderScreen(<RegisterPage />, { at: '/m/register' })
  await password()
  expect(screen.queryByLabelText(/^Username/)).toBeNull()
  await enterText(screen.getByLabelText(/^Digits in the image/), '4821')
  await submit()
  expect(await screen.findByText('Your account is ready. Your username is m7k2p.')).toBeVisible()
  expect(gateway.calls('registerAutoUsername')[0]?.body).toMatchObject({ username: '', password: 'Longenough1' })
})

test('an unusable e-mail address is reported when its field is left', async () => {
  const gateway = fakeGateway({
    ...answers,
    registerSettings: () => ({ value: registerSettings }),
    checkEmail: () => ({ value: { available: false } }),
  })
  await renderScreen(<RegisterPage />, { at: '/m/register' })
  const email = await screen.findByLabelText(/^E-mail/)
  await enterText(email, 'marina@mail.com')
  await userEvent.tab()
  await waitFor(() => expect(email).toHaveAccessibleDescription(/cannot be used here/))
  expect(gateway.calls('checkEmail')[0]?.query).toEqual({ email: 'marina@mail.com' })
})

test('user name with mobile number: the code is sent under its own module id', async () => {
  const gateway = fakeGateway({
    ...answers,
    registerSettings: () => ({ value: { ...withNumber, mobileVerified: true } }),
    smsRegister: () => ({ value: smsSent() }),
  })
  await renderScreen(<RegisterPage />, { at: '/m/register' })
  await screen.findByRole('option', { name: '+55 Brazil' })
  await enterText(screen.getByLabelText(/^Mobile number/), '11987654321')
  await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
  await waitFor(() => expect(gateway.calls('smsRegister')[0]?.headers).toMatchObject({ ModuleId: 'REGMOBVERF3' }))
})

describe('codes sent by Firebase', () => {
  const service = { openWindow: jest.fn(), sendCode: jest.fn(), confirmCode: jest.fn() }
  const project = {
    adapter: 'firebase',
    projectId: 'codes',
    apiKey: 'k'.repeat(39),
    authDomain: 'codes.firebaseapp.com',
    appId: '1:1:web:1',
    sms: true,
  } as const
  const byFirebase = () => setMerchant({ ...merchantProfile, social: project })

  test('a registration by number leads to the page whose policy lets Firebase in, with the invitation', async () => {
    fakeGateway({ ...answers, registerSettings: () => ({ value: { ...withNumber, methods: ['mobile'] } }) })
    await renderScreen(<RegisterPage />, { at: '/m/register?code=ANA2026' })
    byFirebase()
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with a code by SMS' }))
    expect(leavePage).toHaveBeenCalledWith('/m/social?code=ANA2026&provider=sms&step=register')
  })

  test('the code is checked by Firebase, once, and its ID token registers', async () => {
    service.sendCode.mockResolvedValue('verification-1')
    service.confirmCode.mockRejectedValueOnce(new Error('wrong')).mockResolvedValueOnce('id-token-1')
    jest.mocked(openFirebase).mockReturnValue(service)
    const gateway = fakeGateway({
      ...answers,
      registerSettings: () => ({ value: { ...withNumber, methods: ['username', 'mobile'] } }),
      registerMobile: (_seen, count) => (count === 1 ? { errorCode: 'rate.limited', status: 429 } : { value: session }),
    })
    await renderScreen(<SocialPage />, { at: '/m/social?provider=sms&step=register' })
    byFirebase()
    await screen.findByRole('option', { name: '+55 Brazil' })
    await enterText(screen.getByLabelText(/^Mobile number \*/), '011987654321')
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
    await waitFor(() => expect(service.sendCode).toHaveBeenCalledWith('+5511987654321', 'en', expect.anything()))
    await password()
    const code = screen.getByLabelText(/^SMS code/)
    await enterText(code, '000000')
    await submit()
    await waitFor(() => expect(code).toHaveAccessibleDescription(/code/i))
    expect(code).toBeInvalid()
    expect(gateway.calls('registerMobile')).toHaveLength(0)

    await userEvent.clear(code)
    await enterText(code, '123456')
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
    await waitFor(() => expect(gateway.calls('registerMobile')).toHaveLength(1))
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
    await waitFor(() => expect(gateway.calls('registerMobile')).toHaveLength(2))
    for (const { body } of gateway.calls('registerMobile'))
      expect(body).toMatchObject({ firebaseIdToken: 'id-token-1', mobileNum: '11987654321' })
    expect(service.confirmCode).toHaveBeenCalledTimes(2)
    expect(gateway.calls('smsRegister')).toHaveLength(0)
  })
})
