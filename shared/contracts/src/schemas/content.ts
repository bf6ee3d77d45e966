import { z } from 'zod'
import { visibleString } from '../text/visible-text'
import { feedbackBounds } from '../chat'
import { done, id, instant, note, off, side } from './primitives'

/** A agent, PL player, B banner, PU pop-up, PR promotion, H hot (spec §3). */
const announcementTypes = ['A', 'PL', 'B', 'PU', 'PR', 'H'] as const

const announcement = z.object({
  id,
  announcementId: id,
  types: side(z.enum(announcementTypes)),
  title: note,
  /** Short line above a banner's title; '' when none. */
  kicker: note,
  /** Text of the banner's or promotion's button; '' when none. */
  action: note,
  /** Site path the button leads to; '' when none. */
  link: note,
  /** Sanitised HTML. */
  content: note,
  read: off,
  startDate: instant.default(0),
  endDate: instant.nullable(),
  noExpiry: z.union([z.literal(0), z.literal(1)]).default(0),
  announcementImages: side(
    z.object({
      url: z.string(),
      sequence: z.number().int().default(0),
      width: z.number().int().default(1080),
      height: z.number().int().default(500),
      colour: note,
    }),
  ),
  promoAnnouncementCategoryIds: side(z.string()),
})

export const announcements = {
  query: z.object({
    types: z.string().max(32).default('PL'),
    groupName: z.enum(['m_home', 'm_reg', '']).default(''),
    platform: z.literal('M').default('M'),
  }),
  value: z.object({
    promotion: side(announcement),
    banners: side(announcement),
    player: side(announcement),
    popup: side(announcement),
    hot: side(announcement),
    unreadCount: z.number().int().default(0),
  }),
}
export const markAnnouncementRead = {
  body: z.object({ announcementId: id, read: z.literal(true).default(true) }),
  value: done,
}
export const agentAnnouncements = {
  query: z.object({ types: z.literal('A').default('A'), groupName: z.literal('m_home').default('m_home') }),
  value: z.object({ list: z.array(announcement), unreadCount: z.number().int().default(0) }),
}
export const feedback = {
  body: z.object({
    content: visibleString().min(feedbackBounds.least).max(feedbackBounds.most),
    messageId: z.uuid().optional(),
  }),
  value: done,
}
