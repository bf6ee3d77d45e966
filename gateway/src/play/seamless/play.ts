import { addMinor, type Minor, type SeamlessStatus, subtractMinor, zero } from '@mosaic/contracts'
import { winCap } from '../games'
import { accountKey, type LockedAccounts, post, transfer } from '../../money'
import { stakeFits } from '../../protection'
import type { GameSession } from './store'
import { accountsOf, type Outcome, roundAfter, scopeOf, type Turn, TxIdTaken, unchanged } from './turn'

/** Rules that stop new play. Owed money is not play: wins and rollbacks never come here. */
const playRefusal = async ({ tx, session, request, history, now }: Turn): Promise<SeamlessStatus | null> => {
  const { game } = session
  if (session.maintenance) return 'MAINTENANCE'
  if (!session.memberActive) return 'ACCOUNT_LOCKED'
  if (session.stopped) return 'SELF_EXCLUDED'
  if (session.expiresAt <= now || !session.deviceSessionAlive) return 'SESSION_EXPIRED'
  if (!game.playable || game.minBet === null || game.maxBet === null) return 'GAME_DISABLED'
  if (request.amount === 0n) return 'AMOUNT_INVALID'
  const { round } = history
  if (round && (round.memberId !== session.memberId || round.gameCode !== game.code)) return 'ROUND_UNKNOWN'
  if (round && round.state !== 'OPEN') return 'ROUND_CLOSED'
  const stake = addMinor(round?.stake ?? zero, request.amount)
  if (stake < game.minBet || stake > game.maxBet) return 'LIMIT_REACHED'
  if (!session.limited) return null
  return (await stakeFits(tx, { memberId: session.memberId, timeZone: session.timeZone }, request.amount, now))
    ? null
    : 'LIMIT_REACHED'
}

/** Never pays beyond the published maximum of the game; the rest of the stake of the round is its base. */
const cappedWin = (session: GameSession, wanted: Minor, stake: Minor, paid: Minor): Minor => {
  const { maxWinHundredths } = session.game
  if (maxWinHundredths === null) return wanted
  const room = subtractMinor(winCap(stake, maxWinHundredths), paid)
  return wanted <= room ? wanted : room > 0n ? room : zero
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

export const bet = async (turn: Turn): Promise<Outcome> => {
  const { session, request, history } = turn
  const refusal = await playRefusal(turn)
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
  const credited = cappedWin(session, request.amount, round.stake, round.payout)
  const won = credited === 0n ? null : await move(turn, 'win', credited, accountsOf(session).known)
  if (won === 'insufficient') throw new Error('A credit cannot be short of money')
  // A win of nothing says that the round is over (domain §2.2).
  const closed = request.roundClosed || request.amount === 0n
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
