import { addMinor, type Minor, zero } from '@mosaic/contracts'
import { accountKey, type LockedAccounts, post, transfer } from '../../money'
import { cappedWin } from './capped-win'
import { freeBet, freeWin } from './free-round'
import { playRefusal } from './play-refusal'
import { accountsOf, type Outcome, roundAfter, scopeOf, type Turn, TxIdTaken, unchanged } from './turn'

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

export const bet = async (turn: Turn): Promise<Outcome> => {
  const { session, request, history } = turn
  if (request.rewardId !== null) return freeBet(turn, request.rewardId)
  const refusal = await playRefusal(turn, request.amount)
  if (refusal) return unchanged(turn, refusal, true)
  const { player, known } = accountsOf(session)
  const taken = await move(turn, 'bet', request.amount, known)
  if (taken === 'insufficient') return unchanged(turn, 'INSUFFICIENT_FUNDS', true)
  const stake = addMinor(history.round?.stake ?? zero, request.amount)
  const paid = history.round?.payout ?? zero
  if (request.call === 'bet')
    return {
      status: 'OK',
      keep: true,
      balance: taken.balance,
      version: taken.version,
      ledgerTransactions: [taken.transaction],
      round: roundAfter(session, stake, paid, request.roundClosed),
    }

  const credited = cappedWin(session, request.winAmount, stake, paid)
  const moved = new Map(known).set(accountKey(player), {
    ...session.player,
    balance: taken.balance,
    version: taken.version,
  })
  const won = credited === 0n ? null : await move(turn, 'win', credited, moved, ':win')
  if (won === 'insufficient') throw new Error('A credit cannot be short of money')
  return {
    status: 'OK',
    keep: true,
    balance: won?.balance ?? taken.balance,
    version: won?.version ?? taken.version,
    ledgerTransactions: won ? [taken.transaction, won.transaction] : [taken.transaction],
    round: roundAfter(session, stake, addMinor(paid, credited), request.roundClosed),
    credited,
  }
}

/** Owed money is paid whatever has become of the session or the account meanwhile. */
export const win = async (turn: Turn): Promise<Outcome> => {
  const { session, request, history } = turn
  const { round } = history
  if (!round || round.memberId !== session.memberId || round.gameCode !== session.game.code)
    return unchanged(turn, 'ROUND_UNKNOWN', false)
  if (round.state !== 'OPEN') return unchanged(turn, 'ROUND_CLOSED', false)
  // A win of nothing says that the round is over (domain §2.2).
  const closed = request.roundClosed || request.amount === 0n
  if (round.free) return freeWin(turn, round.free, closed)
  const credited = cappedWin(session, request.amount, round.stake, round.payout)
  const won = credited === 0n ? null : await move(turn, 'win', credited, accountsOf(session).known)
  if (won === 'insufficient') throw new Error('A credit cannot be short of money')
  return {
    status: 'OK',
    keep: true,
    balance: won?.balance ?? session.player.balance,
    version: won?.version ?? session.player.version,
    ledgerTransactions: won ? [won.transaction] : [],
    round: roundAfter(session, round.stake, addMinor(round.payout, credited), closed),
    credited,
  }
}

export const endRound = (turn: Turn): Outcome => {
  const { session, history } = turn
  const { round } = history
  if (!round || round.memberId !== session.memberId || round.gameCode !== session.game.code)
    return unchanged(turn, 'ROUND_UNKNOWN', false)
  if (round.state !== 'OPEN') return unchanged(turn, 'ROUND_CLOSED', false)
  return { ...unchanged(turn, 'OK', true), round: roundAfter(session, round.stake, round.payout, true) }
}
