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
}

export const contentErrors = {
  'not.found': { status: 404 },
} as const satisfies ErrorRows
