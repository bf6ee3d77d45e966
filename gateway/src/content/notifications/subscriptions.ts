import type { BodyOf, WireLanguage } from '@mosaic/contracts'
import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { AppContext, Member } from '../../platform/runtime/app-context'
import { fail, ok, type Result } from '../../platform/http/result'
import type { Db } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import { decideConsent } from './consents'
import { isPushAddress } from './push-address'
import { pushSubscriptions, type PushSubscriptionRow } from './schema'

/** Of more, those that asked first are forgotten. */
const mostBrowsers = 10

/** A browser that asks for push messages is a consent, and says in which language. An address that was another member's is this one's now. */
export const subscribe = async (
  ctx: AppContext,
  { id: memberId }: Member,
  { endpoint, keys }: BodyOf<'subscribePush'>,
  language: WireLanguage,
): Promise<Result<{ done: true }>> => {
  if (ctx.config.push === null) return fail('function.not.available')
  if (!isPushAddress(endpoint, ctx.config.qa)) return fail('push.address.unknown')
  const at = ctx.clock.now()
  return inTransaction(ctx.db, async (tx) => {
    const row = { memberId, ...keys, language, createdAt: at }
    await tx
      .insert(pushSubscriptions)
      .values({ endpoint, ...row })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: row })
    const own = eq(pushSubscriptions.memberId, memberId)
    const newest = tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(own)
      .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
      .limit(mostBrowsers)
    await tx.delete(pushSubscriptions).where(and(own, notInArray(pushSubscriptions.id, newest)))
    await decideConsent(tx, { memberId, channel: 'push', granted: true, source: 'settings', at })
    return ok({ done: true })
  })
}

export const unsubscribe = async (db: Db, memberId: string, endpoint: string): Promise<void> =>
  void (await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.memberId, memberId), eq(pushSubscriptions.endpoint, endpoint))))

export const forget = async (db: Db, { id }: Pick<PushSubscriptionRow, 'id'>): Promise<void> =>
  void (await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id)))

export const browsersOf = (db: Db, memberId: string): Promise<PushSubscriptionRow[]> =>
  db.select().from(pushSubscriptions).where(eq(pushSubscriptions.memberId, memberId))
