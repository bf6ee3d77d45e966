import { defineModule } from '../../platform/kernel/module'
import { announcementRoutes } from './routes'

export { endAnnouncement, saveAnnouncement, writtenAnnouncements } from './store'
export type { AnnouncementRow } from './schema'

export const announcementsModule = defineModule({
  name: 'announcements',
  routes: announcementRoutes,
})
