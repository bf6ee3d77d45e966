import { defineModule } from '../../platform/runtime/module'
import { startInterval } from '../../platform/runtime/start-interval'
import { sealStoredKeys } from './decisions'
import { deliverDue } from './deliver'
import { followRewards } from './follow-rewards'

const everyMs = 2_000

export { addWebhook, listWebhooks, replayWebhook, stopWebhook } from './decisions'

/** Events of rewards, recorded and delivered to the addresses of operators. */
export const webhooksModule = defineModule({
  name: 'webhooks',
  routes: () => undefined,
  eventHandlers: [followRewards],
  start: async (ctx) => {
    await sealStoredKeys(ctx)
    return startInterval(ctx, { everyMs, work: () => deliverDue(ctx), failed: 'webhooks could not be delivered' })
  },
})
