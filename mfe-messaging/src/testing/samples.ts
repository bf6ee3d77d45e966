import type { Announcement, ValueOf } from '@mosaic/contracts'

export const notice = (id: string, read = false): Announcement => ({
  id,
  announcementId: `a-${id}`,
  types: ['PL'],
  title: `Notice ${id}`,
  kicker: '',
  action: '',
  link: '',
  content: `<p>Words of ${id}</p>`,
  read,
  startDate: Date.UTC(2026, 0, 10, 12),
  endDate: null,
  noExpiry: 1,
  announcementImages: [],
  promoAnnouncementCategoryIds: [],
})

export const answer = (
  player: Announcement[],
  unreadCount = player.filter((entry) => !entry.read).length,
): ValueOf<'announcements'> => ({
  promotion: [],
  banners: [],
  player,
  popup: [],
  hot: [],
  unreadCount,
})
