import { request } from 'undici'
import type { AppContext } from '../../platform/runtime/app-context'
import { inTransaction } from '../../platform/db/transaction'
import { signedHeaders } from '../../platform'
import * as store from './store'

const firstDelayMs = 1000
const longestDelayMs = 60_000

export const retryDelay = (attempts: number): number =>
  Math.min(longestDelayMs, firstDelayMs * 2 ** Math.min(attempts, 10))

/** `true`: the merchant acknowledged. Every other result, also no answer, is retried. */
export type Send = (url: string, body: string) => Promise<boolean>

export const httpSend =
  (ctx: Pick<AppContext, 'config' | 'log'>): Send =>
  async (url, body) => {
    try {
      const { pathname, search } = new URL(url)
      const response = await request(url, {
        method: 'POST',
        body,
        headersTimeout: 3000,
        bodyTimeout: 3000,
        headers: {
          'content-type': 'application/json',
          ...signedHeaders(ctx.config.keys.psp, 'POST', pathname + search, body, Date.now()),
        },
      })
      await response.body.dump()
      return response.statusCode === 200
    } catch (error) {
      ctx.log.debug({ err: error }, 'a payment notification did not arrive')
      return false
    }
  }

export type Notifier = {
  deliver(paymentId?: string): Promise<void>
  expireOverdue(): Promise<void>
  start(): () => Promise<void>
}

export const createNotifier = (ctx: Pick<AppContext, 'db' | 'clock' | 'log'>, send: Send): Notifier => {
  const deliver = async (paymentId?: string): Promise<void> => {
    for (const notification of await store.dueNotifications(ctx.db, ctx.clock.now(), paymentId)) {
      const answered = await send(notification.notifyUrl, notification.body)
      // `cut` loses the first acknowledgement after the merchant has processed the notification.
      const cut = notification.behaviour === 'cut' && notification.attempts === 0
      const arrived = answered && !cut
      if (arrived) await store.acknowledge(ctx.db, notification.id, ctx.clock.now())
      else await store.postpone(ctx.db, notification.id, ctx.clock.now() + retryDelay(notification.attempts))
    }
  }
  const expireOverdue = async (): Promise<void> => {
    for (const id of await store.expiredIds(ctx.db, ctx.clock.now()))
      await inTransaction(ctx.db, (tx) => store.decide(tx, id, { state: 'EXPIRED' }, ctx.clock.now()))
  }
  return {
    deliver,
    expireOverdue,
    start: () => {
      let stopped = false
      let running = Promise.resolve()
      let timer: NodeJS.Timeout | null = null
      const turn = () => {
        running = expireOverdue()
          .then(() => deliver())
          .catch((error: unknown) => ctx.log.error({ err: error }, 'payment notifications are stuck'))
        void running.then(() => {
          if (!stopped) timer = setTimeout(turn, 1500)
        })
      }
      turn()
      return async () => {
        stopped = true
        if (timer) clearTimeout(timer)
        await running
      }
    },
  }
}
