export { announcementsModule } from './announcements'
export {
  chatForHouse,
  type ChatForHouse,
  chatModule,
  queueOf,
  readAsHouse,
  sayAsHouse,
  typeAsHouse,
  type WaitingChat,
} from './chat'
export { feedbackModule, feedbackToHouse, markFeedbackSeen } from './feedback'
export { helpModule } from './help'
export { everybody, inboxModule, markAllRead, writeToMembers } from './inbox'
export { contentMark, seedContent } from './seeded'
export { answerMail, mailModule, mailsToHouse, type WaitingMail } from './mail'
