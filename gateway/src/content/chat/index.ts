import type { AppContext } from '../../platform/runtime/app-context'
import { defineModule, type Module } from '../../platform/runtime/module'
import { deleteOldGuests } from './chat-owner'
import { type LiveChats, liveChats } from './live-chats'
import { chatTopic } from './chat-topic'
import { chatRoutes } from './routes'
import { chatSocket } from './socket'

export {
  chatForOperator,
  queueOf,
  readAsOperator,
  answerAsOperator,
  typeAsOperator,
  waitingChats,
} from './operator-chat'
export { cannedAnswers, deleteCannedAnswer, saveCannedAnswer } from './canned-answer-store'
export { isChatRead, pictureBytes as chatPicture } from './store'

const cleanEveryMs = 3_600_000

/** Live chat of members, guests and operators: a socket for each open page, one order of messages among all gateways. */
export const chatModule = (): Module => {
  let live: LiveChats | null = null
  const chats = (ctx: AppContext): LiveChats => (live ??= liveChats(ctx))
  return defineModule({
    name: 'chat',
    routes: (app, ctx) => {
      chatRoutes(app, ctx)
      chatSocket(app, ctx, chats(ctx))
    },
    streamTopics: [chatTopic],
    start: async (ctx) => {
      const stopChats = await chats(ctx).start()
      const stopCleaning = await ctx.jobs.repeat({
        name: 'old-chats',
        everyMs: cleanEveryMs,
        work: () => deleteOldGuests(ctx),
        failed: 'old chats of guests could not be deleted',
      })
      return async () => void (await Promise.all([stopChats(), stopCleaning()]))
    },
  })
}
