import { isAtMost } from '../chips/amounts'
import { mostStake } from '../frame/stake-choice'
import { divided } from '../money-text'

/** A bet that is not placed yet; `place`: the panel from which it is made, where a game has several. */
export type NewBet = { readonly choice: unknown; readonly stake: string; readonly place?: number }

/** Bets that are placed together. */
export type BetOrder = {
  readonly bets: readonly NewBet[]
  /** The largest order of this kind that a balance covers; empty if there is none. */
  readonly within: (balance: string) => readonly NewBet[]
  /** The bets are on their way. */
  readonly placed?: () => void
}

/** An order of bets with one stake of the ladder each. */
export const equalBets = (
  ladder: readonly string[],
  stake: string,
  betsAt: (stake: string) => readonly NewBet[],
  placed?: () => void,
): BetOrder => {
  const bets = betsAt(stake)
  return {
    bets,
    within: (balance) => {
      const share = divided(balance, Math.max(1, bets.length))
      const most = mostStake(ladder, share)
      return isAtMost(most, share) ? betsAt(most) : []
    },
    placed,
  }
}
