import type { RoundFate } from '../provider-rounds'

/** An open round as our books have it. A free round's stake is what the house paid. */
export type OpenRound = { readonly stake: bigint; readonly payout: bigint; readonly currency: string }

/** `leave`: it is still played, or the houses tell different stories, which people sort out by the reconciliation. */
export type RoundEnd = 'pay' | 'close' | 'take-back' | 'leave'

/** What becomes here of a round that is open for too long, by what its provider says of it. */
export const roundEnd = (here: OpenRound, said: RoundFate): RoundEnd => {
  if (said.outcome === null || said.currency !== here.currency) return 'leave'
  if (said.outcome === 'TAKEN_BACK') return here.payout === 0n ? 'take-back' : 'leave'
  if (said.stake !== here.stake) return 'leave'
  if (here.payout === 0n) return 'pay'
  return here.payout === said.win ? 'close' : 'leave'
}
