import { defineModule } from '../../platform/runtime/module'
import { inboxTopic } from './inbox-topic'
import { noticesHandler } from './notices'
import { sendDueMessages } from './operator-messages'
import { inboxRoutes } from './routes'

export { cancelMessage, writtenMessages } from './operator-message-store'
export { everybody, planMessage, sendDueMessages, writeToMembers } from './operator-messages'
export type { StoredMail } from './schema'
export { deliverMail, isMessageRead, mailIn, markAllRead, messagePath } from './store'

const sendEveryMs = 5000

/** Messages to one member: notices about events of other domains, operators' messages and mail. */
export const inboxModule = defineModule({
  name: 'inbox',
  eventHandlers: [noticesHandler],
  streamTopics: [inboxTopic],
  routes: inboxRoutes,
  start: (ctx) => {
    const send = () => ctx.deferredTasks.run('planned messages', () => sendDueMessages(ctx))
    send()
    const timer = setInterval(send, sendEveryMs)
    return Promise.resolve(() => Promise.resolve(clearInterval(timer)))
  },
})
