import type { BodyOf, WireLanguage } from '@mosaic/contracts'
import type { AppContext, Member } from '../../platform/runtime/app-context'
import { fail, ok, type Result } from '../../platform/http/result'
import { ofEveryMerchant } from '../../platform/db/merchant-scope'
import { inTransaction } from '../../platform/db/transaction'
import { consentsOf, insertConsent } from './consent-store'
import { isPushAddress } from './push-address'
import { isPushKey } from './push-key'
import { deleteOldSubscriptions, saveSubscription } from './subscription-store'

/** Only a member's newest browsers get push messages. */
const mostBrowsers = 10

/** A subscription is a consent; push messages are in the language of the call. */
export const subscribe = async (
  ctx: AppContext,
  { id: memberId }: Member,
  { endpoint, keys }: BodyOf<'subscribePush'>,
  language: WireLanguage,
): Promise<Result<{ done: true }>> => {
  if (ctx.config.push === null) return fail('function.not.available')
  if (!isPushAddress(endpoint, ctx.config.qa)) return fail('push.address.unknown')
  if (!isPushKey(keys.p256dh)) return fail('request_param_err', undefined, { 'keys.p256dh': 'invalid' })
  const at = ctx.clock.now()
  // The address is the browser's: it may have belonged to a member of another merchant.
  return ofEveryMerchant(() =>
    inTransaction(ctx.db, async (tx) => {
      await saveSubscription(tx, { memberId, endpoint, ...keys, language, createdAt: at })
      await deleteOldSubscriptions(tx, memberId, mostBrowsers)
      // A renewed subscription is no new decision.
      if (!(await consentsOf(tx, memberId)).push.granted)
        await insertConsent(tx, { memberId, channel: 'push', granted: true, source: 'settings', at })
      return ok({ done: true })
    }),
  )
}
