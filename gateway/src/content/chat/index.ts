import type { AppContext } from '../../platform/runtime/app-context'
import { defineModule, type Module } from '../../platform/runtime/module'
import { type LiveChats, liveChats } from './live-chats'
import { chatTopic } from './chat-topic'
import { chatRoutes } from './routes'
import { chatSocket } from './socket'

export {
  type ChatForHouse,
  chatForHouse,
  queueOf,
  readAsHouse,
  sayAsHouse,
  typeAsHouse,
  waitingChats,
  type WaitingChat,
} from './operator-chat'
export { cannedAnswers, deleteCannedAnswer, saveCannedAnswer } from './canned-answer-store'
export { isChatRead, pictureBytes as chatPicture } from './store'

/** Members' live chat with people of the house: a socket for each open page, one order for all gateways. */
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
    start: (ctx) => chats(ctx).start(),
  })
}
