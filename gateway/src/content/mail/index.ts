import { defineModule } from '../../platform/runtime/module'
import { mailRoutes } from './routes'

export { answerMail, mailsToHouse, waitingMails, type WaitingMail } from './correspondence'

/** What members write to the agent above them and to the house; it arrives in inboxes and at the desk. */
export const mailModule = defineModule({ name: 'mail', routes: mailRoutes })
