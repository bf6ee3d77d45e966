export { endAnnouncement, announcementsModule, saveAnnouncement, writtenAnnouncements } from './announcements'
export {
  cannedAnswers,
  chatForHouse,
  type ChatForHouse,
  chatModule,
  chatPicture,
  deleteCannedAnswer,
  isChatRead,
  queueOf,
  readAsHouse,
  saveCannedAnswer,
  sayAsHouse,
  typeAsHouse,
  waitingChats,
  type WaitingChat,
} from './chat'
export { feedbackModule, feedbackToHouse, markFeedbackSeen, waitingFeedback } from './feedback'
export { helpModule } from './help'
export { audienceSize } from './audience'
export {
  cancelMessage,
  everybody,
  inboxModule,
  isMessageRead,
  markAllRead,
  planMessage,
  sendDueMessages,
  writeToMembers,
  writtenMessages,
} from './inbox'
export { contentMark, seedContent } from './seeded'
export { answerMail, mailModule, mailsToHouse, waitingMails, type WaitingMail } from './mail'
export { notificationsModule, signLink } from './notifications'
