import { addMinor, type Minor, type SeamlessStatus, zero } from '@mosaic/contracts'
import type { Tx } from '../../platform/db/database'
import { accountKey, houseStripe, lockAccounts, type LockedAccounts, playerAccount } from '../../money'
import type { Split } from '../wagering/split'
import type { CallContent, WalletAnswer } from './protocol'
import type { BonusFunding, Context, FreeRoundFunding, GameSession, Round } from './context'
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
  /** The new parts of the round's bonus money, and those of this call. */
  readonly bonus?: BonusFunding & { readonly taken: Minor; readonly credited: Minor }
}

/** What a game shows and may take: cash, and the bonus money that it takes. */
export const visibleFunds = ({ player, bonus }: Pick<GameSession, 'player' | 'bonus'>) => ({
  balance: bonus?.usable ? addMinor(player.balance, bonus.account.balance) : player.balance,
  version: bonus?.usable ? player.version + bonus.account.version : player.version,
})

export const unchanged = (context: CallContext, status: SeamlessStatus, recorded: boolean): Outcome => ({
  status,
  recorded,
  ...visibleFunds(context.session),
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

export const bonusAccountOf = (session: GameSession) => playerAccount(booksOf(session), session.memberId, 'bonus')

/** The visible funds after the postings of this call, with the account of bonus money. */
export const readVisible = async ({ tx, session }: LockedCallContext) => {
  const { player } = accountsOf(session)
  const held = bonusAccountOf(session)
  const rows = await lockAccounts(tx, [player, held])
  const [main, bonus] = [rows.get(accountKey(player)), rows.get(accountKey(held))]
  if (!main || !bonus) throw new Error('The accounts of a round with bonus money are missing')
  const funds = visibleFunds({ player: main, bonus: session.bonus && { ...session.bonus, account: bonus } })
  return { ...funds, bonusAccount: bonus.id, bonusBalance: bonus.balance }
}

export const wholeOf = ({ cash, bonus }: Split): Minor => addMinor(cash, bonus)

/** The stake of a round in its parts. */
export const stakeOf = ({ stake, bonus }: Pick<Round, 'stake' | 'bonus'>): Split => ({
  cash: stake,
  bonus: bonus?.stake ?? zero,
})

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
