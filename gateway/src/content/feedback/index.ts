import { accountNames } from '../../identity'
import type { AppContext } from '../../platform/runtime/app-context'
import { defineModule } from '../../platform/runtime/module'
import { ok } from '../../platform/http/result'
import { bind } from '../../platform/http/route'
import { feedbackShown, saveFeedback } from './store'

export { countUnseen as waitingFeedback, markSeen as markFeedbackSeen } from './store'

const most = 200

/** Unseen feedback for operators, the oldest first; or all. */
export const feedbackForOperators = async (ctx: AppContext, merchantCode: string | null, all = false) => {
  const rows = await feedbackShown(ctx.db, merchantCode, all, most)
  const nameOf = await accountNames(
    ctx.db,
    rows.map(({ memberId }) => memberId),
  )
  return rows.map((row) => ({
    id: String(row.id),
    merchant: row.merchantCode,
    memberId: row.memberId,
    member: nameOf(row.memberId),
    content: row.content,
    at: row.at,
    seenAt: row.seenAt,
    seenBy: row.seenBy,
  }))
}

export const feedbackModule = defineModule({
  name: 'feedback',
  routes: (app, ctx) =>
    bind(app, ctx, 'feedback', async ({ member, body: { content, messageId = ctx.random.uuid() } }) => {
      const { merchantCode, id: memberId } = member
      await saveFeedback(ctx.db, { merchantCode, memberId, messageId, content, at: ctx.clock.now() })
      return ok({ done: true })
    }),
})
