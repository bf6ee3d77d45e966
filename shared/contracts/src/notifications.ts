/** Ways in which a member is told something; each needs a consent of its own. */
export const noticeChannels = ['push', 'email', 'sms', 'inbox'] as const
export type NoticeChannel = (typeof noticeChannels)[number]

/** What the site's service worker is given by a push message. */
export type PushedNotice = {
  readonly title: string
  readonly body: string
  /** A path of the site. */
  readonly url: string
  /** A newer notice of the same tag takes the place of the older one. */
  readonly tag: string
  readonly language: string
  /** Text of the button that ends push messages, and what proves that it may. */
  readonly off: string
  readonly token: string
}

/** Where a signed link out of a message leads; its token stands behind `#`, which is sent to nobody. */
export const unsubscribePath = '/m/unsubscribe'
