import type { AppContext } from '../../platform/runtime/app-context'
import { withinRate } from '../../platform/guard/rate-limit'
import { messageSender, messageText } from '../verification/messages'

/** The contacts before the change, so that the owner is notified also of a new address. */
type Owner = {
  readonly id: string
  readonly merchantCode: string
  readonly email: string | null
  readonly mobile: string | null
}

/** A thief who changes settings again and again must not cost a message each time. Passkeys use up no notice of what delays payouts. */
const messagesOfMember = { limit: 6, windowMs: 24 * 60 * 60_000 }

/** By e-mail and SMS; the events of the change notify by inbox and push. */
export const notifySecurityChange = (
  ctx: AppContext,
  { id, merchantCode, email, mobile }: Owner,
  topic: 'change' | 'passkey' = 'change',
): void =>
  ctx.deferredTasks.run('the notice of a security change', async () => {
    const merchant = await ctx.merchants.byCode(merchantCode)
    if (!merchant || !(await withinRate(ctx.db, ctx.clock, `security-notice:${topic}:${id}`, messagesOfMember))) return
    const text = messageText(merchant.defaultLanguage, topic, { site: merchant.name })
    const { send } = messageSender(ctx)
    if (email !== null) await send({ merchantCode, channel: 'email', to: email, text, code: null })
    if (mobile !== null) await send({ merchantCode, channel: 'sms', to: mobile, text, code: null })
  })
