import type { Announcement, ValueOf } from '@mosaic/contracts'

const notice = (title: string, index: number): Announcement => ({
  id: String(index + 1),
  announcementId: String(index + 1),
  types: ['PL'],
  title,
  kicker: '',
  action: '',
  link: '',
  content: '',
  read: false,
  startDate: Date.UTC(2026, 0, 10, 12),
  endDate: null,
  noExpiry: 1,
  announcementImages: [],
  promoAnnouncementCategoryIds: [],
})

/** The gateway's answer with notices of these titles. */
export const noticesAnswer = (titles: readonly string[]): ValueOf<'announcements'> => ({
  promotion: [],
  banners: [],
  player: titles.map(notice),
  popup: [],
  hot: [],
  unreadCount: titles.length,
})
