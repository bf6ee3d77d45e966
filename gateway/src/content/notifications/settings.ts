import type { NoticeChannel, ValueOf } from '@mosaic/contracts'
import type { AppContext } from '../../platform/runtime/app-context'
import { fail, ok, type Result } from '../../platform/http/result'
import { ofEveryMerchant } from '../../platform/db/merchant-scope'
import { inTransaction } from '../../platform/db/transaction'
import { consentsOf, insertConsent } from './consent-store'
import { quietHoursOf } from './quiet-hours-store'
import { readLink } from './signed-link'
import { deleteSubscriptions } from './subscription-store'

export const settingsOf = async (ctx: AppContext, memberId: string): Promise<ValueOf<'notificationSettings'>> => ({
  publicKey: ctx.config.push?.publicKey ?? null,
  consents: await consentsOf(ctx.db, memberId),
  quietHours: await quietHoursOf(ctx.db, memberId),
})

/** Without the consent to push messages no browser of the member is subscribed. */
export const setConsent = (
  ctx: AppContext,
  memberId: string,
  channel: NoticeChannel,
  granted: boolean,
  source: 'settings' | 'message' = 'settings',
): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    await insertConsent(tx, { memberId, channel, granted, source, at: ctx.clock.now() })
    if (channel === 'push' && !granted) await deleteSubscriptions(tx, memberId)
  })

/** The link in a message works without a session: it ends the channel that brought the message. */
export const unsubscribeByLink = async (
  ctx: AppContext,
  token: string,
): Promise<Result<ValueOf<'unsubscribeByLink'>>> => {
  const { push } = ctx.config
  const subject = push && readLink(push.privateKey, token)
  if (!subject) return fail('notification.link.invalid')
  // The signed link names the member, at whichever site it is opened.
  await ofEveryMerchant(() => setConsent(ctx, subject.memberId, subject.channel, false, 'message'))
  return ok({ channel: subject.channel })
}
