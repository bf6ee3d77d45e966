import { clearDrafts } from '@mosaic/session'
import { bringWebCrypto, enterText, fakeGateway } from '@mosaic/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { captchaImage, registerSettings, securityOverview } from '../../testing/answers'
import { renderScreen } from '../../testing/render-screen'
import { answers, member, open, save, type } from '../../testing/security-center'
import SecurityCenterPage from './SecurityCenterPage'

beforeAll(bringWebCrypto)
beforeEach(() => {
  clearDrafts()
  sessionStorage.clear()
})

describe('a contact of the security centre', () => {
  it('confirms an e-mail address by a code; another address needs another code', async () => {
    const now = Date.now()
    const gateway = fakeGateway({
      ...answers,
      sendContactCode: () => ({ value: { expiredMinutes: 3, expirationTime: now + 180_000, now } }),
      confirmContact: (_seen, count) =>
        count === 1 ? { errorCode: 'verification.code.error', status: 422 } : { value: securityOverview },
    })
    await renderScreen(<SecurityCenterPage />, member)
    await open(/^E-mail/)
    await type(/^E-mail/, 'one@example.com')
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
    expect(await screen.findByLabelText(/^Code/)).toBeVisible()
    await type(/^E-mail/, '.br')
    expect(screen.queryByLabelText(/^Code/)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
    await enterText(await screen.findByLabelText(/^Code/), '123456')
    await type(/^Login password/, 'Demo#2026')
    await save()
    await waitFor(() => expect(gateway.calls('confirmContact')).toHaveLength(1))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy', 'true'))
    expect(screen.getByLabelText(/^Code/)).toHaveValue('123456')
    await save()
    await waitFor(() =>
      expect(gateway.calls('confirmContact')[1]?.body).toEqual({
        channel: 'email',
        address: 'one@example.com.br',
        countryDialingCode: '',
        code: '123456',
        password: 'Demo#2026',
      }),
    )
    expect(await screen.findByText('Confirmed and saved.')).toBeVisible()
  })

  it('sends the number with the dialing code of its country', async () => {
    const gateway = fakeGateway({
      ...answers,
      countries: () => ({
        value: {
          list: [
            { code: 'BR', dialingCode: '55', name: 'Brazil' },
            { code: 'PT', dialingCode: '351', name: 'Portugal' },
          ],
        },
      }),
      sendContactCode: () => ({ errorCode: 'rate.limited', status: 429 }),
    })
    await renderScreen(<SecurityCenterPage />, member)
    await open(/^Phone/)
    await userEvent.selectOptions(
      screen.getByLabelText('Country'),
      await screen.findByRole('option', { name: '+351 Portugal' }),
    )
    await type(/^Mobile number/, '912345678')
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
    expect(await screen.findByText('Too many attempts. Wait a moment and try again.')).toBeVisible()
    expect(gateway.calls('sendContactCode')[0]?.body).toEqual({
      channel: 'sms',
      address: '912345678',
      countryDialingCode: '351',
      captcha: '',
      captchaFlow: '',
    })
    expect(screen.getByLabelText(/^Mobile number/)).toHaveValue('912345678')
  })

  it.each([
    [/^Phone/, /^Mobile number/, '12', 'Check the mobile number'],
    [/^E-mail/, /^E-mail/, 'nobody', 'This e-mail address is not valid.'],
    [/^E-mail/, /^E-mail/, '', 'Fill in this field'],
  ])('contact %s %s is validated before a code is sent: %j', async (row, field, typed, said) => {
    const email = { enabled: true, required: true, regExp: '^\\S+@\\S+$', maxLength: 64 }
    const gateway = fakeGateway({
      ...answers,
      registerSettings: () => ({ value: { ...registerSettings, login: { ...registerSettings.login, email } } }),
      countries: () => ({ value: { list: [{ code: 'BR', dialingCode: '55', name: 'Brazil' }] } }),
    })
    await renderScreen(<SecurityCenterPage />, member)
    await open(row)
    if (typed) await type(field, typed)
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
    const input = screen.getByRole('textbox', { name: field })
    await waitFor(() => expect(input).toHaveFocus())
    expect(input).toHaveAccessibleDescription(said)
    expect(gateway.calls('sendContactCode')).toHaveLength(0)
  })

  it('sends a number without blanks and without the 0 that is dialled at home, and refuses one that its country does not have', async () => {
    const gateway = fakeGateway({
      ...answers,
      countries: () => ({ value: { list: [{ code: 'BR', dialingCode: '55', name: 'Brazil' }] } }),
      sendContactCode: () => ({ errorCode: 'rate.limited', status: 429 }),
    })
    await renderScreen(<SecurityCenterPage />, member)
    await open(/^Phone/)
    await screen.findByRole('option', { name: '+55 Brazil' })
    await type(/^Mobile number/, '1234567')
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Mobile number/ })).toBeInvalid())
    expect(gateway.calls('sendContactCode')).toHaveLength(0)
    await userEvent.clear(screen.getByRole('textbox', { name: /^Mobile number/ }))
    await type(/^Mobile number/, '011 98765-4321')
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
    await waitFor(() =>
      expect(gateway.calls('sendContactCode')[0]?.body).toMatchObject({
        address: '11987654321',
        countryDialingCode: '55',
      }),
    )
  })

  it('shows a picture when the gateway wants to see a person first, and sends what was read in it', async () => {
    const now = Date.now()
    const gateway = fakeGateway({
      ...answers,
      countries: () => ({ value: { list: [{ code: 'BR', dialingCode: '55', name: 'Brazil' }] } }),
      captcha: () => ({ value: captchaImage }),
      sendContactCode: (_seen, count) =>
        count === 1
          ? { errorCode: 'captcha.required', status: 422 }
          : { value: { expiredMinutes: 3, expirationTime: now + 180_000, now } },
    })
    await renderScreen(<SecurityCenterPage />, member)
    await open(/^Phone/)
    await type(/^Mobile number/, '11987654321')
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
    await enterText(await screen.findByLabelText(/^Digits in the image/), '4821')
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
    expect(await screen.findByLabelText(/^Code/)).toBeVisible()
    expect(gateway.calls('sendContactCode')[1]?.body).toMatchObject({
      address: '11987654321',
      captcha: '4821',
      captchaFlow: expect.stringMatching(/./),
    })
    // No picture is asked for while nothing can be sent.
    expect(screen.queryByLabelText(/^Digits in the image/)).toBeNull()
  })

  describe('counts down to the next code', () => {
    const countries = () => ({ value: { list: [{ code: 'BR', dialingCode: '55', name: 'Brazil' }] } })
    const number = '11987654321'
    /** A code that may be typed for so many seconds more. */
    const sendingFor = (seconds: number) =>
      fakeGateway({
        ...answers,
        countries,
        sendContactCode: () => ({
          value: { expiredMinutes: 3, expirationTime: Date.now() + seconds * 1000, now: Date.now() },
        }),
        confirmContact: () => ({ value: securityOverview }),
      })
    const ask = async () => {
      await open(/^Phone/)
      await screen.findByRole('option', { name: '+55 Brazil' })
      await type(/^Mobile number/, number)
      await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
    }
    const counting = () => screen.findByRole('button', { name: /^Another code in (180|17\d) s$/ })

    it('and locks another one to the same number meanwhile', async () => {
      const gateway = sendingFor(180)
      await renderScreen(<SecurityCenterPage />, member)
      await ask()
      const again = await counting()
      expect(again).toBeDisabled()
      await userEvent.click(again)
      expect(gateway.calls('sendContactCode')).toHaveLength(1)
    })

    it('and goes on counting after a reload, with the code asked for', async () => {
      sendingFor(180)
      const shown = await renderScreen(<SecurityCenterPage />, member)
      await ask()
      await counting()
      const saved = Object.entries(sessionStorage)
      shown.unmount()
      // A reload leaves the tab's store as it is; the end of a page in a test throws the draft away.
      saved.forEach(([key, value]: [string, string]) => sessionStorage.setItem(key, value))
      await renderScreen(<SecurityCenterPage />, member)
      expect(await counting()).toBeDisabled()
      expect(screen.getByLabelText(/^Mobile number/)).toHaveValue(number)
      expect(screen.getByLabelText(/^Code/)).toBeVisible()
    })

    it('and then sends another one', async () => {
      const gateway = sendingFor(-1)
      await renderScreen(<SecurityCenterPage />, member)
      await ask()
      await userEvent.click(await screen.findByRole('button', { name: 'Send another code' }))
      await waitFor(() => expect(gateway.calls('sendContactCode')).toHaveLength(2))
    })

    it('and another number is not locked', async () => {
      const gateway = sendingFor(180)
      await renderScreen(<SecurityCenterPage />, member)
      await ask()
      await counting()
      const field = screen.getByRole('textbox', { name: /^Mobile number/ })
      await userEvent.clear(field)
      await type(/^Mobile number/, '11987654322')
      await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
      await waitFor(() => expect(gateway.calls('sendContactCode')).toHaveLength(2))
    })

    it('and no longer once the number is confirmed', async () => {
      sendingFor(180)
      await renderScreen(<SecurityCenterPage />, member)
      await ask()
      await enterText(await screen.findByLabelText(/^Code/), '123456')
      await type(/^Login password/, 'Demo#2026')
      await save()
      await waitFor(() => expect(screen.queryByLabelText(/^Code/)).toBeNull())
      await open(/^Phone/)
      await type(/^Mobile number/, number)
      expect(screen.getByRole('button', { name: 'Send code' })).toBeEnabled()
      expect(screen.queryByLabelText(/^Code/)).toBeNull()
    })
  })
})
