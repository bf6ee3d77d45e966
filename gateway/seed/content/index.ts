export { agentAnnouncements } from './agentAnnouncements'
export { announcements } from './announcements'
export { banners } from './banners'
export { helpEntries } from './help'
export { promotions } from './promotions'
export type {
  AnnouncementTexts,
  HelpTexts,
  PromotionCategory,
  SeedAnnouncement,
  SeedAnnouncementType,
  SeedHelpEntry,
  SeedLanguage,
  SeedMerchant,
} from './content'
