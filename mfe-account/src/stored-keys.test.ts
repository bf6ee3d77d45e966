/** @jest-environment jsdom */
import { testStoredKey } from '@mosaic/browser/testing'
import { dismissals, recordDismissal } from './passkeys/prompt'
import { rememberedLogin, rememberLogin } from './pages/login/remembered-login'
import { storedIntent, storeIntent } from './social/intent'

const loginOf = (username: string) => ({ type: 'username' as const, username, countryDialingCode: '' })

testStoredKey<ReturnType<typeof loginOf>>('rememberedLogin', {
  area: 'localStorage',
  values: [loginOf('player01'), loginOf('vip01')],
  write: (login) => rememberLogin(login, true),
  read: () => {
    const { username } = rememberedLogin()
    return username === '' ? null : loginOf(username)
  },
})

const intentOf = (search: string) => ({
  purpose: 'login' as const,
  provider: 'google' as const,
  search,
  remember: true,
})

testStoredKey<ReturnType<typeof intentOf>>('mosaic.social.intent', {
  area: 'sessionStorage',
  values: [intentOf('?next=/m/one'), intentOf('?next=/m/two')],
  write: storeIntent,
  read: () => {
    const intent = storedIntent()
    return intent && intentOf(intent.search)
  },
  timed: true,
})

describe('stored key mosaic.passkeyOfferPutOff', () => {
  beforeEach(() => localStorage.clear())

  test('counts each refusal, also where storage is full', () => {
    recordDismissal()
    recordDismissal()
    expect(dismissals().times).toBe(2)
  })

  test.each(['', 'x', '1', '1 soon', 'NaN Infinity', `1 ${Date.now() + 400 * 86_400_000}`])(
    'record %j: no time that has not been',
    (text) => {
      localStorage.setItem('mosaic.passkeyOfferPutOff', text)
      expect(dismissals().at).toBe(0)
    },
  )
})
