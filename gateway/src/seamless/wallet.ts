import { addMinor, type Minor, minor, type SeamlessStatus, subtractMinor, zero } from '@mosaic/contracts'
import type { Tx } from '../kernel/database'
import { accountKey, houseAccount, type LockedAccounts, playerAccount, post, reverse, transfer } from '../ledger'
import { answerText, type WalletAnswer, type WalletRequest, tokenHash } from './protocol'
import * as store from './store'
import type { GameSession, History, RoundToKeep } from './store'
import { validBet } from './valid-bet'

export const sessionLifeMs = 30 * 60_000
/** A session in use is prolonged when this much of its life is over, not at every call. */
const prolongAfterMs = 5 * 60_000

/** Thrown to undo the whole transaction when a call's id turns out to be another player's. */
export class TxIdTaken extends Error {
  override name = 'TxIdTaken'
}

type Turn = { readonly tx: Tx; readonly session: GameSession; readonly request: WalletRequest; readonly history: History; readonly now: number }

/** What a call comes to; `keep: false` leaves no trace, so that the same call may succeed later. */
type Outcome = {
  readonly status: SeamlessStatus
  readonly keep: boolean
  readonly balance: Minor
  readonly version: bigint
  readonly ledgerTransactions: readonly string[]
  readonly round: RoundToKeep | null
  readonly credited?: Minor
}

const unchanged = (turn: Turn, status: SeamlessStatus, keep: boolean): Outcome => ({ status, keep, balance: turn.session.player.balance, version: turn.session.player.version, ledgerTransactions: [], round: null })

const answerOf = (turn: Turn, outcome: Pick<Outcome, 'status' | 'balance' | 'version' | 'credited'>): WalletAnswer => ({
  status: outcome.status,
  balance: outcome.balance.toString(),
  balanceVersion: Number(outcome.version),
  currency: turn.session.currency,
  ...(outcome.credited !== undefined && { credited: outcome.credited.toString() }),
})

const booksOf = (session: GameSession) => ({ merchant: session.merchantCode, currency: session.currency })
const accountsOf = (session: GameSession) => {
  const player = playerAccount(booksOf(session), session.memberId)
  const house = houseAccount(booksOf(session), session.game.code)
  const known: LockedAccounts = new Map([[accountKey(player), session.player], [accountKey(house), session.house]])
  return { player, house, known }
}

/** Rules that stop new play. Owed money is not play: wins and rollbacks never come here. */
const playRefusal = ({ session, request, history, now }: Turn): SeamlessStatus | null => {
  const { game } = session
  if (!session.memberActive) return 'ACCOUNT_LOCKED'
  if (session.expiresAt <= now) return 'SESSION_EXPIRED'
  if (!game.playable || game.minBet === null || game.maxBet === null) return 'GAME_DISABLED'
  if (request.amount === 0n) return 'AMOUNT_INVALID'
  const { round } = history
  if (round && (round.memberId !== session.memberId || round.gameCode !== game.code)) return 'ROUND_UNKNOWN'
  if (round && round.state !== 'OPEN') return 'ROUND_CLOSED'
  const stake = addMinor(round?.stake ?? zero, request.amount)
  return stake < game.minBet || stake > game.maxBet ? 'LIMIT_REACHED' : null
}

const roundAfter = (session: GameSession, stake: Minor, payout: Minor, closed: boolean): RoundToKeep => {
  const state = closed ? ('SETTLED' as const) : ('OPEN' as const)
  return { stake, payout, state, validBet: validBet({ category: session.game.category, stake, payout, state }) }
}

const scopeOf = (session: GameSession) => `seamless:${session.provider}`

/** Never pays beyond the published maximum of the game; the rest of the stake of the round is its base. */
const cappedWin = (session: GameSession, wanted: Minor, stake: Minor, paid: Minor): Minor => {
  const { maxWinX } = session.game
  if (maxWinX === null) return wanted
  const room = subtractMinor(minor(stake * BigInt(maxWinX)), paid)
  return wanted <= room ? wanted : room > 0n ? room : zero
}

type Moved = { readonly balance: Minor; readonly version: bigint; readonly transaction: string }

