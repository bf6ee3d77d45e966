import { defineModule } from '../../platform/kernel/module'
import { noticesHandler } from './notices'
import { inboxRoutes } from './routes'

export { everybody, type OperatorMessage, writeToMembers } from './operator'
export type { StoredMail } from './schema'
export { deliverMail, mailIn, markAllRead } from './store'

/** What a member is told alone: notices of what other domains publish, and what people of the house write. */
export const inboxModule = defineModule({
  name: 'inbox',
  eventHandlers: [noticesHandler],
  routes: inboxRoutes,
})
