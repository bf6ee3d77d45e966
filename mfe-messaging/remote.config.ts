import { defineRemote } from '@mosaic/remote-kit'
import { noticesQuery } from './src/api/public-queries'

const notices = { endpoint: 'announcements', query: noticesQuery } as const

export default defineRemote({
  name: 'messaging',
  owner: 'Messaging squad',
  routes: [
    {
      path: '/m/notice',
      module: './NoticePage',
      access: 'public',
      title: 'title.notices',
      layout: { header: false, bottomMenu: false },
      prefetch: [notices],
    },
    {
      path: '/m/webEmail',
      module: './InboxPage',
      access: 'member',
      title: 'title.inbox',
      refuse: ['trial'],
      flag: 'MAILCEN',
      layout: { footer: 'private' },
    },
    {
      path: '/m/help',
      module: './HelpPage',
      access: 'public',
      title: 'title.help',
      layout: { bottomMenu: false, back: 'home' },
    },
  ],
  extensions: [
    { slot: 'home.ticker', module: './NoticeTicker', when: 'public', order: 10, height: 44, prefetch: [notices] },
    { slot: 'overlay.global', module: './UnreadCount', when: 'member', order: 10 },
    { slot: 'overlay.global', module: './InboxUnread', when: 'member', flag: 'MAILCEN', order: 15 },
  ],
  menu: [
    {
      place: 'bottom',
      key: 'menu.notices',
      icon: 'bell',
      to: '/m/notice',
      order: 70,
      badge: 'notices.unread.changed@1',
    },
    {
      place: 'side.more',
      key: 'menu.notices',
      icon: 'bell',
      to: '/m/notice',
      order: 10,
      badge: 'notices.unread.changed@1',
    },
    {
      place: 'side.member',
      key: 'menu.messages',
      icon: 'envelope',
      to: '/m/webEmail',
      when: 'member',
      flag: 'MAILCEN',
      order: 60,
      badge: 'inbox.unread.changed@1',
    },
    {
      place: 'agent',
      key: 'menu.messages',
      icon: 'envelope',
      to: '/m/webEmail',
      when: 'agent',
      flag: 'MAILCEN',
      order: 85,
      badge: 'inbox.unread.changed@1',
    },
    { place: 'side.member', key: 'menu.help', icon: 'question', to: '/m/help', order: 70 },
    { place: 'private.footer', key: 'menu.help', icon: 'question', to: '/m/help', order: 90 },
  ],
})
