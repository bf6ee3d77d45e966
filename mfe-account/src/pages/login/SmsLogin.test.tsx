import { clearDrafts, sessionStore } from '@mosaic/session'
import { bringWebCrypto, enterText, fakeGateway } from '@mosaic/testing'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { captchaImage, countries, registerSettings, session, smsSent } from '../../testing/answers'
import { renderScreen } from '../../testing/render-screen'
import { SmsLogin } from './SmsLogin'

beforeAll(bringWebCrypto)
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  clearDrafts()
})

const nothing = { type: 'sms', username: '', password: '', countryDialingCode: '' } as const
const answers = {
  registerSettings: () => ({ value: registerSettings }),
  countries: () => ({ value: countries }),
  smsNoLogin: () => ({ value: smsSent() }),
}

const number = () => screen.findByLabelText(/^Mobile number/)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send code' }))

describe('SmsLogin', () => {
  it('sends a code and logs in with number, code and dialing code', async () => {
    const gateway = fakeGateway({ ...answers, login: () => ({ value: session }) })
    await renderScreen(<SmsLogin prefill={nothing} remember onRemember={() => undefined} />, {
      at: '/m/login?next=%2Fm%2Fset',
    })
    await screen.findByRole('option', { name: '+55 Brazil' })
    await enterText(await number(), '011 98765-4321')
    await send()
    await waitFor(() =>
      expect(gateway.calls('smsNoLogin')[0]?.body).toMatchObject({
        mobileNum: '11987654321',
        countryDialingCode: '55',
        purpose: 'login',
      }),
    )
    await enterText(screen.getByLabelText(/^SMS code/), '123456')
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(screen.getByLabelText('place')).toHaveTextContent('/m/set'))
    expect(gateway.calls('login')[0]?.body).toMatchObject({
      type: 'sms',
      username: '11987654321',
      password: '123456',
      countryDialingCode: '55',
      remember: true,
    })
    expect(sessionStore.getState().role).toBe('member')
    expect(JSON.parse(localStorage.getItem('rememberedLogin') ?? 'null')).toEqual({
      type: 'sms',
      username: '11987654321',
      countryDialingCode: '55',
    })
  })

  it('counts down instead of sending again, also after a reload, with the number that was typed', async () => {
    fakeGateway(answers)
    const first = await renderScreen(<SmsLogin prefill={nothing} remember onRemember={() => undefined} />)
    await screen.findByRole('option', { name: '+55 Brazil' })
    await enterText(await number(), '11987654321')
    await send()
    expect(await screen.findByRole('button', { name: /^1[78]\d s$/ })).toBeDisabled()
    first.unmount()
    await renderScreen(<SmsLogin prefill={nothing} remember onRemember={() => undefined} />)
    expect(await screen.findByRole('button', { name: /^1[78]\d s$/ })).toBeDisabled()
    expect(await number()).toHaveValue('11987654321')
  })

  it('counts for each number by itself', async () => {
    const gateway = fakeGateway(answers)
    await renderScreen(<SmsLogin prefill={nothing} remember onRemember={() => undefined} />)
    await screen.findByRole('option', { name: '+55 Brazil' })
    await enterText(await number(), '11987654321')
    await send()
    expect(await screen.findByRole('button', { name: /^1[78]\d s$/ })).toBeDisabled()
    await userEvent.clear(await number())
    await enterText(await number(), '11987650000')
    await send()
    await waitFor(() => expect(gateway.calls('smsNoLogin')).toHaveLength(2))
    expect(await screen.findByRole('button', { name: /^1[78]\d s$/ })).toBeDisabled()
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'TH')
    expect(screen.getByRole('button', { name: 'Send code' })).toBeEnabled()
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'BR')
    await userEvent.clear(await number())
    await enterText(await number(), '011987654321')
    expect(screen.getByRole('button', { name: /^1[78]\d s$/ })).toBeDisabled()
  })

  it.each([
    ['+66 81 234 5678', '81 234 5678'],
    ['(+66) 81 234 5678', '81 234 5678'],
    ['Mobile of Somchai: +66 (0) 81 - 234 - 5678', '(0) 81 - 234 - 5678'],
  ])('takes %s as an address book keeps it, with the country that it begins with', async (pasted, shown) => {
    const gateway = fakeGateway(answers)
    await renderScreen(<SmsLogin prefill={nothing} remember onRemember={() => undefined} />)
    await screen.findByRole('option', { name: '+55 Brazil' })
    await userEvent.click(await number())
    await userEvent.paste(pasted)
    expect(await number()).toHaveValue(shown)
    await send()
    await waitFor(() =>
      expect(gateway.calls('smsNoLogin')[0]?.body).toMatchObject({
        countryDialingCode: '66',
        mobileNum: '812345678',
      }),
    )
  })

  it('takes a code with the spaces that were copied along', async () => {
    fakeGateway(answers)
    await renderScreen(<SmsLogin prefill={nothing} remember onRemember={() => undefined} />)
    await userEvent.click(screen.getByLabelText(/^SMS code/))
    await userEvent.paste(' 920 605')
    expect(screen.getByLabelText(/^SMS code/)).toHaveValue('920605')
  })

  it('an invalid number sends no code', async () => {
    const gateway = fakeGateway(answers)
    await renderScreen(<SmsLogin prefill={nothing} remember onRemember={() => undefined} />)
    await screen.findByRole('option', { name: '+55 Brazil' })
    await userEvent.type(await number(), '12')
    await send()
    await waitFor(async () => expect(await number()).toHaveFocus())
    expect(await number()).toHaveAccessibleDescription('Check the mobile number')
    expect(gateway.calls('smsNoLogin')).toHaveLength(0)
  })

  it('shows a captcha once the gateway wants to see a person, and sends its answer', async () => {
    const gateway = fakeGateway({
      ...answers,
      captcha: () => ({ value: captchaImage }),
      smsNoLogin: (_seen, count) =>
        count === 1 ? { errorCode: 'captcha.required', status: 422 } : { value: smsSent() },
    })
    await renderScreen(
      <SmsLogin prefill={{ ...nothing, username: '11987654321' }} remember onRemember={() => undefined} />,
    )
    await screen.findByRole('option', { name: '+55 Brazil' })
    await send()
    await enterText(await screen.findByLabelText(/^Digits in the image/), '4821')
    await send()
    await waitFor(() =>
      expect(gateway.calls('smsNoLogin')[1]?.body).toMatchObject({
        captcha: '4821',
        captchaFlow: gateway.calls('captcha')[0]?.query.flow,
      }),
    )
  })

  it('clears the code that was refused and keeps the number', async () => {
    fakeGateway({ ...answers, login: () => ({ errorCode: 'verification.code.error', status: 422 }) })
    await renderScreen(
      <SmsLogin prefill={{ ...nothing, username: '11987654321' }} remember onRemember={() => undefined} />,
    )
    await screen.findByRole('option', { name: '+55 Brazil' })
    await enterText(screen.getByLabelText(/^SMS code/), '123456')
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
    expect(await screen.findByText('The code is wrong or has expired.')).toBeVisible()
    expect(screen.getByLabelText(/^SMS code/)).toHaveValue('')
    expect(await number()).toHaveValue('11987654321')
  })

  it('chooses the country again that was chosen last on this device', async () => {
    fakeGateway(answers)
    const first = await renderScreen(<SmsLogin prefill={nothing} remember onRemember={() => undefined} />)
    await screen.findByRole('option', { name: '+66 Thailand' })
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'TH')
    first.unmount()
    await renderScreen(<SmsLogin prefill={nothing} remember onRemember={() => undefined} />)
    await waitFor(() => expect(screen.getByLabelText('Country')).toHaveValue('TH'))
  })

  it('begins with the country of a remembered number, until another one is chosen', async () => {
    fakeGateway(answers)
    const remembered = { ...nothing, username: '812345678', countryDialingCode: '66' }
    const first = await renderScreen(<SmsLogin prefill={remembered} remember onRemember={() => undefined} />)
    await waitFor(() => expect(screen.getByLabelText('Country')).toHaveValue('TH'))
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'BR')
    first.unmount()
    await renderScreen(<SmsLogin prefill={remembered} remember onRemember={() => undefined} />)
    await screen.findByRole('option', { name: '+66 Thailand' })
    expect(screen.getByLabelText('Country')).toHaveValue('BR')
  })

  it('keeps the code that could not be sent while the phone was offline', async () => {
    fakeGateway({ ...answers, login: () => 'offline' }, { online: false })
    await renderScreen(
      <SmsLogin prefill={{ ...nothing, username: '11987654321' }} remember onRemember={() => undefined} />,
    )
    await screen.findByRole('option', { name: '+55 Brazil' })
    await enterText(screen.getByLabelText(/^SMS code/), '123456')
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement())
    expect(screen.getByLabelText(/^SMS code/)).toHaveValue('123456')
  })
})
