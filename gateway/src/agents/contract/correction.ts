import { addMinor, type Minor, subtractMinor } from '@mosaic/contracts'

export type Bets = { readonly turnover: Minor; readonly stake: Minor; readonly payout: Minor }

const combine = (a: Bets, b: Bets, by: typeof addMinor): Bets => ({
  turnover: by(a.turnover, b.turnover),
  stake: by(a.stake, b.stake),
  payout: by(a.payout, b.payout),
})
export const addBets = (a: Bets, b: Bets): Bets => combine(a, b, addMinor)

/** The change of a computed period since it was counted; null: none. */
export const correctionOf = (now: Bets, counted: Bets): Bets | null => {
  const change = combine(now, counted, subtractMinor)
  return change.turnover === 0n && change.stake === 0n && change.payout === 0n ? null : change
}
