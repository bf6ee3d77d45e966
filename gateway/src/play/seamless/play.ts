import { addMinor, type Minor, zero } from '@mosaic/contracts'
import { accountKey, type LockedAccounts, post, transfer } from '../../money'
import { cappedWin } from './capped-win'
import { freeBet, freeWin } from './free-round'
import { playRefusal } from './play-refusal'
import type { RoundUpdate } from './call-store'
import { accountsOf, type Asked, type Outcome, roundAfter, scopeOf, type Turn, TxIdTaken, unchanged } from './turn'

/** What a call that nothing refuses comes to; none of it is written yet. */
export type Play = {
  readonly taken: Minor
  readonly credited: Minor | null
  readonly round: RoundUpdate
}

export const betPlay = ({ session, request, history }: Asked): Play => {
  const stake = addMinor(history.round?.stake ?? zero, request.amount)
  const paid = history.round?.payout ?? zero
  const credited = request.call === 'betwin' ? cappedWin(session, request.winAmount, stake, paid) : null
  const round = roundAfter(session, stake, addMinor(paid, credited ?? zero), request.roundClosed)
  return { taken: request.amount, credited, round }
}

/** Owed money is paid whatever has become of the session or the account meanwhile. */
export const winPlay = ({ session, request, history }: Asked): Play | 'ROUND_UNKNOWN' | 'ROUND_CLOSED' => {
  const { round } = history
  if (!round || round.memberId !== session.memberId || round.gameCode !== session.game.code) return 'ROUND_UNKNOWN'
  if (round.state !== 'OPEN') return 'ROUND_CLOSED'
  const credited = cappedWin(session, request.amount, round.stake, round.payout)
  // A win of nothing says that the round is over (domain §2.2).
  const closed = request.roundClosed || request.amount === 0n
  return { taken: zero, credited, round: roundAfter(session, round.stake, addMinor(round.payout, credited), closed) }
}

type Moved = { readonly balance: Minor; readonly version: bigint; readonly transaction: string }

const move = async (
  turn: Turn,
  kind: 'bet' | 'win',
  amount: Minor,
  known: LockedAccounts,
  suffix = '',
): Promise<Moved | 'insufficient'> => {
  const { player, house } = accountsOf(turn.session)
  const answer = await post(
    turn.tx,
    {
      scope: scopeOf(turn.session),
      key: turn.request.txId + suffix,
      fingerprint: turn.request.fingerprint,
      kind,
      title: turn.session.game.name,
      reference: turn.request.roundId,
      postings: kind === 'bet' ? transfer(player, house, amount) : transfer(house, player, amount),
      at: turn.now,
    },
    known,
  )
  if (answer.ok) return { ...answer.after(player), transaction: answer.transactionId }
  if (answer.reason === 'insufficient') return 'insufficient'
  // Another player's call with the same id came first, between our look at the history and here.
  if (answer.reason === 'mismatch') throw new TxIdTaken(turn.request.txId)
  throw new Error(`The ledger refused ${turn.request.txId}: ${answer.reason}`)
}

const carryOut = async (turn: Turn, { taken, credited, round }: Play): Promise<Outcome> => {
  const { player, known } = accountsOf(turn.session)
  let { balance, version } = turn.session.player
  const ledgerTransactions: string[] = []
  for (const [kind, amount] of [
    ['bet', taken],
    ['win', credited ?? zero],
  ] as const) {
    if (amount === 0n) continue
    const accounts = new Map(known).set(accountKey(player), { ...turn.session.player, balance, version })
    const moved = await move(turn, kind, amount, accounts, kind === 'win' && taken > 0n ? ':win' : '')
    if (moved === 'insufficient') {
      if (kind === 'bet') return unchanged(turn, 'INSUFFICIENT_FUNDS', true)
      throw new Error('A credit cannot be short of money')
    }
    ;({ balance, version } = moved)
    ledgerTransactions.push(moved.transaction)
  }
  return {
    status: 'OK',
    keep: true,
    balance,
    version,
    ledgerTransactions,
    round,
    ...(credited !== null && { credited }),
  }
}

export const bet = async (turn: Turn): Promise<Outcome> => {
  const { request } = turn
  if (request.rewardId !== null) return freeBet(turn, request.rewardId)
  const refusal = await playRefusal(turn, request.amount)
  return refusal ? unchanged(turn, refusal, true) : carryOut(turn, betPlay(turn))
}

export const win = async (turn: Turn): Promise<Outcome> => {
  const play = winPlay(turn)
  if (typeof play === 'string') return unchanged(turn, play, false)
  const { free } = turn.history.round ?? {}
  return free ? freeWin(turn, free, play.round.state !== 'OPEN') : carryOut(turn, play)
}

export const endRound = (turn: Turn): Outcome => {
  const { session, history } = turn
  const { round } = history
  if (!round || round.memberId !== session.memberId || round.gameCode !== session.game.code)
    return unchanged(turn, 'ROUND_UNKNOWN', false)
  if (round.state !== 'OPEN') return unchanged(turn, 'ROUND_CLOSED', false)
  return { ...unchanged(turn, 'OK', true), round: roundAfter(session, round.stake, round.payout, true) }
}
