import type { NoticeChannel } from '@mosaic/contracts'

/** Consents until a member decides: channels that leave the site need consent, the inbox does not. */
export const defaultConsents: Readonly<Record<NoticeChannel, boolean>> = {
  push: false,
  email: false,
  sms: false,
  inbox: true,
}
