import { type Minor, type SeamlessStatus, zero } from '@mosaic/contracts'
import type { Tx } from '../../platform/db/database'
import { accountKey, houseStripe, type LockedAccounts, playerAccount } from '../../money'
import type { CallContent, WalletAnswer } from './protocol'
import type { Context, FreeRoundFunding, GameSession } from './context'
import type { RoundUpdate } from './call-store'
import { validBet } from './valid-bet'

/** A wallet call with its game session and history. */
export type CallContext = Context & { readonly request: CallContent; readonly now: number }
/** A call context read inside a transaction, under the lock of the player's account. */
export type LockedCallContext = CallContext & { readonly tx: Tx }

/** The result of a call. `recorded: false` leaves no row, so that the same call may succeed later. */
export type Outcome = {
  readonly status: SeamlessStatus
  readonly recorded: boolean
  readonly balance: Minor
  readonly version: bigint
  readonly ledgerTransactions: readonly string[]
  readonly round: RoundUpdate | null
  readonly credited?: Minor
  /** The new state of a free round. */
  readonly free?: FreeRoundFunding
}

export const unchanged = (context: CallContext, status: SeamlessStatus, recorded: boolean): Outcome => ({
  status,
  recorded,
  balance: context.session.player.balance,
  version: context.session.player.version,
  ledgerTransactions: [],
  round: null,
})

export const answerOf = (
  context: CallContext,
  outcome: Pick<Outcome, 'status' | 'balance' | 'version' | 'credited'>,
): WalletAnswer => ({
  status: outcome.status,
  balance: outcome.balance.toString(),
  balanceVersion: Number(outcome.version),
  currency: context.session.currency,
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
  const { category, validBetWeight: weight } = session.game
  return { stake, payout, state, validBet: validBet({ category, stake, payout, state, weight }) }
}

/** A free round counts no stake and no payout, whatever it paid. */
export const freeRoundAfter = (session: GameSession, closed: boolean): RoundUpdate =>
  roundAfter(session, zero, zero, closed)

export const isSessionOf = (session: GameSession, provider: string, gameCode: string): boolean =>
  session.provider === provider && session.game.code === gameCode

/** Each provider has its own scope of ledger keys. */
export const scopeOf = (session: GameSession) => `seamless:${session.provider}`

/** Thrown to roll the transaction back when another player's call already has the id. */
export class TxIdTaken extends Error {
  override name = 'TxIdTaken'
}
