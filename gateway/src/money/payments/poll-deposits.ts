import type { AppContext } from '../../platform/runtime/app-context'
import { oneByOne } from '../../platform/runtime/one-by-one'
import type { PaymentProvider } from './provider'
import { poll } from './settlement'
import { depositsToPoll } from './store'

/** Asks the provider for deposits whose webhook has not arrived. */
export const pollDueDeposits = async (ctx: AppContext, provider: PaymentProvider): Promise<void> => {
  const due = await depositsToPoll(ctx.db, ctx.clock.now())
  await oneByOne(ctx, due, 'a deposit could not be polled', (deposit) => poll(ctx, provider, deposit))
}
