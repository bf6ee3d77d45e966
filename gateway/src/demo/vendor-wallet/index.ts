import { setTimeout as delay } from 'node:timers/promises'
import { type Currency, currencyScale, isCurrency, minor, moneyFromWire } from '@mosaic/contracts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { isSigned } from '../../platform'
import type { AppContext } from '../../platform/runtime/app-context'
import { defineModule, type Module } from '../../platform/runtime/module'
import { inTransaction } from '../../platform/db/transaction'
import { rawBodyScope, requestsSee, routeScope } from '../../platform/http/route-scope'
import { isFromOwnSite } from '../qa/own-site'
import { readJson } from '../payment-provider/read-json'
import { balanceOf, decide, decidedTransfer, modeOf, type Order, play, recentAccounts, setMode } from './wallet-store'
import { vendorPage } from './page'
import { type Mode, modes } from './schema'

const wallet = {
  vendor: z.string().max(32),
  account: z.string().max(64),
  currency: z.custom<Currency>((value) => typeof value === 'string' && isCurrency(value)),
}
const order = z.object({
  ...wallet,
  reference: z.uuid(),
  direction: z.enum(['IN', 'OUT']),
  amount: z.string().regex(/^[1-9]\d{0,14}$/),
  scale: z.number().int(),
})
const chosen = z.object({ vendor: wallet.vendor, mode: z.enum(modes) })
const played = z.object({ ...wallet, by: z.string().regex(/^-?\d{1,9}(\.\d{1,2})?$/) })

/** Longer than the time limit of every caller. */
const slowMs = 7000

const policy = (nonce: string): string =>
  `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

/** A signed API like that of a vendor with its own wallets. */
const vendorApi = (app: FastifyInstance, ctx: AppContext, base: string): void => {
  const wire = ({ state, ...now }: { balance: bigint; version: bigint; state?: string }) => ({
    ...(state && { state }),
    balance: now.balance.toString(),
    version: now.version.toString(),
  })
  const orderOf = (body: unknown): Order | null => {
    const wanted = Buffer.isBuffer(body) ? readJson(body, order) : null
    if (!wanted || wanted.scale !== currencyScale[wanted.currency]) return null
    const { scale: _, ...rest } = wanted
    return { ...rest, amount: minor(BigInt(wanted.amount)) }
  }
  const settle = (wanted: Order, refuse: boolean) =>
    inTransaction(ctx.db, (tx) => decide(tx, wanted, ctx.clock.now(), refuse))
  const cut = (reply: FastifyReply) => {
    reply.hijack()
    reply.raw.destroy()
  }
  void app.register(
    rawBodyScope('vendor-wallet', async (scope) => {
      requestsSee(scope, 'every')
      scope.addHook('preHandler', async (request, reply) => {
        if (!isSigned([ctx.config.keys.provider], request)) await reply.code(401).send({ error: 'signature' })
      })
      scope.post(`${base}/v1/transfers`, async (request, reply) => {
        const wanted = orderOf(request.body)
        if (!wanted) return reply.code(400).send({ error: 'order' })
        const mode = await modeOf(ctx.db, wanted.vendor)
        if (mode === 'silent') return cut(reply)
        if (mode === 'slow') await delay(slowMs)
        const outcome = await settle(wanted, mode === 'refusing')
        return mode === 'lost-answer' ? cut(reply) : wire(outcome)
      })
      scope.post(`${base}/v1/transfers/close`, async (request, reply) => {
        const wanted = orderOf(request.body)
        if (!wanted) return reply.code(400).send({ error: 'order' })
        return (await modeOf(ctx.db, wanted.vendor)) === 'silent' ? cut(reply) : wire(await settle(wanted, true))
      })
      scope.get<{ Params: { reference: string } }>(`${base}/v1/transfers/:reference`, async ({ params }, reply) => {
        const found = await decidedTransfer(ctx.db, params.reference)
        return found ? wire(found) : reply.code(404).send({ error: 'unknown' })
      })
      type Asked = { Params: { vendor: string; account: string; currency: string } }
      scope.get<Asked>(`${base}/v1/wallets/:vendor/:account/:currency`, async ({ params }, reply) => {
        const { currency } = params
        if (!isCurrency(currency)) return reply.code(400).send({ error: 'currency' })
        if ((await modeOf(ctx.db, params.vendor)) === 'silent') return cut(reply)
        return wire(await balanceOf(ctx.db, { ...params, currency }))
      })
    }),
  )
}

const vendorPages = (app: FastifyInstance, ctx: AppContext, base: string): void => {
  void app.register(
    routeScope('vendor-wallet-page', async (scope) => {
      requestsSee(scope, 'every')
      scope.addHook('onRequest', async (request, reply) => {
        if (!(await isFromOwnSite(ctx, request)))
          await reply.code(403).send({ problem: 'Open this on the site itself.' })
      })
      scope.get(base, async (_request, reply) => {
        const nonce = Buffer.from(ctx.random.bytes(16)).toString('base64url')
        const listed = new Map(
          (await ctx.merchants.all())
            .flatMap(({ profile }) => profile.vendorWallets ?? [])
            .map((each) => [each.code, each]),
        )
        const vendors: { code: string; name: string; mode: Mode }[] = []
        for (const { code, name } of listed.values()) vendors.push({ code, name, mode: await modeOf(ctx.db, code) })
        return reply
          .header('cache-control', 'no-store')
          .header('content-security-policy', policy(nonce))
          .type('text/html; charset=utf-8')
          .send(vendorPage(base, vendors, await recentAccounts(ctx.db, 50), nonce))
      })
      scope.post(`${base}/behaviour`, async ({ body }, reply) => {
        const wanted = chosen.safeParse(body)
        if (!wanted.success) return reply.code(422).send({ problem: 'vendor and mode are needed' })
        await setMode(ctx.db, wanted.data.vendor, wanted.data.mode)
        return reply.redirect(base, 303)
      })
      scope.post(`${base}/play`, async ({ body }, reply) => {
        const wanted = played.safeParse(body)
        const by = wanted.success ? moneyFromWire(wanted.data.by, wanted.data.currency) : null
        if (!wanted.success || by === null) return reply.code(422).send({ problem: 'an amount is needed' })
        await inTransaction(ctx.db, (tx) => play(tx, wanted.data, by))
        return reply.redirect(base, 303)
      })
    }),
  )
}

/** Vendors with their own wallets; registered only with the QA console. */
export const demoVendorWallets = (url: string): Module =>
  defineModule({
    name: 'demo-vendor-wallets',
    routes: (app, ctx) => {
      const base = new URL(url).pathname.replace(/\/$/, '')
      vendorApi(app, ctx, base)
      vendorPages(app, ctx, base)
    },
  })
