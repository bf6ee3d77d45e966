import { defineModule } from '../../platform/runtime/module'
import { securityRoutes } from './routes'

export { liveDevices } from './devices'
export { maskEmail, maskPhone } from './mask'
export { isSimplePin } from './simple-pin'
export { paymentPasswordHash } from './security.sql'
export { hasPaymentPassword, saveFirstPaymentPassword } from './store'
export { confirmMember, paymentPasswordProblem } from './payment-password'

/** The security centre. Every secret is asked for again, and all of them share one counter of attempts. */
export const securityModule = defineModule({
  name: 'security',
  routes: securityRoutes,
})
