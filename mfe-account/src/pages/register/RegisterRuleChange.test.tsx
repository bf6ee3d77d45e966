import type { FieldRule } from '@mosaic/contracts'
import { clearDrafts } from '@mosaic/session'
import { bringWebCrypto, enterText, fakeGateway } from '@mosaic/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { captchaImage, registerSettings, session } from '../../testing/answers'
import { renderScreen } from '../../testing/render-screen'
import RegisterPage from './RegisterPage'

beforeAll(bringWebCrypto)
beforeEach(() => {
  localStorage.clear()
  clearDrafts()
})

const rule = (regExp: string, maxLength: number): FieldRule => ({ enabled: true, required: true, regExp, maxLength })
/** Rules saved by the merchant after the form was opened. */
const newRules = {
  ...registerSettings,
  fields: {
    ...registerSettings.fields,
    username: rule('^[a-z]{8,16}$', 16),
    password: rule('^.{14,20}$', 20),
    nickname: rule('', 20),
  },
}

test('fields refused by a changed rule show the reason, and the first gets the focus', async () => {
  const gateway = fakeGateway({
    registerSettings: (_seen, count) => ({ value: count === 1 ? registerSettings : newRules }),
    captcha: () => ({ value: captchaImage }),
    checkUsername: () => ({ value: { available: true } }),
    register: (_seen, count) =>
      count === 1
        ? {
            errorCode: 'register.rule.violated',
            status: 422,
            fields: { nickname: 'required', password: 'format', email: 'tooLong' },
          }
        : { value: session },
  })
  await renderScreen(<RegisterPage />, { at: '/m/register' })
  await enterText(await screen.findByLabelText(/^Username/), 'marinalima')
  const password = screen.getByLabelText(/^Password/)
  await enterText(password, 'Longenough1')
  await enterText(screen.getByLabelText(/^Confirm password/), 'Longenough1')
  await enterText(screen.getByLabelText(/^E-mail/), 'marina@mail.com')
  await enterText(screen.getByLabelText(/^Digits in the image/), '4821')
  await userEvent.click(screen.getByLabelText('I confirm that I am 18 or older.'))
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
  await waitFor(() => expect(password).toHaveFocus())
  await waitFor(() => expect(password).toHaveAccessibleDescription('14–20 characters'))
  expect(screen.getByLabelText(/^E-mail/)).toHaveAccessibleDescription('Use at most 64 characters')
  expect(await screen.findByLabelText(/^Nickname/)).toHaveAccessibleDescription('Fill in this field')
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()

  const typeAnew = async (field: HTMLElement, text: string) => {
    await userEvent.clear(field)
    await enterText(field, text)
  }
  await typeAnew(password, 'Longenough1234')
  expect(password).toBeValid()
  expect(screen.getByLabelText(/^Nickname/)).toBeInvalid()
  await typeAnew(screen.getByLabelText(/^Confirm password/), 'Longenough1234')
  await typeAnew(screen.getByLabelText(/^E-mail/), 'm@mail.com')
  await enterText(screen.getByLabelText(/^Nickname/), 'Ma')
  await enterText(screen.getByLabelText(/^Digits in the image/), '4821')
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
  await waitFor(() => expect(gateway.calls('register')).toHaveLength(2))
})

test('a field that was not there when the form opened takes the focus once its rule has come', async () => {
  fakeGateway({
    registerSettings: (_seen, count) => ({
      value:
        count === 1
          ? registerSettings
          : { ...registerSettings, fields: { ...registerSettings.fields, nickname: rule('', 20) } },
    }),
    captcha: () => ({ value: captchaImage }),
    checkUsername: () => ({ value: { available: true } }),
    register: () => ({ errorCode: 'register.rule.violated', status: 422, fields: { nickname: 'required' } }),
  })
  await renderScreen(<RegisterPage />, { at: '/m/register' })
  await enterText(await screen.findByLabelText(/^Username/), 'marina')
  await enterText(screen.getByLabelText(/^Password/), 'Longenough1')
  await enterText(screen.getByLabelText(/^Confirm password/), 'Longenough1')
  await enterText(screen.getByLabelText(/^Digits in the image/), '4821')
  await userEvent.click(screen.getByLabelText('I confirm that I am 18 or older.'))
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
  const nickname = await screen.findByLabelText(/^Nickname/)
  await waitFor(() => expect(nickname).toHaveFocus())
  expect(nickname).toHaveAccessibleDescription('Fill in this field')
})
