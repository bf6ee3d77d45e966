import { defineModule } from '../../platform/kernel/module'
import { announcementRoutes } from './routes'

export { saveAnnouncement } from './store'
export type { AnnouncementRow } from './schema'

export const announcementsModule = defineModule({
  name: 'announcements',
  routes: announcementRoutes,
})
