import { defineModule } from '../../platform/runtime/module'
import { startDemoPsp } from './server'

export { buildDemoPsp } from './server'

/** A separate server beside the gateway, like a real provider's. */
export const demoPaymentProvider = defineModule({
  name: 'demo-payment-provider',
  routes: () => undefined,
  start: startDemoPsp,
})
