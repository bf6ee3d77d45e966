import { get, post, remove } from './endpoint'
import type { ErrorRows } from './error-row'

export const contentEndpoints = {
  helpCenter: get('/wps/system/helpCenter', 'COMM3', 'public', { openWhenClosed: true }),
  announcements: get('/wps/relay/MCSFE_getListAnnouncements', 'COMM3', 'public', { openWhenClosed: true }),
  markAnnouncementRead: post('/wps/relay/MCSFE_markAnnouncementAsRead', 'COMM3', 'member', {
    aliases: ['/wps/relay/MCSFE_readAnnouncement'],
  }),
  inbox: get('/wps/message/inbox', 'INBOX3', 'member', { flags: ['MAILCEN'], aliases: ['/wps/relay/EMFE_getInbox'] }),
  inboxUnread: get('/wps/message/unreadCount', 'INBOX3', 'member', {
    flags: ['MAILCEN'],
    aliases: ['/wps/relay/EMFE_getInboxUnreadCount', '/wps/relay/CSP_unreadCount'],
  }),
  readMessage: post('/wps/message/read', 'INBOX3', 'member', {
    flags: ['MAILCEN'],
    aliases: ['PUT /wps/relay/EMFE_updateInboxRead'],
  }),
  deleteMessage: remove('/wps/message/inbox', 'INBOX3', 'member', {
    flags: ['MAILCEN'],
    decided: true,
    aliases: ['/wps/relay/EMFE_deleteInbox'],
  }),
  outbox: get('/wps/message/outbox', 'INBOX3', 'member', {
    flags: ['MAILCEN'],
    aliases: ['/wps/relay/EMFE_getOutbox'],
  }),
  messageRecipients: get('/wps/message/recipients', 'INBOX3', 'member', { flags: ['MAILCEN'] }),
  sendMessage: post('/wps/message/send', 'INBOX3', 'member', {
    idempotent: 'optional',
    flags: ['MAILCEN'],
    aliases: ['/wps/relay/EMFE_submitOutbox'],
    limit: { per: 'member', calls: 20, minutes: 60 },
  }),
  replyMessage: post('/wps/relay/EMFE_submitOutboxReply', 'INBOX3', 'member', {
    idempotent: 'optional',
    flags: ['MAILCEN'],
    limit: { per: 'member', calls: 20, minutes: 60 },
  }),
  notificationSettings: get('/wps/notifications/settings', 'INBOX3', 'member', { decided: true }),
  setNotificationConsent: post('/wps/notifications/consent', 'INBOX3', 'member', { decided: true }),
  setQuietHours: post('/wps/notifications/quietHours', 'INBOX3', 'member', { decided: true }),
  subscribePush: post('/wps/notifications/push', 'INBOX3', 'member', {
    decided: true,
    limit: { per: 'member', calls: 30, minutes: 60 },
  }),
  unsubscribePush: post('/wps/notifications/push/remove', 'INBOX3', 'member', { decided: true }),
  unsubscribeByLink: post('/wps/notifications/unsubscribe', 'INBOX3', 'public', {
    decided: true,
    openWhenClosed: true,
    merchantByHost: true,
    limit: { per: 'address', calls: 60, minutes: 60 },
  }),
  feedback: post('/wps/feedback', 'FEEDBACK3', 'member', {
    idempotent: 'optional',
    limit: { per: 'member', calls: 10, minutes: 60 },
  }),
  /** Members, and guests where the merchant names GUESTCHAT3: the handlers of the chat's public calls decide. */
  launchChat: get('/wps/relay/CBS_launchChat', 'CBS3', 'public'),
  chatUnread: get('/wps/relay/CBS_unreadCount', 'CBS3', 'member'),
  /** Gives a guest's browser the cookie of its chat. */
  openGuestChat: post('/wps/chat/guest', 'CBS3', 'public', { decided: true }),
  chatHistory: get('/wps/chat/messages', 'CBS3', 'public', { decided: true }),
  /** The socket's frames as requests, for a browser or a network without sockets. */
  chatNews: get('/wps/chat/news', 'CBS3', 'public', { decided: true }),
  sendChatMessage: post('/wps/chat/messages', 'CBS3', 'public', { decided: true }),
  markChatRead: post('/wps/chat/read', 'CBS3', 'public', { decided: true }),
  sendChatPicture: post('/wps/chat/picture', 'CBS3', 'member', {
    idempotent: 'optional',
    decided: true,
    upload: true,
    limit: { per: 'member', calls: 30, minutes: 60 },
  }),
}

export const contentErrors = {
  'not.found': { status: 404 },
  /** No cookie of a guest's chat, or one that is over. */
  'chat.guest.unknown': { status: 403 },
  /** No recipient: a member without an upline, or a message without replies. */
  'message.recipient.unknown': { status: 422 },
  /** The address of a push service that is none of those that browsers use. */
  'push.address.unknown': { status: 422 },
  /** A link of a message without a valid signature. */
  'notification.link.invalid': { status: 422 },
} as const satisfies ErrorRows
