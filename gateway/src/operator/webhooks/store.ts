import { and, asc, desc, eq, gt, inArray, isNull, lte, max } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database'
import { hasUndelivered, oneTryMore, undelivered } from './webhooks.sql'
import { type Webhook, type WebhookEvent, webhookEvents, webhooks } from './schema'

export const recordEvents = async (tx: Tx, events: readonly (typeof webhookEvents.$inferInsert)[]): Promise<void> => {
  if (events.length > 0) await tx.insert(webhookEvents).values([...events])
}

export const insertWebhook = async (tx: Tx, row: typeof webhooks.$inferInsert): Promise<void> =>
  void (await tx.insert(webhooks).values(row))

export const lockWebhook = async (tx: Tx, id: string): Promise<Webhook | null> =>
  (await tx.select().from(webhooks).where(eq(webhooks.id, id)).for('update'))[0] ?? null

export const changeWebhook = async (
  db: Db,
  id: string,
  changes: Partial<typeof webhooks.$inferInsert>,
): Promise<void> => void (await db.update(webhooks).set(changes).where(eq(webhooks.id, id)))

export const webhookKeys = (db: Db) => db.select({ id: webhooks.id, secret: webhooks.secret }).from(webhooks)

/** The newest event of a merchant; 0 without one. */
export const newestEvent = async (db: Db, merchantCode: string): Promise<bigint> =>
  (
    await db
      .select({ id: max(webhookEvents.id) })
      .from(webhookEvents)
      .where(eq(webhookEvents.merchantCode, merchantCode))
  )[0]?.id ?? 0n

/** Addresses with what they have not taken yet, the newest first. */
export const webhooksShown = (db: Db, most: number) =>
  db
    .select({ webhook: webhooks, waiting: undelivered })
    .from(webhooks)
    .orderBy(desc(webhooks.createdAt), asc(webhooks.id))
    .limit(most)

/** Leases the addresses that have something to get, so that several gateways share them. */
export const takeDueWebhooks = (db: Db, now: number, leaseMs: number, most: number): Promise<Webhook[]> => {
  const due = db
    .select({ id: webhooks.id })
    .from(webhooks)
    .where(and(isNull(webhooks.stoppedAt), lte(webhooks.nextAt, now), hasUndelivered))
    .orderBy(asc(webhooks.nextAt))
    .limit(most)
    .for('update', { skipLocked: true })
  return db
    .update(webhooks)
    .set({ nextAt: now + leaseMs, tries: oneTryMore })
    .where(inArray(webhooks.id, due))
    .returning()
}

export const eventsAfter = (db: Db, { merchantCode, afterId }: Webhook, most: number): Promise<WebhookEvent[]> =>
  db
    .select()
    .from(webhookEvents)
    .where(and(eq(webhookEvents.merchantCode, merchantCode), gt(webhookEvents.id, afterId)))
    .orderBy(asc(webhookEvents.id))
    .limit(most)

/** Moves the cursor behind an event that was taken; `false`: an operator moved it, or stopped the address, meanwhile. */
export const moveCursor = async (
  db: Db,
  { id, afterId }: Pick<Webhook, 'id' | 'afterId'>,
  changes: Pick<Webhook, 'afterId' | 'lastStatus' | 'lastAt' | 'nextAt'>,
): Promise<boolean> =>
  (
    await db
      .update(webhooks)
      .set({ ...changes, tries: 0 })
      .where(and(eq(webhooks.id, id), eq(webhooks.afterId, afterId), isNull(webhooks.stoppedAt)))
      .returning({ id: webhooks.id })
  ).length === 1
