import { addMinor, type Minor, subtractMinor, zero } from '@mosaic/contracts'
import { accountKey, type LockedAccounts, post, transfer } from '../../money'
import { cappedWin } from './capped-win'
import { usedStake } from './used-stake'
import { bonusBet, bonusWin, isOfBonus } from './bonus-round'
import { freeBet, freeWin } from './free-round'
import { betRejection } from './bet-rejection'
import type { RoundUpdate } from './call-store'
import type { Round } from './context'
import {
  accountsOf,
  type CallContext,
  type Outcome,
  roundAfter,
  scopeOf,
  type LockedCallContext,
  TxIdTaken,
  unchanged,
} from './call-context'

/** Money and round of an accepted call, decided and not written yet. */
export type WalletOperation = {
  readonly taken: Minor
  readonly credited: Minor | null
  readonly round: RoundUpdate
}

export const betOperation = ({ session, request, history }: CallContext): WalletOperation => {
  const stake = addMinor(history.round?.stake ?? zero, request.amount)
  const paid = history.round?.payout ?? zero
  const credited = request.call === 'betwin' ? cappedWin(session, request.winAmount, stake, paid) : null
  const round = roundAfter(session, stake, addMinor(paid, credited ?? zero), request.roundClosed)
  return { taken: request.amount, credited, round }
}

/** The round of a win or an end, which must be open and belong to the session's member and game. */
const openRound = ({ session, history: { round } }: CallContext): Round | 'ROUND_UNKNOWN' | 'ROUND_CLOSED' => {
  if (!round || round.memberId !== session.memberId || round.gameCode !== session.game.code) return 'ROUND_UNKNOWN'
  return round.state === 'OPEN' ? round : 'ROUND_CLOSED'
}

/** A win is owed and paid whatever the state of session and account. */
export const winOperation = (
  context: CallContext,
): WalletOperation | 'ROUND_UNKNOWN' | 'ROUND_CLOSED' | 'AMOUNT_INVALID' => {
  const { session, request } = context
  const round = openRound(context)
  if (typeof round === 'string') return round
  // A win of zero closes the round (domain §2.2).
  const closed = request.roundClosed || request.amount === 0n
  const staked = usedStake(round, request.returned, closed)
  if (staked === null) return 'AMOUNT_INVALID'
  const won = cappedWin(session, subtractMinor(request.amount, request.returned), staked, round.payout)
  const credited = addMinor(won, request.returned)
  return { taken: zero, credited, round: roundAfter(session, staked, addMinor(round.payout, won), closed) }
}

type Moved = { readonly balance: Minor; readonly version: bigint; readonly transaction: string }

const move = async (
  context: LockedCallContext,
  kind: 'bet' | 'win',
  amount: Minor,
  known: LockedAccounts,
  suffix = '',
): Promise<Moved | 'insufficient'> => {
  const { player, house } = accountsOf(context.session)
  const answer = await post(
    context.tx,
    {
      scope: scopeOf(context.session),
      key: context.request.txId + suffix,
      fingerprint: context.request.fingerprint,
      kind,
      title: context.session.game.name,
      reference: context.request.roundId,
      postings: kind === 'bet' ? transfer(player, house, amount) : transfer(house, player, amount),
      at: context.now,
    },
    known,
  )
  if (answer.ok) return { ...answer.after(player), transaction: answer.transactionId }
  if (answer.reason === 'insufficient') return 'insufficient'
  // Another player's call with the same id was posted after the history was read.
  if (answer.reason === 'mismatch') throw new TxIdTaken(context.request.txId)
  throw new Error(`The ledger refused ${context.request.txId}: ${answer.reason}`)
}

const postOperation = async (
  context: LockedCallContext,
  { taken, credited, round }: WalletOperation,
): Promise<Outcome> => {
  const { player, known } = accountsOf(context.session)
  let { balance, version } = context.session.player
  const ledgerTransactions: string[] = []
  for (const [kind, amount] of [
    ['bet', taken],
    ['win', credited ?? zero],
  ] as const) {
    if (amount === 0n) continue
    const accounts = new Map(known).set(accountKey(player), { ...context.session.player, balance, version })
    const moved = await move(context, kind, amount, accounts, kind === 'win' && taken > 0n ? ':win' : '')
    if (moved === 'insufficient') {
      if (kind === 'bet') return unchanged(context, 'INSUFFICIENT_FUNDS', true)
      throw new Error('A credit cannot be short of money')
    }
    ;({ balance, version } = moved)
    ledgerTransactions.push(moved.transaction)
  }
  return {
    status: 'OK',
    recorded: true,
    balance,
    version,
    ledgerTransactions,
    round,
    ...(credited !== null && { credited }),
  }
}

export const bet = async (context: LockedCallContext): Promise<Outcome> => {
  const { request } = context
  if (request.rewardId !== null) return freeBet(context, request.rewardId)
  if (isOfBonus(context)) return bonusBet(context)
  const refusal = await betRejection(context, request.amount)
  return refusal ? unchanged(context, refusal, true) : postOperation(context, betOperation(context))
}

export const win = async (context: LockedCallContext): Promise<Outcome> => {
  const round = openRound(context)
  if (typeof round === 'string') return unchanged(context, round, false)
  if (round.bonus) return bonusWin(context, round, round.bonus)
  const play = winOperation(context)
  if (typeof play === 'string') return unchanged(context, play, false)
  const { free } = round
  return free ? freeWin(context, free, play.round.state !== 'OPEN') : postOperation(context, play)
}

export const endRound = (context: LockedCallContext): Outcome => {
  const round = openRound(context)
  if (typeof round === 'string') return unchanged(context, round, false)
  return {
    ...unchanged(context, 'OK', true),
    round: roundAfter(context.session, round.stake, round.payout, true),
  }
}
