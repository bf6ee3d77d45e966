import formbody from '@fastify/formbody'
import { currencyScale, isCurrency, minor } from '@mosaic/contracts'
import Fastify, { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AppContext } from '../../platform/runtime/app-context'
import { inTransaction } from '../../platform/db/transaction'
import { isSigned } from '../../platform'
import { rawBodyScope } from '../../platform/http/route-scope'
import { createNotifier, httpSend, type Notifier } from './notifier'
import { isBehaviour } from './behaviour'
import { paymentPage, unknownPage } from './page'
import { codeOf } from './payment-code'
import { settingsPage } from './settings-page'
import { payoutRoute } from './payouts'
import { readJson } from './read-json'
import { statementRoute } from './statement'
import * as store from './store'
import { pageLanguage } from './texts'

const web = z.url({ protocol: /^https?$/ })
const order = z.object({
  reference: z.uuid(),
  merchantName: z.string().min(1).max(64),
  method: z.enum(['pix', 'promptpay', 'card']),
  currency: z.string().refine(isCurrency),
  amount: z.string().regex(/^[1-9]\d{0,14}$/),
  scale: z.number().int(),
  expiresAt: z.number().int(),
  notifyUrl: web,
  returnUrl: web,
  language: z.string().max(8),
})
const decisions = { approve: 'PAID', decline: 'DECLINED', expire: 'EXPIRED' } as const
const isDecision = (text: string): text is keyof typeof decisions => Object.hasOwn(decisions, text)

const formOf = (request: FastifyRequest): { readonly behaviour?: unknown } =>
  typeof request.body === 'object' && request.body !== null ? request.body : {}

