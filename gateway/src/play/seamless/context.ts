import type { Currency, GameCategory, Minor, SeamlessStatus } from '@mosaic/contracts'
import type { WageringTerms } from '@mosaic/contracts/desk'
import type { AccountRow } from '../../money'
import type { MoneyCall } from './protocol'
import type { RoundState } from './schema'

/** The member's active bonus with the account of its money. `usable`: this game takes it. */
export type ActiveBonus = {
  readonly id: string
  readonly terms: WageringTerms
  readonly account: AccountRow
  readonly usable: boolean
}

export type GameSession = {
  readonly id: string
  readonly provider: string
  readonly merchantCode: string
  readonly memberId: string
  readonly memberActive: boolean
  readonly maintenance: boolean
  readonly timeZone: string
  /** In a break or self-excluded. */
  readonly excluded: boolean
  /** On play; deposit limits do not count. */
  readonly hasLimits: boolean
  /** The most that the prizes of one campaign cost the merchant. */
  readonly campaignCap: Minor
  readonly currency: Currency
  readonly language: string
  readonly expiresAt: number
  /** The site session that opened the game; null for sessions from before this was stored. */
  readonly deviceSessionId: string | null
  readonly deviceSessionAlive: boolean
  readonly player: AccountRow
  readonly house: AccountRow
  readonly bonus: ActiveBonus | null
  readonly game: {
    readonly code: string
    readonly name: string
    readonly vendor: string
    readonly category: GameCategory
    readonly playable: boolean
    readonly minBet: Minor | null
    readonly maxBet: Minor | null
    /** The highest sum of the bets of one round. */
    readonly roundMax: Minor | null
    readonly maxWinHundredths: number | null
    /** Basis points of the valid bet that this merchant counts for the game. */
    readonly validBetWeight: number
  }
}

export type StoredCall = {
  readonly call: MoneyCall | 'tombstone'
  readonly fingerprint: string
  readonly memberId: string
  readonly roundId: string
  readonly amount: Minor
  readonly status: SeamlessStatus
  readonly answer: string
  readonly ledgerTransactions: readonly string[]
  readonly rolledBack: boolean
}
/** The operator's stake of a free round and its win so far; no stake of the player. */
export type FreeRoundFunding = { readonly rewardId: string; readonly stake: Minor; readonly won: Minor }

/** The parts of a round's stake and payout that are bonus money. */
export type BonusFunding = { readonly bonusId: string; readonly stake: Minor; readonly payout: Minor }

export type Round = {
  readonly memberId: string
  readonly gameCode: string
  readonly stake: Minor
  readonly payout: Minor
  readonly state: RoundState
  /** Null for a round with a stake of its own. */
  readonly free: FreeRoundFunding | null
  /** The draw in which opposite bets are netted; null for any other round. */
  readonly drawId: string | null
  /** Null for a round that began without an active bonus; `stake` and `payout` above are its cash. */
  readonly bonus: BonusFunding | null
}
export type History = {
  readonly stored: StoredCall | null
  readonly referenced: StoredCall | null
  readonly rollback: StoredCall | null
  readonly round: Round | null
}

export type CallKey = { readonly txId: string; readonly refTxId: string | null; readonly roundId: string }

/** The stored data that decides a wallet call. */
export type Context = { readonly session: GameSession; readonly history: History }
