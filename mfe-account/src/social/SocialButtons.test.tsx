import { setMerchant } from '@mosaic/session'
import { bringWebCrypto, fakeGateway, merchantProfile } from '@mosaic/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Whitelabel } from '@mosaic/contracts'
import { renderScreen } from '../testing/render-screen'
import { storedIntent } from './intent'
import { issuerAuth } from './issuer-auth'
import { leavePage } from './leave-page'
import { SocialButtons } from './SocialButtons'
import { startTimeoutMs } from './use-service-start'

jest.mock('./leave-page', () => ({ leavePage: jest.fn() }))

beforeAll(bringWebCrypto)
beforeEach(() => {
  sessionStorage.clear()
  jest.mocked(leavePage).mockClear()
})

const firebase: Whitelabel['social'] = {
  adapter: 'firebase',
  projectId: 'mosaic-site',
  apiKey: 'k'.repeat(39),
  authDomain: 'mosaic-site.firebaseapp.com',
  appId: '1:1:web:1',
  sms: false,
}
const show = async (flags: string[], social: Whitelabel['social']) => {
  await renderScreen(<SocialButtons remember={false} />, { at: '/m/login?next=%2Fm%2Fset' })
  act(() => setMerchant({ ...merchantProfile, flags, social }))
}
const names = () => screen.queryAllByRole('button').map((button) => button.textContent)

test.each([
  [
    'both flags and a service',
    ['GOOGLELOGIN3', 'FACEBOOKLOGIN3'],
    { adapter: 'issuer' } as const,
    ['Continue with Google', 'Continue with Facebook'],
  ],
  ['one flag', ['FACEBOOKLOGIN3'], { adapter: 'issuer' } as const, ['Continue with Facebook']],
  ['no flag', [], { adapter: 'issuer' } as const, []],
  ['flags without a service', ['GOOGLELOGIN3', 'FACEBOOKLOGIN3'], undefined, []],
])('%s: the buttons are exactly those', async (_what, flags, social, shown) => {
  fakeGateway({})
  await show(flags, social)
  await waitFor(() => expect(names()).toEqual(shown))
})

test('a press leads to the provider and keeps where the visitor wanted to go', async () => {
  fakeGateway({ socialStart: () => ({ value: { authorizeUrl: 'http://issuer.test/authorize' } }) })
  await show(['GOOGLELOGIN3'], { adapter: 'issuer' })
  await userEvent.click(await screen.findByRole('button', { name: 'Continue with Google' }))
  await waitFor(() => expect(leavePage).toHaveBeenCalledWith('http://issuer.test/authorize'))
  expect(storedIntent()).toEqual({ purpose: 'login', provider: 'google', search: '?next=%2Fm%2Fset', remember: false })
})

test('unreachable provider: a notice, and the button works again', async () => {
  fakeGateway({ socialStart: () => ({ errorCode: 'social.unavailable', status: 503 }) })
  await show(['GOOGLELOGIN3'], { adapter: 'issuer' })
  await userEvent.click(await screen.findByRole('button', { name: 'Continue with Google' }))
  expect(await screen.findByText(/sign-in service does not answer/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Continue with Google' })).not.toHaveAttribute('aria-busy')
  expect(leavePage).not.toHaveBeenCalled()
})

test('Firebase waits on its own page, whose policy lets its scripts in', async () => {
  fakeGateway({})
  await show(['GOOGLELOGIN3'], firebase)
  await userEvent.click(await screen.findByRole('button', { name: 'Continue with Google' }))
  expect(leavePage).toHaveBeenCalledWith('/m/social?provider=google')
  expect(storedIntent()).toMatchObject({ provider: 'google', search: '?next=%2Fm%2Fset' })
})

describe('a service that cannot be started leaves no dead buttons', () => {
  const ready = jest.spyOn(issuerAuth, 'ready')
  afterEach(() => ready.mockReset().mockResolvedValue(true))

  test.each([
    ['says so', () => Promise.resolve(false)],
    ['fails', () => Promise.reject(new Error('no service'))],
  ])('service that %s: a notice and a retry', async (_how, answer) => {
    fakeGateway({})
    ready.mockImplementationOnce(answer)
    await show(['GOOGLELOGIN3', 'FACEBOOKLOGIN3'], { adapter: 'issuer' })
    expect(await screen.findByText(/sign-in service does not answer/)).toBeVisible()
    expect(names()).toEqual(['Try again'])
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(names()).toEqual(['Continue with Google', 'Continue with Facebook']))
  })

  test('service that hangs: no buttons, then a notice; a late one is used', async () => {
    jest.useFakeTimers({ advanceTimers: true })
    try {
      fakeGateway({})
      let come = (_there: boolean) => {}
      ready.mockImplementation(() => new Promise((resolve) => (come = resolve)))
      await show(['GOOGLELOGIN3'], { adapter: 'issuer' })
      expect(names()).toEqual([])
      await act(() => jest.advanceTimersByTimeAsync(startTimeoutMs))
      expect(names()).toEqual(['Try again'])
      await act(async () => come(true))
      expect(names()).toEqual(['Continue with Google'])
    } finally {
      jest.useRealTimers()
    }
  })
})
