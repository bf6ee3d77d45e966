import type { ProviderRoundStatus } from '../provider-rounds'

/** An open round as the gateway recorded it. The stake of a free round is the operator's. */
export type OpenRound = { readonly stake: bigint; readonly payout: bigint; readonly currency: string }

/** `leave`: still played, or the records differ, which people resolve in the reconciliation. */
export type RoundEnd = 'pay' | 'close' | 'take-back' | 'leave'

/** How to end a stale round, by the provider's report. */
export const roundEnd = (here: OpenRound, reported: ProviderRoundStatus): RoundEnd => {
  if (reported.outcome === null || reported.currency !== here.currency) return 'leave'
  if (reported.outcome === 'TAKEN_BACK') return here.payout === 0n ? 'take-back' : 'leave'
  if (reported.stake + reported.returned !== here.stake) return 'leave'
  if (here.payout === 0n) return 'pay'
  return here.payout === reported.win && reported.returned === 0n ? 'close' : 'leave'
}
