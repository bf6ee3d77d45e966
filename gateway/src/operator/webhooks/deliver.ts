import { Agent, request } from 'undici'
import { signedHeaders } from '../../platform'
import type { AppContext } from '../../platform/runtime/app-context'
import type { Webhook, WebhookEvent } from './schema'
import { openKey } from './sealed-key'
import * as store from './store'
import { isWebhookAddress, publicLookup } from './webhook-address'

const timeoutMs = 10_000
/** Longer than one delivery takes. */
const leaseMs = 60_000
const eventBatchSize = 50
const webhookBatchSize = 20
const firstPauseMs = 5_000
const longestPauseMs = 3_600_000

/** How long a receiver is left alone after so many failures in a row. */
export const pauseAfter = (tries: number): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(tries - 1, 20))

/** What a receiver gets: the number of the event is its place in the order, and the same at every try. */
const bodyOf = ({ id, name, merchantCode, memberId, at, payload }: WebhookEvent): string => {
  const { merchantCode: _merchant, ...data } = payload
  return JSON.stringify({ id: id.toString(), name, at, merchant: merchantCode, memberId, data })
}

const dispatcher = new Agent({ connect: { lookup: publicLookup, timeout: timeoutMs }, pipelining: 0 })

/** The status of the answer; null: there was none. Redirects are not followed. */
const send = async (
  ctx: AppContext,
  { id, url, secret: stored }: Webhook,
  event: WebhookEvent,
): Promise<number | null> => {
  const secret = openKey(ctx.config.keys.webhooks, id, stored)
  if (secret === null) {
    ctx.log.error(
      { alert: 'webhook.key', webhook: id },
      'the key of a webhook does not open: WEBHOOKS_KEY is another one',
    )
    return null
  }
  const body = bodyOf(event)
  const { pathname, search } = new URL(url)
  try {
    // The rules may have changed since the address was accepted.
    if (!isWebhookAddress(url, ctx.config.qa)) return null
    const { statusCode, body: answer } = await request(url, {
      method: 'POST',
      headers: {
        ...signedHeaders({ id, secret }, 'POST', pathname + search, body, ctx.clock.now()),
        'content-type': 'application/json',
      },
      body,
      dispatcher,
      signal: AbortSignal.timeout(timeoutMs),
    })
    await answer.dump({ limit: 16_384 })
    return statusCode
  } catch (error) {
    ctx.log.warn({ err: error, webhook: id }, 'a webhook was not delivered')
    return null
  }
}

/** One event after the other, so that a receiver gets them in their order; the first failure ends it. */
const deliverTo = async (ctx: AppContext, webhook: Webhook): Promise<void> => {
  let { afterId } = webhook
  for (const event of await store.eventsAfter(ctx.db, webhook, eventBatchSize)) {
    const status = await send(ctx, webhook, event)
    const now = ctx.clock.now()
    const last = { lastStatus: status, lastAt: now }
    if (status === null || status < 200 || status > 299)
      return store.changeWebhook(ctx.db, webhook.id, { ...last, nextAt: now + pauseAfter(webhook.tries) })
    if (
      !(await store.moveCursor(
        ctx.db,
        { id: webhook.id, afterId },
        { ...last, afterId: event.id, nextAt: now + leaseMs },
      ))
    )
      return
    afterId = event.id
  }
  await store.changeWebhook(ctx.db, webhook.id, { nextAt: ctx.clock.now() })
}

/** Delivers what is due, each address for itself. */
export const deliverDue = async (ctx: AppContext): Promise<void> => {
  const due = await store.takeDueWebhooks(ctx.db, ctx.clock.now(), leaseMs, webhookBatchSize)
  await Promise.all(due.map((webhook) => deliverTo(ctx, webhook)))
}
