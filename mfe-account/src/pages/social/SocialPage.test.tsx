import { sessionStore, setMerchant } from '@mosaic/session'
import { bringWebCrypto, enterText, fakeGateway, merchantProfile } from '@mosaic/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { storeIntent } from '../../social/intent'
import { leavePage } from '../../social/leave-page'
import { registerSettings, session } from '../../testing/answers'
import { renderScreen } from '../../testing/render-screen'
import SocialPage from './SocialPage'

jest.mock('../../social/leave-page', () => ({ leavePage: jest.fn() }))

beforeAll(bringWebCrypto)
beforeEach(() => {
  sessionStorage.clear()
  storeIntent({ purpose: 'login', provider: 'google', search: '?next=%2Fm%2FvoucherCenter', remember: false })
})

const rules = { registerSettings: () => ({ value: registerSettings }) }
const back = '/m/social?code=the-code&state=the-state'
const missing = (known = '') => ({
  login: () => ({
    errorCode: 'social.account.missing',
    status: 404,
    fields: { ticket: 'ticket-1', provider: 'google', email: 'ana@example.com', nickname: 'Ana', known },
  }),
})
const place = () => screen.getByLabelText('place')

test('known member: continues to the requested page, with the chosen remember setting', async () => {
  const gateway = fakeGateway({ ...rules, login: () => ({ value: session }) })
  await renderScreen(<SocialPage />, { at: back })
  await waitFor(() => expect(place()).toHaveTextContent('/m/voucherCenter'))
  expect(gateway.calls('login').map(({ body }) => body)).toEqual([
    {
      type: 'social',
      socialState: 'the-state',
      socialCode: 'the-code',
      loginDeviceId: expect.stringMatching(/^[\da-f-]{36}$/),
      remember: false,
    },
  ])
  expect(sessionStore.getState().role).toBe('member')
})

test('the code leaves the address before anything is answered', async () => {
  const gateway = fakeGateway({ ...rules, login: () => new Promise(() => undefined) })
  await renderScreen(<SocialPage />, { at: back })
  await waitFor(() => expect(place()).toHaveTextContent(/^\/m\/social\?next=%2Fm%2FvoucherCenter$/))
  expect(screen.getByRole('heading', { name: 'One moment' })).toBeVisible()
  await waitFor(() => expect(gateway.calls('login')).toHaveLength(1))
})

test('cancelled at the provider: back to the login page with a notice', async () => {
  const gateway = fakeGateway(rules)
  await renderScreen(<SocialPage />, { at: '/m/social?error=access_denied&state=the-state' })
  await waitFor(() => expect(place()).toHaveTextContent('/m/login?next=%2Fm%2FvoucherCenter'))
  expect(await screen.findByText('The sign-in was cancelled. Nothing has changed.')).toBeInTheDocument()
  expect(gateway.calls('login')).toHaveLength(0)
})

test("new visitor: fills in the required fields without name and password, with the provider's values", async () => {
  const gateway = fakeGateway({ ...rules, ...missing(), registerSocial: () => ({ value: session }) })
  await renderScreen(<SocialPage />, { at: back })
  expect(await screen.findByLabelText(/^E-mail/)).toHaveValue('ana@example.com')
  expect(screen.queryByLabelText(/^Password/)).toBeNull()
  expect(screen.queryByLabelText(/^Username/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
  expect(gateway.calls('registerSocial')).toHaveLength(0)
  await userEvent.click(screen.getByLabelText('I confirm that I am 18 or older.'))
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
  await waitFor(() => expect(place()).toHaveTextContent('/m/voucherCenter'))
  expect(gateway.calls('registerSocial')[0]?.body).toMatchObject({
    socialTicket: 'ticket-1',
    email: 'ana@example.com',
    username: '',
    password: '',
    captcha: '',
    ageConfirmed: true,
  })
  expect(sessionStorage.getItem('mosaic.social.ticket')).toBeNull()
})

test('a reload of that step finds it again', async () => {
  fakeGateway({ ...rules, ...missing() })
  const first = await renderScreen(<SocialPage />, { at: back })
  await screen.findByLabelText(/^E-mail/)
  first.unmount()
  await renderScreen(<SocialPage />, { at: '/m/social?step=ticket' })
  expect(await screen.findByLabelText(/^E-mail/)).toHaveValue('ana@example.com')
})

test('existing account: connected by its password; a known address shows that form first', async () => {
  const gateway = fakeGateway({
    ...rules,
    ...missing('1'),
    linkSocial: (_seen, count) =>
      count === 1 ? { errorCode: 'login.wrong.credentials', status: 401 } : { value: session },
  })
  await renderScreen(<SocialPage />, { at: back })
  await enterText(await screen.findByLabelText(/^Username/), 'player01')
  await enterText(screen.getByLabelText(/^Password/), 'Demo#2026')
  await userEvent.click(screen.getByRole('button', { name: 'Log in and connect' }))
  expect(await screen.findByText('Wrong username or password.')).toBeVisible()
  expect(screen.getByLabelText(/^Password/)).toHaveValue('Demo#2026')
  await userEvent.click(screen.getByRole('button', { name: 'Log in and connect' }))
  await waitFor(() => expect(place()).toHaveTextContent('/m/voucherCenter'))
  expect(gateway.calls('linkSocial')[1]?.body).toMatchObject({
    socialTicket: 'ticket-1',
    username: 'player01',
    remember: false,
  })
})

test('a code that did not reach the gateway is brought again', async () => {
  let online = false
  fakeGateway({ ...rules, login: () => (online ? { value: session } : 'offline') })
  await renderScreen(<SocialPage />, { at: back })
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 10_000 })
  online = true
  await userEvent.click(again)
  await waitFor(() => expect(place()).toHaveTextContent('/m/voucherCenter'))
})

