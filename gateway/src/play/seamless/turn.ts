import { type Minor, type SeamlessStatus, zero } from '@mosaic/contracts'
import type { Tx } from '../../platform/db/database'
import { accountKey, houseStripe, type LockedAccounts, playerAccount } from '../../money'
import type { CallContent, WalletAnswer } from './protocol'
import type { Context, FreeRoundFunding, GameSession } from './context'
import type { RoundUpdate } from './call-store'
import { validBet } from './valid-bet'

/** A call with what is known of it. */
export type Asked = Context & { readonly request: CallContent; readonly now: number }
/** The same inside its transaction, under the lock of the player's account. */
export type Turn = Asked & { readonly tx: Tx }

/** What a call comes to; `keep: false` leaves no trace, so that the same call may succeed later. */
export type Outcome = {
  readonly status: SeamlessStatus
  readonly keep: boolean
  readonly balance: Minor
  readonly version: bigint
  readonly ledgerTransactions: readonly string[]
  readonly round: RoundUpdate | null
  readonly credited?: Minor
  /** What a free round has become. */
  readonly free?: FreeRoundFunding
}

export const unchanged = (turn: Asked, status: SeamlessStatus, keep: boolean): Outcome => ({
  status,
  keep,
  balance: turn.session.player.balance,
  version: turn.session.player.version,
  ledgerTransactions: [],
  round: null,
})

export const answerOf = (
  turn: Asked,
  outcome: Pick<Outcome, 'status' | 'balance' | 'version' | 'credited'>,
): WalletAnswer => ({
  status: outcome.status,
  balance: outcome.balance.toString(),
  balanceVersion: Number(outcome.version),
  currency: turn.session.currency,
  ...(outcome.credited !== undefined && { credited: outcome.credited.toString() }),
})

export const booksOf = (session: GameSession) => ({ merchant: session.merchantCode, currency: session.currency })
export const accountsOf = (session: GameSession) => {
  const player = playerAccount(booksOf(session), session.memberId)
  const house = houseStripe(booksOf(session), session.game.code, session.memberId)
  const known: LockedAccounts = new Map([
    [accountKey(player), session.player],
    [accountKey(house), session.house],
  ])
  return { player, house, known }
}

export const roundAfter = (session: GameSession, stake: Minor, payout: Minor, closed: boolean): RoundUpdate => {
  const state = closed ? ('SETTLED' as const) : ('OPEN' as const)
  return { stake, payout, state, validBet: validBet({ category: session.game.category, stake, payout, state }) }
}

/** A free round holds no money of its own, whatever it paid. */
export const freeRoundAfter = (session: GameSession, closed: boolean): RoundUpdate =>
  roundAfter(session, zero, zero, closed)

/** Ledger keys of a provider live in a scope of their own. */
export const scopeOf = (session: GameSession) => `seamless:${session.provider}`

/** Thrown to undo the whole transaction when a call's id turns out to be another player's. */
export class TxIdTaken extends Error {
  override name = 'TxIdTaken'
}
