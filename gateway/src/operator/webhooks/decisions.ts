import { randomBytes } from 'node:crypto'
import type { DeskBody, DeskValue } from '@mosaic/contracts/desk'
import type { AppContext } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import { type DeskResult, refused } from '../accounts/operator-result'
import { type LogActor, writeLog } from '../log'
import { isSealed, sealKey } from './sealed-key'
import * as store from './store'
import { isWebhookAddress } from './webhook-address'

const most = 200

export const listWebhooks = async ({ db }: { readonly db: Db }): Promise<DeskValue<'webhooks'>> => ({
  list: (await store.webhooksShown(db, most)).map(({ webhook, waiting }) => ({
    ...{ id: webhook.id, merchant: webhook.merchantCode, url: webhook.url, waiting },
    ...{ createdBy: webhook.createdBy, createdAt: webhook.createdAt, stoppedAt: webhook.stoppedAt },
    ...{ after: webhook.afterId.toString(), tries: webhook.tries },
    ...{ lastStatus: webhook.lastStatus, lastAt: webhook.lastAt, nextAt: webhook.nextAt },
  })),
})

/** The key is shown once, with the answer. */
export const addWebhook = async (
  ctx: AppContext,
  by: LogActor,
  { merchant, url }: DeskBody<'addWebhook'>,
): Promise<DeskResult<DeskValue<'addWebhook'>>> => {
  if ((await ctx.merchants.byCode(merchant)) === null) return refused('desk.not.found')
  if (!isWebhookAddress(url, ctx.config.qa)) return refused('desk.webhook.address')
  const master = ctx.config.keys.webhooks
  if (master === null) return refused('desk.webhook.key')
  const id = ctx.random.uuid()
  const secret = randomBytes(32).toString('base64url')
  const at = ctx.clock.now()
  return inTransaction<DeskResult<DeskValue<'addWebhook'>>>(ctx.db, async (tx) => {
    const afterId = await store.newestEvent(tx, merchant)
    await store.insertWebhook(tx, {
      ...{ id, merchantCode: merchant, url, secret: sealKey(master, id, secret), afterId },
      ...{ createdBy: by.operator, createdAt: at, nextAt: at },
    })
    await writeLog(tx, by, at, { action: 'webhook.added', subject: id, detail: { merchant, url } })
    return { ok: true, value: { id, secret } }
  })
}

const done = { ok: true, value: { done: true } } as const

/** Ends the deliveries to an address for good. */
export const stopWebhook = (ctx: AppContext, by: LogActor, { id }: DeskBody<'stopWebhook'>) =>
  inTransaction<DeskResult<{ done: boolean }>>(ctx.db, async (tx) => {
    const webhook = await store.lockWebhook(tx, id)
    if (!webhook) return refused('desk.not.found')
    if (webhook.stoppedAt !== null) return refused('desk.decided')
    const at = ctx.clock.now()
    await store.changeWebhook(tx, id, { stoppedAt: at, stoppedBy: by.operator })
    await writeLog(tx, by, at, { action: 'webhook.stopped', subject: id, detail: { url: webhook.url } })
    return done
  })

/** Delivers everything after an event once more, at once. */
export const replayWebhook = (ctx: AppContext, by: LogActor, { id, after }: DeskBody<'replayWebhook'>) =>
  inTransaction<DeskResult<{ done: boolean }>>(ctx.db, async (tx) => {
    const webhook = await store.lockWebhook(tx, id)
    if (!webhook) return refused('desk.not.found')
    if (webhook.stoppedAt !== null) return refused('desk.decided')
    const newest = await store.newestEvent(tx, webhook.merchantCode)
    const afterId = BigInt(after) < newest ? BigInt(after) : newest
    const at = ctx.clock.now()
    await store.changeWebhook(tx, id, { afterId, tries: 0, nextAt: at })
    await writeLog(tx, by, at, {
      ...{ action: 'webhook.replayed', subject: id },
      ...{ before: { after: webhook.afterId.toString() }, after: { after: afterId.toString() } },
    })
    return done
  })

/** Seals keys that an earlier release stored as they are. */
export const sealStoredKeys = async (ctx: AppContext): Promise<void> => {
  const master = ctx.config.keys.webhooks
  if (master === null) return
  for (const { id, secret } of await store.webhookKeys(ctx.db))
    if (!isSealed(secret)) await store.changeWebhook(ctx.db, id, { secret: sealKey(master, id, secret) })
}
