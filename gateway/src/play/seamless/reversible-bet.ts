import { type Minor, subtractMinor } from '@mosaic/contracts'
import type { StoredCall, Round } from './context'

/** The stake of the call that is taken back, and the win that the same call brought. */
type Own = { readonly call: StoredCall['call']; readonly stake: Minor; readonly win: Minor }

/**
 * Whether a bet can be taken back without another win losing its stake. An open round must have no other win; a closed
 * one gives back a `betwin`, unless wins without any stake would remain. Stake that was returned belongs to no single bet.
 */
export const isReversible = (
  { state, stake, payout, returned }: Pick<Round, 'state' | 'stake' | 'payout'> & { readonly returned: Minor },
  own: Own,
): boolean => {
  const rest = { stake: subtractMinor(stake, own.stake), payout: subtractMinor(payout, own.win) }
  if (returned > 0n || rest.stake < 0n) return false
  if (state === 'OPEN') return rest.payout === 0n
  return own.call === 'betwin' && (rest.stake > 0n || rest.payout === 0n)
}
