import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/runtime/app-context'
import { ofEveryMerchant, ofMerchant } from '../../platform/db/merchant-scope'
import { ok } from '../../platform/http/result'
import { bind } from '../../platform/http/route'
import { isSigned } from '../../platform'
import { rawBodyScope } from '../../platform/http/route-scope'
import { type PaymentProvider, readReport } from './provider'
import { depositReport, depositReportByInstant } from './deposit-record'
import { cancelDeposit } from './cancel'
import { depositSettings } from './deposit-settings'
import { type DepositContext, depositStatus, startDeposit, startTransfer } from './deposits'
import { depositBanks, depositChannels, depositFixedAmounts, depositMethods, depositPromotions } from './other-clients'
import { addProof } from './proofs'
import { settleAndReport } from './settlement'
import { merchantOfDeposit } from './store'

const contextOf = ({
  merchant,
  member,
  language,
  request,
  idempotencyKey,
}: Omit<DepositContext, 'host'> & { readonly request: { readonly host: string } }): DepositContext => ({
  merchant,
  member,
  language,
  host: request.host,
  idempotencyKey,
})

export const paymentRoutes = (app: FastifyInstance, ctx: AppContext, provider: PaymentProvider): void => {
  bind(app, ctx, 'depositSettings', ({ merchant, member }) => depositSettings(ctx, merchant, member))
  bind(app, ctx, 'depositGateway', ({ body, ...call }) => startDeposit(ctx, provider, contextOf(call), body, 'pg'))
  bind(app, ctx, 'depositQr', ({ body, ...call }) => startDeposit(ctx, provider, contextOf(call), body, 'qr'))
  bind(app, ctx, 'depositTransfer', ({ body, ...call }) => startTransfer(ctx, contextOf(call), body))
  bind(app, ctx, 'depositProof', ({ member, body }) => addProof(ctx, member, body))
  bind(app, ctx, 'cancelDeposit', ({ member, body }) => cancelDeposit(ctx, provider, member, body.depositId))
  bind(app, ctx, 'depositStatus', ({ member, query }) => depositStatus(ctx, provider, member, query.depositId))
  bind(app, ctx, 'depositReport', ({ merchant, member, query }) => depositReport(ctx, merchant, member, query))
  bind(app, ctx, 'depositReportByInstant', ({ merchant, member, query, language }) =>
    depositReportByInstant(ctx, merchant, member, query, language),
  )
  bind(app, ctx, 'depositBanks', (call) => ok(depositBanks(call)))
  bind(app, ctx, 'depositMethods', (call) => ok(depositMethods(call)))
  bind(app, ctx, 'depositChannels', (call) => ok(depositChannels(call)))
  bind(app, ctx, 'depositFixedAmounts', (call) => ok(depositFixedAmounts(call)))
  bind(app, ctx, 'depositPromotions', ({ language, ...call }) => depositPromotions(ctx, call, language))

  void app.register(
    rawBodyScope('payment-notifications', async (scope) => {
      scope.post('/psp/v1/notifications', async (request, reply) => {
        const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        if (!isSigned([ctx.config.keys.psp], request)) return reply.code(401).send({ acknowledged: false })
        let json: unknown = null
        try {
          json = JSON.parse(rawBody.toString('utf8'))
        } catch {
          return reply.code(400).send({ acknowledged: false })
        }
        const report = readReport(json)
        if (!report) return reply.code(400).send({ acknowledged: false })
        const merchantCode = await ofEveryMerchant(() => merchantOfDeposit(ctx.db, report.reference))
        const settlement =
          merchantCode === null ? null : await ofMerchant(merchantCode, () => settleAndReport(ctx, report))
        return reply.code(settlement ? 200 : 404).send({ acknowledged: settlement !== null })
      })
    }),
  )
}
