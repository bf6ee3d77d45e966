export { agentAnnouncements } from './agentAnnouncements'
export { announcements } from './announcements'
export { banners } from './banners'
export { helpEntries } from './help'
export { promotions } from './promotions'
export type {
  SeedAnnouncement,
  SeedLanguage,
} from './content'
