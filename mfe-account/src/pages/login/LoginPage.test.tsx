import { clearDrafts, removeStored, sessionStore } from '@mosaic/session'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { captchaImage, registerSettings, session } from '../../testing/answers'
import { enterText, fakeGateway } from '@mosaic/testing'
import { renderScreen } from '../../testing/render-screen'
import { bringWebCrypto } from '@mosaic/testing'
import LoginPage from './LoginPage'

beforeAll(bringWebCrypto)
beforeEach(() => {
  removeStored('rememberedLogin')
  clearDrafts()
})

const everythingStored = () =>
  Array.from({ length: localStorage.length }, (_, index) => localStorage.getItem(localStorage.key(index) ?? '')).join(
    '\n',
  )

const rules = { registerSettings: () => ({ value: registerSettings }) }
const captcha = {
  captcha: () => ({ value: captchaImage }),
}

const fill = async (username: string, password: string) => {
  const user = userEvent.setup()
  await enterText(screen.getByLabelText(/^Username/), username)
  await enterText(screen.getByLabelText(/^Password/), password)
  return user
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Log in' }))

describe('LoginPage', () => {
  it("sends the contract's payload and opens the requested page", async () => {
    const gateway = fakeGateway({ ...rules, login: () => ({ value: session }) })
    await renderScreen(<LoginPage />, { at: '/m/login?next=%2Fm%2FvoucherCenter' })
    await fill('player01', 'Demo#2026')
    await press()
    await waitFor(() => expect(screen.getByLabelText('place')).toHaveTextContent('/m/voucherCenter'))
    expect(gateway.calls('login')[0]?.body).toEqual({
      type: 'username',
      username: 'player01',
      password: 'Demo#2026',
      captcha: '',
      captchaFlow: '',
      loginDeviceId: expect.stringMatching(/^[\da-f-]{36}$/),
      remember: true,
    })
    expect(sessionStore.getState().role).toBe('member')
  })

  it('leaves out the space that a keyboard puts behind a name, and keeps every character of the password', async () => {
    const gateway = fakeGateway({ ...rules, login: () => ({ value: session }) })
    await renderScreen(<LoginPage />, { at: '/m/login' })
    await fill(' player01 ', ' Demo#2026')
    await press()
    await waitFor(() =>
      expect(gateway.calls('login')[0]?.body).toMatchObject({ username: 'player01', password: ' Demo#2026' }),
    )
  })

  it('never follows `next` to another site', async () => {
    fakeGateway({ ...rules, login: () => ({ value: session }) })
    await renderScreen(<LoginPage />, { at: '/m/login?next=%2F%2Fevil.example%2Fm' })
    await fill('player01', 'Demo#2026')
    await press()
    await waitFor(() => expect(screen.getByLabelText('place')).toHaveTextContent(/^\/m\/home$/))
  })

  it("captcha: shown only on the gateway's request, sent with its flow", async () => {
    const gateway = fakeGateway({
      ...rules,
      ...captcha,
      login: (_seen, count) =>
        count === 1 ? { errorCode: 'login.captcha.required', status: 422 } : { value: session },
    })
    await renderScreen(<LoginPage />)
    const user = await fill('player01', 'Demo#2026')
    expect(screen.queryByLabelText(/Digits in the image/)).toBeNull()
    await press()
    const field = await screen.findByLabelText(/Digits in the image/)
    await waitFor(() => expect(field).toHaveFocus())
    expect(screen.getByLabelText(/^Password/)).toHaveValue('Demo#2026')
    await user.type(field, '4821')
    await press()
    await waitFor(() => expect(gateway.calls('login')).toHaveLength(2))
    expect(gateway.calls('login')[1]?.body).toMatchObject({
      captcha: '4821',
      captchaFlow: gateway.calls('captcha')[0]?.query.flow,
    })
  })

  it('brings other digits and clears the field when the image is tapped', async () => {
    const gateway = fakeGateway({ ...rules, ...captcha, login: () => ({ errorCode: 'captcha.required', status: 422 }) })
    await renderScreen(<LoginPage />)
    const user = await fill('player01', 'Demo#2026')
    await press()
    const field = await screen.findByLabelText(/Digits in the image/)
    await user.type(field, '12')
    await user.click(await screen.findByRole('button', { name: 'Show other digits' }))
    expect(field).toHaveValue('')
    await waitFor(() => expect(gateway.calls('captcha')).toHaveLength(2))
  })

  it('wrong password with a required captcha: both are shown', async () => {
    fakeGateway({
      ...rules,
      ...captcha,
      login: () => ({ errorCode: 'login.wrong.credentials', status: 401, fields: { captcha: 'required' } }),
    })
    await renderScreen(<LoginPage />)
    await fill('player01', 'wrong-one')
    await press()
    expect(await screen.findByText('Wrong username or password.')).toBeVisible()
    expect(screen.getByLabelText(/Digits in the image/)).toBeVisible()
    await waitFor(() => expect(screen.getByLabelText(/^Password/)).toHaveFocus())
  })

  it('refused: the reason is shown and input stays', async () => {
    fakeGateway({ ...rules, login: () => ({ errorCode: 'login.wrong.credentials', status: 401 }) })
    await renderScreen(<LoginPage />)
    await fill('player01', 'wrong-one')
    await press()
    expect(await screen.findByText('Wrong username or password.')).toBeVisible()
    expect(screen.getByLabelText(/^Username/)).toHaveValue('player01')
    expect(screen.getByLabelText(/^Password/)).toHaveValue('wrong-one')
  })

  it('a return from a provider restores the name, never the password', async () => {
    fakeGateway(rules)
    const shown = await renderScreen(<LoginPage />)
    await fill('mari', 'Demo#2026')
    shown.unmount()
    await renderScreen(<LoginPage />)
    expect(screen.getByLabelText(/^Username/)).toHaveValue('mari')
    expect(screen.getByLabelText(/^Password/)).toHaveValue('')
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Demo#2026')
  })

  it('shows how long a lock lasts, and the trace id of an unknown failure', async () => {
    fakeGateway({
      ...rules,
      login: (_seen, count) =>
        count === 1
          ? { errorCode: 'login.locked', status: 429, fields: { retryAfter: '421' } }
          : { errorCode: 'from.another.gateway', status: 500 },
    })
    await renderScreen(<LoginPage />)
    await fill('player01', 'Demo#2026')
    await press()
    expect(await screen.findByText('Too many wrong attempts. Try again in 8 minutes.')).toBeVisible()
    expect(screen.queryByText(/trace-1/)).toBeNull()
    await press()
    expect(await screen.findByText(/Something went wrong on our side/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Copy the reference' })).toHaveTextContent('trace-1')
  })

  it.each([
    ['2027-05-22T18:33:00.000Z', /^You have excluded yourself.*It ends on 05\/22\/2027, \d\d:\d\d\./],
    ['', /^You have excluded yourself.*It has no end\./],
  ])('excluded member: the end of the exclusion is shown for “%s”', async (until, said) => {
    fakeGateway({ ...rules, login: () => ({ errorCode: 'play.self.excluded', status: 403, fields: { until } }) })
    await renderScreen(<LoginPage />)
    await fill('player01', 'Demo#2026')
    await press()
    expect(await screen.findByText(said)).toBeVisible()
  })

  it('the first invalid field gets the focus, nothing is sent', async () => {
    const gateway = fakeGateway({ ...rules, login: () => ({ value: session }) })
    await renderScreen(<LoginPage />)
    await press()
    await waitFor(() => expect(screen.getByLabelText(/^Username/)).toHaveFocus())
    expect(screen.getByLabelText(/^Username/)).toHaveAccessibleDescription('Fill in this field')
    expect(gateway.calls('login')).toHaveLength(0)
  })

  it('remembers the account name and nothing of the password', async () => {
    fakeGateway({ ...rules, login: () => ({ value: session }) })
    await renderScreen(<LoginPage />)
    expect(screen.getByLabelText('Remember me')).toBeChecked()
    await fill('player01', 'Demo#2026')
    await press()
    await waitFor(() => expect(sessionStore.getState().role).toBe('member'))
    expect(everythingStored()).toContain('player01')
    expect(everythingStored()).not.toContain('Demo#2026')
  })

  it('remember switched off: the account name is deleted', async () => {
    localStorage.setItem('rememberedLogin', JSON.stringify({ type: 'username', username: 'player01' }))
    const gateway = fakeGateway({ ...rules, login: () => ({ value: session }) })
    await renderScreen(<LoginPage />)
    expect(screen.getByLabelText(/^Username/)).toHaveValue('player01')
    await userEvent.click(screen.getByLabelText('Remember me'))
    await enterText(screen.getByLabelText(/^Password/), 'Demo#2026')
    await press()
    await waitFor(() => expect(localStorage.getItem('rememberedLogin')).toBeNull())
    expect(gateway.calls('login')[0]?.body).toMatchObject({ remember: false })
  })

  it('login stored by the previous site: filled in, once with its password', async () => {
    localStorage.setItem(
      'rememberedLogin',
      JSON.stringify({
        type: 'username',
        username: 'player01',
        password: 'UkdWdGJ5TXlNREky_mc',
        countryDialingCode: '',
      }),
    )
    const gateway = fakeGateway({ ...rules, login: () => ({ value: session }) })
    await renderScreen(<LoginPage />)
    await press()
    await waitFor(() =>
      expect(gateway.calls('login')[0]?.body).toMatchObject({ username: 'player01', password: 'Demo#2026' }),
    )
    expect(everythingStored()).not.toContain('UkdWdGJ5TXlNREky')
  })
})
