/** @jest-environment jsdom */
import { testStoredKey } from '@mosaic/browser/testing'
import { serverNow } from '@mosaic/i18n'
import { dismissals, recordDismissal } from './passkeys/prompt'
import { rememberedLogin, rememberLogin } from './pages/login/remembered-login'
import { storedIntent, storeIntent } from './social/intent'
import { readRecentRecord, writeRecord } from './social/tab-storage'
import { storedTicket, storeTicket } from './social/ticket'

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

const ticketOf = (ticket: string) => ({
  ...{ ticket, provider: 'google' as const, email: 'ana@mail.com', nickname: 'Ana', known: true, remember: true },
})

testStoredKey<ReturnType<typeof ticketOf>>('mosaic.social.ticket', {
  area: 'sessionStorage',
  values: [ticketOf('t1'), ticketOf('t2')],
  write: storeTicket,
  read: () => {
    const stored = storedTicket()
    return stored && ticketOf(stored.ticket)
  },
  timed: true,
})

testStoredKey('mosaic.sms.firebase.login.55 11999990000', {
  area: 'sessionStorage',
  values: ['v1', 'v2'],
  write: (verificationId) =>
    writeRecord('mosaic.sms.firebase.login.55 11999990000', { verificationId, at: serverNow() }),
  read: () =>
    (readRecentRecord('mosaic.sms.firebase.login.55 11999990000', 600_000)?.verificationId as string | undefined) ??
    null,
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
