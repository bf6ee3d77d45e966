import { defineModule } from '../../platform/runtime/module'
import { noticesTopic } from './notices-topic'
import { announcementRoutes } from './routes'

export { endAnnouncement, saveAnnouncement, writtenAnnouncements } from './store'
export type { AnnouncementRow } from './schema'

export const announcementsModule = defineModule({
  name: 'announcements',
  streamTopics: [noticesTopic],
  routes: announcementRoutes,
})
