/** Channels for notices to members; each needs its own consent. */
export const noticeChannels = ['push', 'email', 'sms', 'inbox'] as const
export type NoticeChannel = (typeof noticeChannels)[number]

/** Payload of a push message for the site's service worker. */
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

/** Page of a signed link in a message; its token follows `#`, which is not sent to servers. */
export const unsubscribePath = '/m/unsubscribe'
