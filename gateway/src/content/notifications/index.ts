import { ok } from '../../platform/http/result'
import { defineModule, type Module } from '../../platform/runtime/module'
import { bind } from '../../platform/http/route'
import { startInterval } from '../../platform/runtime/start-interval'
import { deleteOldPushes, type IsRead, type PathOf, pushDue } from './push-worker'
import { saveQuietHours } from './quiet-hours-store'
import { setConsent, settingsOf, unsubscribeByLink } from './settings'
import { subscribe } from './subscribe'
import { deleteSubscription } from './subscription-store'

export { acceptsChannel, queuePushes } from './notifications.sql'
export { queuePush } from './outbox-store'
export { signLink } from './signed-link'

const everyMs = 1000
const cleanEveryMs = 3_600_000
const done = ok({ done: true } as const)

/** Push messages to subscribed browsers, and members' consents to each channel. */
export const notificationsModule = (isRead: IsRead, pathOf: PathOf): Module =>
  defineModule({
    name: 'notifications',
    routes: (app, ctx) => {
      bind(app, ctx, 'notificationSettings', async ({ member }) => ok(await settingsOf(ctx, member.id)))
      bind(app, ctx, 'setNotificationConsent', async ({ member, body: { channel, granted } }) => {
        await setConsent(ctx, member.id, channel, granted)
        return done
      })
      bind(app, ctx, 'setQuietHours', async ({ member, body }) => {
        await saveQuietHours(ctx.db, member.id, body.quietHours)
        return done
      })
      bind(app, ctx, 'subscribePush', ({ member, body, language }) => subscribe(ctx, member, body, language))
      bind(app, ctx, 'unsubscribePush', async ({ member, body }) => {
        await deleteSubscription(ctx.db, member.id, body.endpoint)
        return done
      })
      bind(app, ctx, 'unsubscribeByLink', ({ body }) => unsubscribeByLink(ctx, body.token))
    },
    start: async (ctx) => {
      const stops = [
        startInterval(ctx, {
          everyMs,
          work: () => pushDue(ctx, isRead, pathOf),
          failed: 'push messages could not be sent',
        }),
        await ctx.jobs.repeat({
          name: 'old-pushes',
          everyMs: cleanEveryMs,
          work: () => deleteOldPushes(ctx),
          failed: 'old push messages could not be deleted',
        }),
      ]
      return async () => void (await Promise.all(stops.map((stop) => stop())))
    },
  })
