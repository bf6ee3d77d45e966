import { get, post, remove } from './endpoint'

export const contentEndpoints = {
  helpCenter: get('/wps/system/helpCenter', 'COMM3', 'public', { openWhenClosed: true }),
  announcements: get('/wps/relay/MCSFE_getListAnnouncements', 'COMM3', 'public', { openWhenClosed: true }),
  markAnnouncementRead: post('/wps/relay/MCSFE_readAnnouncement', 'COMM3', 'member', { decided: true }),
  inbox: get('/wps/message/inbox', 'INBOX3', 'member'),
  inboxUnread: get('/wps/message/unreadCount', 'INBOX3', 'member', {
    aliases: ['/wps/relay/EMFE_getInboxUnreadCount'],
  }),
  readMessage: post('/wps/message/read', 'INBOX3', 'member'),
  deleteMessage: remove('/wps/message/inbox', 'INBOX3', 'member', { decided: true }),
}
