import { createHmac, timingSafeEqual } from 'node:crypto'
import { type NoticeChannel, noticeChannels } from '@mosaic/contracts'

/** The consent that a link ends: one channel of one member. It can do no more, so it never expires. */
export type LinkSubject = { readonly memberId: string; readonly channel: NoticeChannel }

const mark = (secret: string, text: string): Buffer =>
  createHmac('sha256', secret).update(`unsubscribe\n${text}`).digest()

export const signLink = (secret: string, { memberId, channel }: LinkSubject): string => {
  const text = `${channel}.${memberId}`
  return `${text}.${mark(secret, text).toString('base64url')}`
}

/** `null`: the link was not signed by this site. */
export const readLink = (secret: string, token: string): LinkSubject | null => {
  const [named = '', memberId = '', signature = '', ...rest] = token.split('.')
  const channel = noticeChannels.find((each) => each === named)
  if (!channel || memberId === '' || rest.length > 0) return null
  const given = Buffer.from(signature, 'base64url')
  const wanted = mark(secret, `${channel}.${memberId}`)
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? { memberId, channel } : null
}
