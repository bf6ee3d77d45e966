import { defineModule } from '../../platform/runtime/module'
import { inboxTopic } from './inbox-topic'
import { noticesHandler } from './notices'
import { sendDueMessages } from './operator'
import { inboxRoutes } from './routes'

export {
  cancelMessage,
  everybody,
  type OperatorMessage,
  planMessage,
  sendDueMessages,
  writeToMembers,
  writtenMessages,
} from './operator'
export type { StoredMail } from './schema'
export { deliverMail, isMessageRead, mailIn, markAllRead } from './store'

const lookEveryMs = 5000

/** What a member is told alone: notices of what other domains publish, and what people of the house write. */
export const inboxModule = defineModule({
  name: 'inbox',
  eventHandlers: [noticesHandler],
  streamTopics: [inboxTopic],
  routes: inboxRoutes,
  start: (ctx) => {
    const send = () => ctx.deferredTasks.run('planned messages', () => sendDueMessages(ctx))
    send()
    const timer = setInterval(send, lookEveryMs)
    return Promise.resolve(() => Promise.resolve(clearInterval(timer)))
  },
})