const move = async (turn: Turn, kind: 'bet' | 'win', amount: Minor, known: LockedAccounts, suffix = ''): Promise<Moved | 'insufficient'> => {
  const { player, house } = accountsOf(turn.session)
  const answer = await post(
    turn.tx,
    {
      scope: scopeOf(turn.session), key: turn.request.txId + suffix, fingerprint: turn.request.fingerprint, kind, title: turn.session.game.name, reference: turn.request.roundId,
      postings: kind === 'bet' ? transfer(player, house, amount) : transfer(house, player, amount), at: turn.now,
    },
    known,
  )
  if (answer.ok) return { ...answer.after(player), transaction: answer.transactionId }
  if (answer.reason === 'insufficient') return 'insufficient'
  throw new Error(`The ledger refused ${turn.request.txId}: ${answer.reason}`)
}

const bet = async (turn: Turn): Promise<Outcome> => {
  const { session, request, history } = turn
  const refusal = playRefusal(turn)
  if (refusal) return unchanged(turn, refusal, true)
  const { player, known } = accountsOf(session)
  const taken = await move(turn, 'bet', request.amount, known)
  if (taken === 'insufficient') return unchanged(turn, 'INSUFFICIENT_FUNDS', true)
  const stake = addMinor(history.round?.stake ?? zero, request.amount)
  const paid = history.round?.payout ?? zero
  if (request.call === 'bet') return { status: 'OK', keep: true, balance: taken.balance, version: taken.version, ledgerTransactions: [taken.transaction], round: roundAfter(session, stake, paid, request.roundClosed) }

  const credited = cappedWin(session, request.winAmount, stake, paid)
  const moved = new Map(known).set(accountKey(player), { ...session.player, balance: taken.balance, version: taken.version })
  const won = credited === 0n ? null : await move(turn, 'win', credited, moved, ':win')
  if (won === 'insufficient') throw new Error('A credit cannot be short of money')
  return {
    status: 'OK', keep: true, balance: won?.balance ?? taken.balance, version: won?.version ?? taken.version,
    ledgerTransactions: won ? [taken.transaction, won.transaction] : [taken.transaction],
    round: roundAfter(session, stake, addMinor(paid, credited), request.roundClosed), credited,
  }
}

/** Owed money is paid whatever has become of the session or the account meanwhile. */
const win = async (turn: Turn): Promise<Outcome> => {
  const { session, request, history } = turn
  const { round } = history
  if (!round || round.memberId !== session.memberId || round.gameCode !== session.game.code) return unchanged(turn, 'ROUND_UNKNOWN', false)
  if (round.state !== 'OPEN') return unchanged(turn, 'ROUND_CLOSED', false)
  const credited = cappedWin(session, request.amount, round.stake, round.payout)
  const won = credited === 0n ? null : await move(turn, 'win', credited, accountsOf(session).known)
  if (won === 'insufficient') throw new Error('A credit cannot be short of money')
  // A win of nothing says that the round is over (domain §2.2).
  const closed = request.roundClosed || request.amount === 0n
  return {
    status: 'OK', keep: true, balance: won?.balance ?? session.player.balance, version: won?.version ?? session.player.version, ledgerTransactions: won ? [won.transaction] : [],
    round: roundAfter(session, round.stake, addMinor(round.payout, credited), closed), credited,
  }
}

const endRound = (turn: Turn): Outcome => {
  const { session, history } = turn
  const { round } = history
  if (!round || round.memberId !== session.memberId || round.gameCode !== session.game.code) return unchanged(turn, 'ROUND_UNKNOWN', false)
  if (round.state !== 'OPEN') return unchanged(turn, 'ROUND_CLOSED', false)
  return { ...unchanged(turn, 'OK', true), round: roundAfter(session, round.stake, round.payout, true) }
}

