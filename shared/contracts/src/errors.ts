import { accountErrors } from './endpoints/account'
import { agentsErrors } from './endpoints/agents'
import { contentErrors } from './endpoints/content'
import type { ErrorFacts } from './endpoints/error-row'
import { identityErrors } from './endpoints/identity'
import { loyaltyErrors } from './endpoints/loyalty'
import { moneyErrors } from './endpoints/money'
import { platformErrors } from './endpoints/platform'
import { playErrors } from './endpoints/play'
import { protectionErrors } from './endpoints/protection'

/** Every code that the gateway answers in `errorCode`: rows beside the endpoints of their domain. */
export const gatewayErrors = {
  ...platformErrors,
  ...identityErrors,
  ...accountErrors,
  ...protectionErrors,
  ...contentErrors,
  ...playErrors,
  ...moneyErrors,
  ...loyaltyErrors,
  ...agentsErrors,
}
export type ErrorCode = keyof typeof gatewayErrors

/** Failures that never reached the gateway or whose answer could not be read. */
export const clientErrors = {
  offline: { repeat: true, unsent: true },
  /** The effect of the call is unknown. */
  'answer.lost': { repeat: true },
  timeout: { repeat: true },
  malformed: { support: true },
  'insecure.context': { unsent: true },
  'request.url.invalid': { unsent: true },
} as const satisfies Record<string, ErrorFacts>
export type ClientErrorCode = keyof typeof clientErrors

/**
 * Codes of the spec's catalogue (§8) that our gateway never answers: other gateways do, and screens use some of them.
 */
export const familyErrors = {
  in_email_incorrect: {},
  in_please_wait: {},
  in_been_out: {},
  copy_success: {},
  in_logged_login: {},
  in_vwrite_code: {},
  in_sms_send: {},
  same_password: {},
  'request.url.empty': {},
  'system.upgrading': {},
  'ip.restricted': {},
  'network.slow': {},
  'loading.failed': {},
  'referral.link.error': {},
  'agent.information.incorrect': {},
} as const satisfies Record<string, ErrorFacts>

const rows: Readonly<Record<string, ErrorFacts>> = { ...platformErrors, ...clientErrors }
const none: ErrorFacts = {}

/** Properties of a code, none for an unknown one. The build removes those that only a gateway reads. */
export const errorFacts = (code: string): Omit<ErrorFacts, 'status'> =>
  (Object.hasOwn(rows, code) && rows[code]) || none
