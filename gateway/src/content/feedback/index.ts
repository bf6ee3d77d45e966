import { memberById } from '../../identity'
import type { AppContext } from '../../platform/kernel/app-context'
import { defineModule } from '../../platform/kernel/module'
import { ok } from '../../platform/kernel/result'
import { bind } from '../../platform/kernel/route'
import { keepFeedback, unseenFeedback } from './store'

export { markSeen as markFeedbackSeen } from './store'

const most = 200

/** For people of the house: what members said and nobody has seen yet, the oldest first. */
export const feedbackToHouse = async (ctx: AppContext, merchantCode: string | null) =>
  Promise.all(
    (await unseenFeedback(ctx.db, merchantCode, most)).map(async (row) => ({
      id: String(row.id),
      merchant: row.merchantCode,
      member: (await memberById(ctx.db, row.memberId))?.account ?? row.memberId,
      content: row.content,
      at: row.at,
    })),
  )

export const feedbackModule = defineModule({
  name: 'feedback',
  routes: (app, ctx) =>
    bind(app, ctx, 'feedback', async ({ member, body: { content, messageId = ctx.random.uuid() } }) => {
      const { merchantCode, id: memberId } = member
      await keepFeedback(ctx.db, { merchantCode, memberId, messageId, content, at: ctx.clock.now() })
      return ok({ done: true })
    }),
})
