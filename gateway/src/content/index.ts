export { endAnnouncement, announcementsModule, saveAnnouncement, writtenAnnouncements } from './announcements'
export {
  cannedAnswers,
  chatForOperator,
  chatModule,
  chatPicture,
  deleteCannedAnswer,
  isChatRead,
  queueOf,
  readAsOperator,
  saveCannedAnswer,
  answerAsOperator,
  typeAsOperator,
  waitingChats,
} from './chat'
export { feedbackModule, feedbackForOperators, markFeedbackSeen, waitingFeedback } from './feedback'
export { helpModule } from './help'
export { audienceSize } from './audience'
export {
  cancelMessage,
  everybody,
  inboxModule,
  isMessageRead,
  markAllRead,
  messagePath,
  planMessage,
  sendDueMessages,
  writeToMembers,
  writtenMessages,
} from './inbox'
export { contentMark, seedContent } from './seeded'
export { answerMail, mailModule, mailsForOperators, waitingMails } from './mail'
export { notificationsModule, signLink } from './notifications'