test('expired redirect: a notice, and a button that starts with the same provider again', async () => {
  const gateway = fakeGateway({
    ...rules,
    login: () => ({ errorCode: 'social.flow.expired', status: 422 }),
    socialStart: () => ({ value: { authorizeUrl: 'http://issuer.test/authorize' } }),
  })
  await renderScreen(<SocialPage />, { at: back })
  act(() => setMerchant({ ...merchantProfile, flags: ['GOOGLELOGIN3'], social: { adapter: 'issuer' } }))
  expect(await screen.findByText(/has run out or was used already/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Continue with Google' }))
  await waitFor(() => expect(leavePage).toHaveBeenCalledWith('http://issuer.test/authorize'))
  expect(gateway.calls('socialStart')[0]?.body).toMatchObject({ provider: 'google' })
  expect(screen.queryByRole('button', { name: 'Continue with Facebook' })).toBeNull()
})

test.each([
  ['a way back that is over', back],
  ['nothing under way', '/m/social'],
])('logged in by %s: no login notice, continues to the requested page', async (_title, at) => {
  fakeGateway({ ...rules, login: () => ({ errorCode: 'social.flow.expired', status: 410 }) })
  await renderScreen(<SocialPage />, { at, session: { userName: 'player01', type: 0 } })
  await waitFor(() => expect(place()).toHaveTextContent(/^\/m\/voucherCenter$/))
})

test('nothing pending: the page links to the login methods', async () => {
  sessionStorage.clear()
  fakeGateway(rules)
  await renderScreen(<SocialPage />, { at: '/m/social' })
  await userEvent.click(screen.getByRole('link', { name: 'Other ways to log in' }))
  expect(place()).toHaveTextContent('/m/login')
})

describe('a member who left for a proof', () => {
  const asked = {
    purpose: 'confirm',
    provider: 'google',
    search: '?next=%2Fm%2FsecurityCenter',
    remember: true,
  } as const
  const member = { at: back, session: { userName: 'player01', type: 0 } }

  test('proof by provider: returns to the page that asked, with the same session', async () => {
    storeIntent(asked)
    const gateway = fakeGateway({ ...rules, confirmBySocial: () => ({ value: { until: 1 } }) })
    await renderScreen(<SocialPage />, member)
    await waitFor(() => expect(place()).toHaveTextContent('/m/securityCenter'))
    expect(gateway.calls('confirmBySocial')[0]?.body).toMatchObject({
      socialState: 'the-state',
      socialCode: 'the-code',
    })
    expect(gateway.calls('login')).toHaveLength(0)
    expect(await screen.findByText('Confirmed. You can go on.')).toBeVisible()
  })

  test('another identity chosen: a notice with a link back', async () => {
    storeIntent(asked)
    fakeGateway({ ...rules, confirmBySocial: () => ({ errorCode: 'social.other.person', status: 422 }) })
    await renderScreen(<SocialPage />, member)
    expect(await screen.findByText(/not the person this account is connected with/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Continue with/ })).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Back to where you were' }))
    expect(place()).toHaveTextContent('/m/securityCenter')
  })

  test('cancelled at the provider: back on the page that asked', async () => {
    storeIntent(asked)
    fakeGateway(rules)
    await renderScreen(<SocialPage />, { ...member, at: '/m/social?error=access_denied&state=state-of-the-tab' })
    await waitFor(() => expect(place()).toHaveTextContent('/m/securityCenter'))
  })
})