/** The page loads no foreign content and cannot be framed (clickjacking). */
const policy = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`

type Parts = Pick<AppContext, 'config' | 'db' | 'clock' | 'random' | 'log'>

export const buildDemoPsp = async (
  ctx: Parts,
  notifier: Notifier = createNotifier(ctx, httpSend(ctx)),
): Promise<FastifyInstance> => {
  const app: FastifyInstance = Fastify({
    loggerInstance: ctx.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 16 * 1024,
    keepAliveTimeout: 5000,
    requestTimeout: 10_000,
  })
  await app.register(formbody)

  const signed = (request: FastifyRequest): boolean => isSigned([ctx.config.keys.psp], request)
  const sendPage = (reply: FastifyReply, status: number, html: (nonce: string) => string) => {
    const nonce = Buffer.from(ctx.random.bytes(16)).toString('base64url')
    return reply
      .code(status)
      .headers({
        'content-security-policy': policy(nonce),
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      })
      .type('text/html; charset=utf-8')
      .send(html(nonce))
  }

  app.get('/healthz', () => ({ ready: true }))

  await app.register(
    rawBodyScope('payment-provider', async (scope) => {
      payoutRoute(scope, ctx, signed)
      scope.post('/api/payments', async (request, reply) => {
        const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        if (!signed(request)) return reply.code(401).send({ error: 'signature' })
        const wanted = readJson(rawBody, order)
        if (!wanted || !isCurrency(wanted.currency) || wanted.scale !== currencyScale[wanted.currency])
          return reply.code(400).send({ error: 'order' })
        const { currency } = wanted
        const now = ctx.clock.now()
        const fresh = {
          id: `pay_${ctx.random.uuid().replaceAll('-', '').slice(0, 20)}`,
          pageToken: ctx.random.token(),
          merchantReference: wanted.reference,
          merchantName: wanted.merchantName,
          method: wanted.method,
          currency,
          amount: minor(BigInt(wanted.amount)),
          notifyUrl: wanted.notifyUrl,
          returnUrl: wanted.returnUrl,
          state: 'WAITING' as const,
          behaviour: await store.defaultBehaviour(ctx.db),
          createdAt: now,
          expiresAt: wanted.expiresAt,
        }
        const made = await store.insertPayment(ctx.db, fresh)
        if (made?.behaviour === 'cut') {
          reply.hijack()
          request.raw.destroy()
          return
        }
        const payment = made ?? (await store.paymentByReference(ctx.db, wanted.reference))
        if (!payment || payment.amount !== fresh.amount || payment.currency !== currency)
          return reply.code(409).send({ error: 'reference' })
        return {
          paymentId: payment.id,
          payUrl: `${ctx.config.pspUrl}/pay/${payment.pageToken}?lang=${pageLanguage(wanted.language)}`,
          code: await codeOf(payment),
          expiresAt: payment.expiresAt,
        }
      })
      scope.post<{ Params: { reference: string } }>('/api/payments/:reference/cancel', async (request, reply) => {
        if (!signed(request)) return reply.code(401).send({ error: 'signature' })
        const payment = await inTransaction(ctx.db, (tx) => store.cancel(tx, request.params.reference, ctx.clock.now()))
        return payment ? store.reportOf(payment, payment.state) : reply.code(404).send({ error: 'unknown' })
      })
    }),
  )

  statementRoute(app, ctx, signed)
  app.get<{ Params: { reference: string } }>('/api/payments/:reference', async (request, reply) => {
    if (!signed(request)) return reply.code(401).send({ error: 'signature' })
    await notifier.expireOverdue()
    const payment = await store.paymentByReference(ctx.db, request.params.reference)
    if (!payment) return reply.code(404).send({ error: 'unknown' })
    return store.reportOf(payment, store.reportedState(payment, ctx.clock.now()))
  })

  app.get<{ Querystring: { lang?: string } }>('/', async (request, reply) => {
    const behaviour = await store.defaultBehaviour(ctx.db)
    return sendPage(reply, 200, (nonce) => settingsPage(behaviour, pageLanguage(request.query.lang), nonce))
  })
  app.post<{ Querystring: { lang?: string } }>('/behaviour', async (request, reply) => {
    const { origin } = request.headers
    const { behaviour } = formOf(request)
    if (origin !== undefined && origin !== new URL(ctx.config.pspUrl).origin) return reply.code(403).send()
    if (!isBehaviour(behaviour)) return reply.code(400).send()
    await store.setDefaultBehaviour(ctx.db, behaviour)
    return reply.redirect(`/?lang=${pageLanguage(request.query.lang)}`, 303)
  })

  type Page = { Params: { token: string }; Querystring: { lang?: string } }
  app.get<Page>('/pay/:token', async (request, reply) => {
    const language = pageLanguage(request.query.lang)
    await notifier.expireOverdue()
    const payment = await store.paymentByToken(ctx.db, request.params.token)
    if (!payment) return sendPage(reply, 404, (nonce) => unknownPage(language, nonce))
    const code = payment.state === 'WAITING' ? await codeOf(payment) : ''
    return sendPage(reply, 200, (nonce) => paymentPage({ payment, code, language, nonce, now: ctx.clock.now() }))
  })

  app.post<Page & { Params: { token: string; decision: string } }>('/pay/:token/:decision', async (request, reply) => {
    const language = pageLanguage(request.query.lang)
    const { token, decision } = request.params
    const { behaviour } = formOf(request)
    const payment = await store.paymentByToken(ctx.db, token)
    if (!payment || !isDecision(decision)) return sendPage(reply, 404, (nonce) => unknownPage(language, nonce))
    await inTransaction(ctx.db, (tx) =>
      store.decide(
        tx,
        payment.id,
        { state: decisions[decision], behaviour: isBehaviour(behaviour) ? behaviour : undefined },
        ctx.clock.now(),
      ),
    )
    // The deposit should be settled before the player returns; if the gateway is slow, retries deliver it.
    await notifier.deliver(payment.id)
    return reply.redirect(`/pay/${token}?lang=${language}`, 303)
  })
  return app
}

export const startDemoPsp = async (ctx: Parts): Promise<() => Promise<void>> => {
  const notifier = createNotifier(ctx, httpSend(ctx))
  const app = await buildDemoPsp(ctx, notifier)
  const host = new URL(ctx.config.pspUrl).hostname
  await app.listen({ port: ctx.config.pspPort, host: host === 'localhost' ? 'localhost' : '0.0.0.0' })
  const stopNotifier = notifier.start()
  return async () => {
    await stopNotifier()
    await app.close()
  }
}
