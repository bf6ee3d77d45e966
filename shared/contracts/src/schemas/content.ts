import { z } from 'zod'
import { visibleString } from '../text/visible-text'
import { feedbackBounds } from '../chat'
import { done, id, instant } from './primitives'

/** A agent, PL player, B banner, PU pop-up, PR promotion, H hot (spec §3). */
const announcementTypes = ['A', 'PL', 'B', 'PU', 'PR', 'H'] as const

const announcement = z.object({
  id,
  announcementId: id,
  types: z.array(z.enum(announcementTypes)),
  title: z.string(),
  /** Short line above a banner's title; '' when none. */
  kicker: z.string(),
  /** Text of the banner's or promotion's button; '' when none. */
  action: z.string(),
  /** Site path the button leads to; '' when none. */
  link: z.string(),
  /** Sanitised HTML. */
  content: z.string(),
  read: z.boolean(),
  startDate: instant,
  endDate: instant.nullable(),
  noExpiry: z.union([z.literal(0), z.literal(1)]),
  announcementImages: z.array(
    z.object({
      url: z.string(),
      sequence: z.number().int(),
      width: z.number().int(),
      height: z.number().int(),
      colour: z.string(),
    }),
  ),
  promoAnnouncementCategoryIds: z.array(z.string()),
})

export const announcements = {
  query: z.object({
    types: z.string().max(32).default('PL'),
    groupName: z.enum(['m_home', 'm_reg', '']).default(''),
    platform: z.literal('M').default('M'),
  }),
  value: z.object({
    promotion: z.array(announcement),
    banners: z.array(announcement),
    player: z.array(announcement),
    popup: z.array(announcement),
    hot: z.array(announcement),
    unreadCount: z.number().int(),
  }),
}
export const markAnnouncementRead = {
  body: z.object({ announcementId: id, read: z.literal(true).default(true) }),
  value: done,
}
export const agentAnnouncements = {
  query: z.object({ types: z.literal('A').default('A'), groupName: z.literal('m_home').default('m_home') }),
  value: z.object({ list: z.array(announcement), unreadCount: z.number().int() }),
}
export const feedback = {
  body: z.object({
    content: visibleString().min(feedbackBounds.least).max(feedbackBounds.most),
    messageId: z.uuid().optional(),
  }),
  value: done,
}
