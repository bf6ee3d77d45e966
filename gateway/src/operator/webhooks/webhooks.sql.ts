import { type SQL, sql } from 'drizzle-orm'
import { webhookEvents, webhooks } from './schema'

const ofWebhook: SQL = sql`from ${webhookEvents} where ${webhookEvents.merchantCode} = ${webhooks.merchantCode} and ${webhookEvents.id} > ${webhooks.afterId}`

export const hasUndelivered: SQL = sql`exists (select ${ofWebhook})`

export const undelivered: SQL<number> = sql`(select count(*)::int ${ofWebhook})`.mapWith(Number)

export const oneTryMore: SQL = sql`${webhooks.tries} + 1`
