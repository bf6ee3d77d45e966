import type { FastifyInstance } from 'fastify'
import type { AppContext, Member } from '../../platform/runtime/app-context'
import { ok } from '../../platform/http/result'
import { bind, bindClaiming } from '../../platform/http/route'
import { withdrawBanks, withdrawCharges, withdrawMethods, withdrawReportByInstant } from './other-clients'
import { addAccount, listAccounts, removeAccount, setDefault } from './payout-accounts'
import type { Turnover } from './quota-now'
import { claimRequest, requestWithdrawal } from './request'
import { withdrawReport, withdrawSettings, withdrawStatus } from './withdraw'

/** What another domain does once a withdrawal is ordered; its failure changes nothing about the order. */
export type AfterOrder = (ctx: AppContext, member: Member) => Promise<void>

export const withdrawalRoutes = (
  app: FastifyInstance,
  ctx: AppContext,
  turnover: Turnover,
  ordered: AfterOrder,
): void => {
  bind(app, ctx, 'withdrawSettings', ({ merchant, member }) => withdrawSettings(ctx, turnover, merchant, member))
  bind(app, ctx, 'payoutAccounts', ({ merchant, member }) => listAccounts(ctx, merchant, member))
  bind(app, ctx, 'addPayoutAccount', ({ merchant, member, body }) => addAccount(ctx, merchant, member, body))
  bind(app, ctx, 'setDefaultPayoutAccount', ({ member, body }) => setDefault(ctx, member, body.bankCardId))
  bind(app, ctx, 'removePayoutAccount', ({ member, query }) => removeAccount(ctx, member, query.bankCardId))
  bindClaiming(
    app,
    ctx,
    'withdraw',
    (call, claim) => claimRequest(ctx, call, call.body, claim),
    async ({ body, member }, claimed) => {
      const answer = await requestWithdrawal(ctx, turnover, body, claimed)
      if (answer.ok)
        await ordered(ctx, member).catch((error: unknown) =>
          ctx.log.error({ err: error }, 'what follows a withdrawal could not be done'),
        )
      return answer
    },
  )
  bind(app, ctx, 'withdrawStatus', ({ member, query }) => withdrawStatus(ctx, member, query.withdrawId))
  bind(app, ctx, 'withdrawReport', ({ merchant, member, query }) => withdrawReport(ctx, merchant, member, query))
  bind(app, ctx, 'withdrawReportByInstant', ({ merchant, member, query }) =>
    withdrawReportByInstant(ctx, merchant, member, query),
  )
  bind(app, ctx, 'withdrawMethods', ({ merchant, member }) => ok(withdrawMethods(merchant, member.currency)))
  bind(app, ctx, 'withdrawBanks', ({ merchant, member }) => ok(withdrawBanks(merchant, member.currency)))
  bind(app, ctx, 'withdrawCharges', ({ merchant, member, query }) => withdrawCharges(merchant, member.currency, query))
}
