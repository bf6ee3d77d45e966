import { defineModule } from '../../platform/runtime/module'
import { renewNumbers } from './renew-numbers'
import { verificationRoutes } from './routes'

export { overAddressesOfMember } from './addresses-of-member'
export {
  codeLifetimeMs,
  drawCode,
  spendCode,
  takeCode,
  tryCode,
  withAttemptRefund,
} from './codes'
export type { CodePlace } from './code-place'
export { countriesOf, dialingCodeFrom, dialingCodeOf } from './countries'
export { messageSender, messageText } from './messages'
export { internationalNumber } from './mobile-number'
export { recentMessages } from './outbox-store'
export { sendSmsCode } from './send-sms'
export { loginBySms } from './sms-login'

/** One-time codes, accepted countries, and password recovery. */
export const verificationModule = defineModule({
  name: 'verification',
  routes: verificationRoutes,
  start: (ctx) => {
    const renewing = renewNumbers(ctx).catch((error: unknown) =>
      ctx.log.error({ err: error }, 'stored phone numbers could not be renewed'),
    )
    return Promise.resolve(() => renewing)
  },
})
