import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../platform/runtime/app-context'
import type { PlayUsage } from '../../protection'
import { ok } from '../../platform/http/result'
import { bind, bindReading } from '../../platform/http/route'
import { balancesRead, readFunds } from '../ledger'
import { withCredits } from './credit-funds'
import type { FundsOfOthers } from './funds-of-others'
import { funds, fundsToWire } from './funds'
import { accountTypeOf, vendorWalletsOf } from './merchant-wallets'
import { renew } from './renew'
import { transferAllToMain } from './transfer-all'
import { requestTransfer, transferReport, transferStatus } from './transfer'
import type { VendorWalletClient } from './vendor-wallet-client'

export const walletRoutes = (
  app: FastifyInstance,
  ctx: AppContext,
  client: VendorWalletClient | null,
  { creditsOf, offersOf }: FundsOfOthers,
  usage: PlayUsage,
): void => {
  bindReading(app, ctx, 'funds', balancesRead, async ({ merchant, member, query }, balances) => {
    const own = fundsToWire(ctx.config, merchant, member, readFunds(member.id, balances), query.typeId)
    const funds = { ...own, ...(await offersOf(ctx, member)) }
    const credits = await creditsOf(ctx, member)
    return credits.ok ? ok(credits.value ? withCredits(funds, credits.value) : funds) : credits
  })
  bind(app, ctx, 'merchantWallet', ({ merchant }) => {
    const wallets = vendorWalletsOf(ctx.config, merchant)
    return ok({
      isSingle: wallets.length === 0,
      wallets: wallets.map(({ code, name }) => ({ accountTypeId: accountTypeOf(code), vendor: code, name })),
    })
  })
  bind(app, ctx, 'renewWallets', async ({ merchant, member }) => {
    const unanswered = await renew(ctx, client, merchant, member)
    return ok({ ...(await funds(ctx, merchant, member)), unanswered: [...unanswered] })
  })
  bind(app, ctx, 'walletTransfer', ({ merchant, member, idempotencyKey, body }) =>
    requestTransfer(ctx, client, usage, { merchant, member, idempotencyKey }, body),
  )
  bind(app, ctx, 'walletTransferAll', ({ merchant, member, idempotencyKey }) =>
    transferAllToMain(ctx, client, { merchant, member, idempotencyKey }),
  )
  bind(app, ctx, 'walletTransferStatus', ({ merchant, member, query }) =>
    transferStatus(ctx, client, { merchant, member }, query.transferId),
  )
  bind(app, ctx, 'walletTransferReport', ({ merchant, member, query }) =>
    transferReport(ctx, { merchant, member }, query),
  )
}
