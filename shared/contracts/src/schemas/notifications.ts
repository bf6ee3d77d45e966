import { z } from 'zod'
import { noticeChannels } from '../notifications'
import { done, instant } from './primitives'

const channel = z.enum(noticeChannels)
/** Minutes after midnight in the merchant's time zone, `from` after `to`: over midnight. */
const minute = z.number().int().min(0).max(1439)
const quietHours = z
  .object({ from: minute, to: minute })
  .refine(({ from, to }) => from !== to, { path: ['to'] })
  .nullable()
/** `at`: when it was decided; null: never, so the usual holds. */
const consent = z.object({ granted: z.boolean(), at: instant.nullable() })

export const notificationSettings = {
  value: z.object({
    /** The key that the browser subscribes with; null: this site sends no push messages. */
    publicKey: z.string().nullable(),
    consents: z.record(channel, consent),
    quietHours,
  }),
}
export const setNotificationConsent = { body: z.object({ channel, granted: z.boolean() }), value: done }
export const setQuietHours = { body: z.object({ quietHours }), value: done }
/** Fields of the browser's `PushSubscription`. */
export const subscribePush = {
  body: z.object({
    endpoint: z.string().max(1024),
    keys: z.object({
      p256dh: z.string().regex(/^[\w-]{87}=?$/),
      auth: z.string().regex(/^[\w-]{22}={0,2}$/),
    }),
  }),
  value: done,
}
export const unsubscribePush = { body: z.object({ endpoint: z.string().max(1024) }), value: done }
export const unsubscribeByLink = {
  body: z.object({ token: z.string().max(256) }),
  value: z.object({ channel }),
}
