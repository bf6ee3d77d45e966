import { batchHandler } from '../../platform'
import { recordEvents } from './store'

/** Records what happens to rewards: the audit of it, and what receivers get. */
export const followRewards = batchHandler({
  name: 'webhooks',
  subscribesTo: [
    'grant.issued',
    'grant.claimed',
    'grant.closed',
    'grant.rejected',
    'bonus.completed',
    'bonus.forfeited',
    'bonus.expired',
    'bonus.used_up',
  ],
  handle: (tx, events) =>
    recordEvents(
      tx,
      events.map(({ name, memberId, at, payload }) => ({
        ...{ merchantCode: payload.merchantCode, name, memberId, at },
        payload: { ...payload },
      })),
    ),
})
