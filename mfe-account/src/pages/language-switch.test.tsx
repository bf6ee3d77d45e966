import { clearDrafts, setMerchant } from '@mosaic/session'
import { setLanguage } from '@mosaic/i18n'
import { bringWebCrypto, enterText, fakeGateway, merchantProfile } from '@mosaic/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import ChangePasswordPage from '../pages/change-password/ChangePasswordPage'
import ForgetPage from '../pages/forget/ForgetPage'
import { RecoverByPhone } from '../pages/forget/RecoverByPhone'
import LoginPage from '../pages/login/LoginPage'
import RegisterPage from '../pages/register/RegisterPage'
import { captchaImage, countries, registerSettings } from '../testing/answers'
import { renderScreen } from '../testing/render-screen'

beforeAll(bringWebCrypto)
beforeEach(() => {
  localStorage.clear()
  clearDrafts()
})
afterEach(() => setMerchant(merchantProfile))

const answers = {
  registerSettings: () => ({ value: registerSettings }),
  countries: () => ({ value: countries }),
  captcha: () => ({ value: captchaImage }),
  checkUsername: () => ({ value: { available: true } }),
  credentials: () => ({ value: { password: true, mobile: null, email: null, passkeys: 0, social: [] } }),
}
const switchTo = (language: 'PT' | 'JA') => act(() => setLanguage(language))
const says = (name: string, text: string) =>
  expect(document.querySelector(`input[name=${name}]`)).toHaveAccessibleDescription(text)
const valueOf = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value
const type = (name: string, text: string) => {
  const input = document.querySelector<HTMLInputElement>(`input[name=${name}]`)
  if (!input) throw new Error(`There is no field ${name}.`)
  return enterText(input, text)
}
const submit = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

/** Spec §5 gives 200 ms; messages are recomputed with the texts, so no wait is needed. */
describe('a language switch updates the messages of a form and preserves its input', () => {
  it('at login', async () => {
    fakeGateway(answers)
    await renderScreen(<LoginPage />, { at: '/m/login' })
    await type('username', 'Ana Maria')
    await submit('Log in')
    says('username', 'Check the format')
    await switchTo('JA')
    says('username', '形式をご確認ください')
    says('password', '入力してください')
    expect(valueOf('username')).toBe('Ana Maria')
  })

  it('at registration: passwords, captcha and focus stay, and the picture is the same', async () => {
    const gateway = fakeGateway(answers)
    await renderScreen(<RegisterPage />, { at: '/m/register' })
    await waitFor(() => expect(valueOf('username')).toBe(''))
    await type('username', 'Ana')
    await type('password', 'Longenough1')
    await type('confirmPassword', 'Longenough2')
    await type('captcha', '4821')
    await submit('Create account')
    await waitFor(() => expect(document.querySelector('input[name=username]')).toHaveFocus())
    says('confirmPassword', 'The two passwords are different')
    await switchTo('PT')
    says('confirmPassword', 'As duas senhas são diferentes')
    expect(['username', 'password', 'confirmPassword', 'captcha'].map(valueOf)).toEqual([
      'Ana',
      'Longenough1',
      'Longenough2',
      '4821',
    ])
    expect(document.querySelector('input[name=username]')).toHaveFocus()
    expect(gateway.calls('registerSettings').length).toBeGreaterThan(1)
    expect(gateway.calls('captcha')).toHaveLength(1)
  })

  it('at registration when the rules do not come a second time, and for what the gateway refused', async () => {
    fakeGateway({
      ...answers,
      registerSettings: (_seen: unknown, count: number) =>
        count === 1 ? { value: registerSettings } : ('offline' as const),
      register: () => ({ errorCode: 'register.username.exists', status: 409 }),
    })
    await renderScreen(<RegisterPage />, { at: '/m/register' })
    await waitFor(() => expect(valueOf('username')).toBe(''))
    await type('username', 'marina')
    await type('password', 'Longenough1')
    await type('confirmPassword', 'Longenough1')
    await type('captcha', '4821')
    await userEvent.click(screen.getByLabelText('I confirm that I am 18 or older.'))
    await submit('Create account')
    await waitFor(() => says('username', 'This username is already taken.'))
    await switchTo('PT')
    says('username', 'Este nome de usuário já está em uso.')
    expect(valueOf('password')).toBe('Longenough1')
  })

  it('when a password is forgotten, by e-mail', async () => {
    fakeGateway(answers)
    await renderScreen(<ForgetPage />, { at: '/m/forget' })
    await type('email', 'ana@')
    await submit('Send the link')
    await switchTo('PT')
    says('username', 'Preencha este campo')
    expect(valueOf('email')).toBe('ana@')
  })

  it('when a password is forgotten, by phone, with the country that was chosen', async () => {
    fakeGateway({
      ...answers,
      countries: (_seen: unknown, count: number) =>
        count === 1 ? { value: countries } : new Promise<never>(() => undefined),
    })
    await renderScreen(<RecoverByPhone />, { at: '/m/forget' })
    await userEvent.selectOptions(
      await screen.findByRole('combobox'),
      await screen.findByRole('option', { name: '+66 Thailand' }),
    )
    await type('mobileNum', '12')
    await userEvent.tab()
    says('mobileNum', 'Check the mobile number: at least 6 digits')
    await switchTo('JA')
    says('mobileNum', '携帯番号は6桁以上で入力してください')
    expect(valueOf('mobileNum')).toBe('12')
    expect(screen.getByRole('combobox')).toHaveDisplayValue('+66 Thailand')
  })

  it('when a password is changed', async () => {
    fakeGateway(answers)
    await renderScreen(<ChangePasswordPage />, { at: '/m/changePsw', session: { userName: 'player01', type: 0 } })
    await type('oldPassword', 'Longenough1')
    await type('newPassword', 'Longenough2')
    await submit('Save new password')
    await switchTo('PT')
    says('confirmNewPassword', 'Preencha este campo')
    expect(valueOf('newPassword')).toBe('Longenough2')
  })
})
