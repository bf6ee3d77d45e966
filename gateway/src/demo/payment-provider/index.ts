import { defineModule } from '../../platform/runtime/module'
import { startDemoPsp } from './server'

export { buildDemoPsp } from './server'

/** A server of its own beside the gateway, as another company's would be. */
export const demoPaymentProvider = defineModule({
  name: 'demo-payment-provider',
  routes: () => undefined,
  start: startDemoPsp,
})
