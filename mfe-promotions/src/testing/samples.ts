import type { Announcement, ValueOf } from '@mosaic/contracts'

export const announcement = (id: string, parts: Partial<Announcement> = {}): Announcement => ({
  id,
  announcementId: id,
  types: ['PR'],
  title: `Title ${id}`,
  kicker: '',
  action: '',
  link: '',
  content: `<p>Words of ${id}</p>`,
  read: true,
  startDate: Date.UTC(2026, 0, 10, 12),
  endDate: Date.UTC(2026, 1, 10, 12),
  noExpiry: 0,
  announcementImages: [{ url: `/art/${id}.webp`, sequence: 1, width: 1080, height: 460, colour: '#334455' }],
  promoAnnouncementCategoryIds: [],
  ...parts,
})

export const bundle = (parts: Partial<ValueOf<'announcements'>>): ValueOf<'announcements'> => ({
  promotion: [],
  banners: [],
  player: [],
  popup: [],
  hot: [],
  unreadCount: 0,
  ...parts,
})
