import type { Announcement } from '@mosaic/contracts'

/** The picture of a list is the one with sequence 1, else the lowest sequence there is (spec §2). */
export const firstImage = (
  announcement: Pick<Announcement, 'announcementImages'>,
): Announcement['announcementImages'][number] | undefined =>
  [...announcement.announcementImages].sort((a, b) => a.sequence - b.sequence).find((image) => image.sequence >= 1) ??
  announcement.announcementImages[0]
