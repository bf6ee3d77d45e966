import type { Merchant } from '../../platform/runtime/app-context'
import { payoutDelayMs } from './payout-delay'

/** A new member sets a first login or payment password within hours; on an older account it may be a thief who does. */
export const firstSecretWeakens = (
  merchant: Pick<Merchant, 'profile'>,
  owner: { readonly registeredAt: number } | null,
  now: number,
): boolean => owner !== null && now - owner.registeredAt >= payoutDelayMs(merchant)
