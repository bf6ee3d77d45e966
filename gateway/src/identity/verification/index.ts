import { defineModule } from '../../platform/runtime/module'
import { verificationRoutes } from './routes'

export {
  codeLifetimeMs,
  drawCode,
  spendCode,
  takeCode,
  tryCode,
  withAttemptRefund,
} from './codes'
export type { CodePlace } from './code-place'
export { countriesOf, dialingCodeOf } from './countries'
export { messageSender, messageText, type Message, type MessageSender } from './messages'
export { internationalNumber } from './mobile-number'
export { recentMessages } from './outbox-store'
export { sendSmsCode } from './send-sms'
export { loginBySms } from './sms-login'

/** One-time codes, the countries whose numbers are taken, and the ways back to a forgotten password. */
export const verificationModule = defineModule({
  name: 'verification',
  routes: verificationRoutes,
})
