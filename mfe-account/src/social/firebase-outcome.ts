import type { ApiFailure } from '@mosaic/api-client'
import type { SocialOutcome } from './social-auth'

const failed = (code: ApiFailure['code']): SocialOutcome => ({
  kind: 'failed',
  failure: { code, status: null, traceId: null, fields: {} },
})

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/** Result for the visitor of each error of Firebase's SDK. */
export const outcomeOfError = (error: unknown): SocialOutcome => {
  switch (codeOf(error)) {
    case 'auth/popup-closed-by-user':
    case 'auth/cancelled-popup-request':
    case 'auth/user-cancelled':
      return { kind: 'cancelled' }
    case 'auth/popup-blocked':
      return { kind: 'blocked' }
    case 'auth/network-request-failed':
      return failed('offline')
    case 'auth/user-disabled':
      return failed('login.user.disabled')
    case 'auth/too-many-requests':
      return failed('rate.limited')
    default:
      return failed('social.unavailable')
  }
}
