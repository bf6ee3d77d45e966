import type { GameCategory, Minor } from '@mosaic/contracts'

/** Valid bets of a member on one day in one category; days are counted from 1. */
export type DayOfPlay = {
  readonly day: number
  readonly category: GameCategory
  readonly rounds: number
  readonly validBet: Minor
}

/** What is recorded of a member in the days of a simulation. */
export type MemberHistory = {
  readonly id: string
  readonly type: number
  readonly registeredAt: number
  readonly isVerified: boolean
  /** Came by an invitation within these days. */
  readonly isInvited: boolean
  readonly depositedBefore: boolean
  /** Levels on the first and on the last day. */
  readonly levelBefore: number
  readonly levelAfter: number
  readonly deposits: readonly { readonly day: number; readonly amount: Minor }[]
  readonly plays: readonly DayOfPlay[]
}
