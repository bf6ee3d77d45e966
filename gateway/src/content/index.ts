export { announcementsModule } from './announcements'
export { helpModule } from './help'
export { everybody, inboxModule, markAllRead, writeToMembers } from './inbox'
export { contentMark, seedContent } from './seeded'
