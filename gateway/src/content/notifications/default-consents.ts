import type { NoticeChannel } from '@mosaic/contracts'

/** What holds until a member decides: what leaves the site needs a yes, the inbox on the site does not. */
export const defaultConsents: Readonly<Record<NoticeChannel, boolean>> = {
  push: false,
  email: false,
  sms: false,
  inbox: true,
}
