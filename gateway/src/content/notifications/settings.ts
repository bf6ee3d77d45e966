import type { NoticeChannel, ValueOf } from '@mosaic/contracts'
import { eq } from 'drizzle-orm'
import type { AppContext } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { fail, ok, type Result } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import { consentsOf, decideConsent } from './consents'
import { type QuietHours, usualQuietHours } from './quiet-hours'
import { pushSubscriptions, quietHours } from './schema'
import { readLink } from './signed-link'

export const quietHoursOf = async (db: Db, memberId: string): Promise<QuietHours | null> => {
  const [row] = await db.select().from(quietHours).where(eq(quietHours.memberId, memberId))
  if (!row) return usualQuietHours
  return row.fromMinute === null || row.toMinute === null ? null : { from: row.fromMinute, to: row.toMinute }
}

export const settingsOf = async (ctx: AppContext, memberId: string): Promise<ValueOf<'notificationSettings'>> => ({
  publicKey: ctx.config.push?.publicKey ?? null,
  consents: await consentsOf(ctx.db, memberId),
  quietHours: await quietHoursOf(ctx.db, memberId),
})

export const setQuietHours = async (db: Db, memberId: string, hours: QuietHours | null): Promise<void> => {
  const row = { fromMinute: hours?.from ?? null, toMinute: hours?.to ?? null }
  await db
    .insert(quietHours)
    .values({ memberId, ...row })
    .onConflictDoUpdate({ target: quietHours.memberId, set: row })
}

/** Who takes the consent to push messages back has no browser left that gets them. */
export const setConsent = (
  ctx: AppContext,
  memberId: string,
  channel: NoticeChannel,
  granted: boolean,
  source: 'settings' | 'message' = 'settings',
): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    await decideConsent(tx, { memberId, channel, granted, source, at: ctx.clock.now() })
    if (channel === 'push' && !granted)
      await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.memberId, memberId))
  })

/** One tap in a message, without a session: whoever has the message may end what brings it. */
export const unsubscribeByLink = async (
  ctx: AppContext,
  token: string,
): Promise<Result<ValueOf<'unsubscribeByLink'>>> => {
  const { push } = ctx.config
  const subject = push && readLink(push.privateKey, token)
  if (!subject) return fail('notification.link.invalid')
  await setConsent(ctx, subject.memberId, subject.channel, false, 'message')
  return ok({ channel: subject.channel })
}
