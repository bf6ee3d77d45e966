import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import { payoutDelayMs } from './payout-delay'
import { confirmChanges } from './store'

/**
 * A passkey that is older than the changes proves that the owner made them. It is at least as old as the delay: somebody with
 * the login password could add one just before the change. False: the passkey is too young to prove anything.
 */
export const confirmChangesByPasskey = async (
  ctx: Pick<AppContext, 'db' | 'clock'>,
  merchant: Pick<Merchant, 'profile'>,
  { memberId, createdAt }: { readonly memberId: string; readonly createdAt: number },
): Promise<boolean> => {
  const now = ctx.clock.now()
  if (now - createdAt < payoutDelayMs(merchant)) return false
  await confirmChanges(ctx.db, memberId, createdAt, now)
  return true
}
