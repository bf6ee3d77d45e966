import { outcomeOfError } from './firebase-outcome'

test.each([
  ['auth/popup-closed-by-user', { kind: 'cancelled' }],
  ['auth/cancelled-popup-request', { kind: 'cancelled' }],
  ['auth/user-cancelled', { kind: 'cancelled' }],
  ['auth/popup-blocked', { kind: 'blocked' }],
  ['auth/network-request-failed', { kind: 'failed', failure: { code: 'offline' } }],
  ['auth/user-disabled', { kind: 'failed', failure: { code: 'login.user.disabled' } }],
  ['auth/too-many-requests', { kind: 'failed', failure: { code: 'rate.limited' } }],
  ['auth/configuration-not-found', { kind: 'failed', failure: { code: 'social.unavailable' } }],
])('SDK error %s maps to its outcome', (code, outcome) => {
  expect(outcomeOfError({ code })).toMatchObject(outcome)
})

test.each([[new Error('a chunk did not load')], [null], ['text']])(
  '%p without a code means that the service cannot be had',
  (error) => {
    expect(outcomeOfError(error)).toMatchObject({ kind: 'failed', failure: { code: 'social.unavailable' } })
  },
)
