import { defineModule } from '../../platform/runtime/module'
import { mailRoutes } from './routes'

export { answerMail, mailsForOperators, waitingMails } from './correspondence'

/** Mails of members to the agent above them and to operators; they arrive in inboxes and at the desk. */
export const mailModule = defineModule({ name: 'mail', routes: mailRoutes })
