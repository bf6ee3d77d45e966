import type { FastifyInstance } from 'fastify'
import { demoAccounts, demoEmail, demoPassword } from '../accounts'
import type { AppContext } from '../../platform/runtime/app-context'
import { defineModule } from '../../platform/runtime/module'
import { requestsSee, routeScope } from '../../platform/http/route-scope'
import { recentCaptchas, recentMessages, recentRegistrations } from '../../identity'
import { giveMobile } from './contacts'
import { launchFor } from './launch'
import { isFromOwnSite } from './own-site'
import { saveMerchantLike } from './merchants'
import { writeMessage } from './messages'
import { consolePage } from './page'

const shown = 50

/** Actions of an operator's back office or a provider. A refusal has a `problem`. */
const actions: Readonly<Record<string, (ctx: AppContext, body: unknown) => Promise<object>>> = {
  merchants: saveMerchantLike,
  messages: writeMessage,
  contacts: giveMobile,
  launch: launchFor,
}

const consoleRoutes = (app: FastifyInstance, ctx: AppContext): void => {
  app.get('/qa/captcha.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await recentCaptchas(ctx.db, shown)),
  )
  app.get('/qa/outbox.json', async (_request, reply) => {
    // Messages are written after the answer; the outbox waits for them.
    await ctx.deferredTasks.settled()
    return reply.header('cache-control', 'no-store').send(await recentMessages(ctx.db, shown))
  })
  app.get('/qa/registrations.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await recentRegistrations(ctx.db, shown)),
  )
  for (const [name, make] of Object.entries(actions))
    app.post(`/qa/${name}.json`, async ({ body }, reply) => {
      const answer = await make(ctx, body)
      return reply
        .code('problem' in answer ? 422 : 200)
        .header('cache-control', 'no-store')
        .send(answer)
    })
  app.get('/qa', async (_request, reply) => {
    await ctx.deferredTasks.settled()
    const page = consolePage({
      siteOrigin: ctx.config.siteOrigin,
      merchants: await ctx.merchants.all(),
      accounts: ctx.config.demo ? demoAccounts.map((each) => ({ ...each, email: demoEmail(each.account) })) : [],
      password: demoPassword,
      captchas: await recentCaptchas(ctx.db, shown),
      outbox: await recentMessages(ctx.db, shown),
      registrations: await recentRegistrations(ctx.db, shown),
      links: [
        { name: 'Captcha answers as JSON', url: '/qa/captcha.json' },
        { name: 'Messages as JSON', url: '/qa/outbox.json' },
        { name: 'Registrations as JSON', url: '/qa/registrations.json' },
        { name: 'OpenAPI document', url: '/wps/openapi.json' },
        { name: 'Composition', url: '/composition.json' },
        ...(ctx.config.vendorWalletUrl === null
          ? []
          : [{ name: 'Demo vendor wallets', url: ctx.config.vendorWalletUrl }]),
        { name: 'Verify a round', url: `${ctx.config.studioUrl}/verify` },
      ],
    })
    return reply
      .header('cache-control', 'no-store')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(page)
  })
}

/** Registered only with QA=1: in production the routes do not exist. */
export const qaModule = defineModule({
  name: 'qa',
  routes: (app, ctx) => {
    void app.register(
      routeScope('qa', async (scope) => {
        requestsSee(scope, 'every')
        scope.addHook('onRequest', async (request, reply) => {
          if (!(await isFromOwnSite(ctx, request)))
            await reply.code(403).header('cache-control', 'no-store').send({ problem: 'Open this on the site itself.' })
        })
        consoleRoutes(scope, ctx)
      }),
    )
  },
})
