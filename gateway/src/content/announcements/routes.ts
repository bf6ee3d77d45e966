import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/runtime/app-context'
import { fail, ok } from '../../platform/http/result'
import { bind } from '../../platform/http/route'
import { agentAnnouncements, announcementBundle, isMeantFor, visibleTo } from './announcement-bundle'
import { currentAnnouncement, markRead } from './store'

export const announcementRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  bind(app, ctx, 'announcements', async ({ query, merchant, member, language }) =>
    ok(await announcementBundle(ctx, merchant, member, query, language)),
  )
  bind(app, ctx, 'agentAnnouncements', async ({ merchant, member, language }) =>
    ok(await agentAnnouncements(ctx, merchant, member, language)),
  )
  bind(app, ctx, 'markAnnouncementRead', async ({ body, member, merchant }) => {
    const found = await currentAnnouncement(ctx.db, merchant.code, body.announcementId, ctx.clock.now())
    if (!found || !visibleTo(found, member) || !(await isMeantFor(ctx, found, merchant, member)))
      return fail('not.found')
    await markRead(ctx.db, member.id, found.id, ctx.clock.now())
    return ok({ done: true })
  })
}