const rollback = async (turn: Turn): Promise<Outcome> => {
  const { tx, session, request, history, now } = turn
  const { referenced, round } = history
  const refTxId = request.refTxId ?? ''
  if (!referenced) {
    // The bet may still be on its way: its id is burnt, so that it takes nothing when it comes.
    const tombstone = { txId: refTxId, call: 'tombstone', fingerprint: '', roundId: request.roundId, refTxId: null, amount: zero, status: 'TX_ROLLED_BACK', answer: '', ledgerTransactions: [] } as const
    if (!(await store.keepCall(tx, session, tombstone, null, now))) throw new TxIdTaken(refTxId)
    return unchanged(turn, 'OK', true)
  }
  const reversible = (referenced.call === 'bet' || referenced.call === 'betwin') && referenced.memberId === session.memberId && referenced.roundId === request.roundId
  if (!reversible) return unchanged(turn, 'TX_UNKNOWN', false)
  if (referenced.status !== 'OK') return unchanged(turn, 'OK', true)
  const alone = referenced.call === 'betwin' || (round?.state === 'OPEN' && round.payout === 0n)
  if (!round || !alone) return unchanged(turn, 'ROUND_CLOSED', false)

  const effect = await store.effectOn(tx, session.player.id, referenced.ledgerTransactions)
  if (session.player.balance - effect < 0n) return unchanged(turn, 'INSUFFICIENT_FUNDS', false)
  let state = { balance: session.player.balance, version: session.player.version }
  const mirrors: string[] = []
  for (const [index, id] of referenced.ledgerTransactions.entries()) {
    const mirror = await reverse(tx, { scope: scopeOf(session), key: `${request.txId}:${index}`, reverses: id, reference: request.roundId, at: now, kind: 'rollback' })
    if (!mirror.ok) throw new Error(`The ledger refused to reverse ${id}: ${mirror.reason}`)
    state = mirror.after(accountsOf(session).player)
    mirrors.push(mirror.transactionId)
  }
  await store.markRolledBack(tx, session.provider, refTxId)
  const stake = subtractMinor(round.stake, referenced.amount)
  const payout = minor(round.payout - (effect + referenced.amount))
  const after: RoundToKeep = stake === 0n ? { stake, payout, validBet: zero, state: 'CANCELLED' } : roundAfter(session, stake, payout, round.state === 'SETTLED')
  return { status: 'OK', keep: true, balance: state.balance, version: state.version, ledgerTransactions: mirrors, round: after }
}

const outcomeOf = async (turn: Turn): Promise<Outcome> => {
  switch (turn.request.call) {
    case 'bet':
    case 'betwin':
      return bet(turn)
    case 'win':
      return win(turn)
    case 'end-round':
      return endRound(turn)
    case 'rollback':
      return rollback(turn)
  }
}

/** The answer that history already holds, if any. */
const settledBefore = (turn: Turn): string | null => {
  const { request, history } = turn
  const { stored } = history
  const now = (status: SeamlessStatus) => answerText(answerOf(turn, unchanged(turn, status, false)))
  const placesBet = request.call === 'bet' || request.call === 'betwin'
  if (stored?.call === 'tombstone') return now(placesBet ? 'TX_ROLLED_BACK' : 'DUPLICATE_MISMATCH')
  if (stored && stored.fingerprint !== request.fingerprint) return now('DUPLICATE_MISMATCH')
  // Bet → rollback → the bet again ends like rollback → bet (invariant 11): the provider must not believe that the bet stands.
  if (stored?.rolledBack) return now('TX_ROLLED_BACK')
  if (stored) return stored.answer
  return request.call === 'rollback' && history.rollback ? history.rollback.answer : null
}

/** One wallet call from the lock to the stored answer, inside the caller's transaction. Returns the exact text of the answer. */
export const perform = async (tx: Tx, provider: string, request: WalletRequest, now: number): Promise<string> => {
  const context = await store.lockContext(tx, provider, tokenHash(request.sessionToken), request)
  if (!context || context.session.provider !== provider || context.session.game.code !== request.gameCode) return answerText({ status: 'SESSION_UNKNOWN' })
  const { session } = context
  const turn: Turn = { tx, request, now, ...context }
  const before = settledBefore(turn)
  if (before !== null) return before
  if (request.currency !== session.currency) return answerText(answerOf(turn, unchanged(turn, 'CURRENCY_MISMATCH', false)))

  const outcome = await outcomeOf(turn)
  const answer = answerText(answerOf(turn, outcome))
  if (!outcome.keep) return answer
  const { call, txId, fingerprint, roundId, refTxId, amount } = request
  const kept = await store.keepCall(tx, session, { txId, call, fingerprint, roundId, refTxId, amount, status: outcome.status, answer, ledgerTransactions: outcome.ledgerTransactions }, outcome.round, now)
  if (!kept) throw new TxIdTaken(txId)
  if (outcome.status === 'OK' && session.expiresAt > now && session.expiresAt - now < sessionLifeMs - prolongAfterMs) await store.prolongSession(tx, session.id, now + sessionLifeMs)
  return answer
}
