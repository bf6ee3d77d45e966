import { addMinor, type Minor, minor, parseMoney, subtractMinor, zero } from '@mosaic/contracts'
import { effectOn, type Posting, post, reverse } from '../../money'
import { releaseBonusMoney } from '../wagering/bonus-money'
import { type Split, splitPayout, splitStake } from '../wagering/split'
import { lockBonus } from '../wagering/store'
import { betRejection } from './bet-rejection'
import {
  bonusAccountOf,
  type LockedCallContext,
  accountsOf,
  type Outcome,
  readVisible,
  roundAfter,
  scopeOf,
  stakeOf,
  TxIdTaken,
  unchanged,
  wholeOf,
} from './call-context'
import { markRolledBack, type RoundUpdate } from './call-store'
import { cappedWin } from './capped-win'
import type { ActiveBonus, BonusFunding, Round, StoredCall } from './context'
import { isReversible } from './reversible-bet'
import { usedStake } from './used-stake'

/** The active bonus that pays for this round; a round that began without it, or with another, is played with cash alone. */
const payingBonus = ({ session, history: { round } }: LockedCallContext): ActiveBonus | null => {
  const { bonus } = session
  if (!bonus?.usable) return null
  return !round || round.bonus?.bonusId === bonus.id ? bonus : null
}

const move = async (
  context: LockedCallContext,
  kind: 'bet' | 'win',
  { cash, bonus }: Split,
  suffix = '',
): Promise<string | null | 'insufficient'> => {
  const { tx, session, request, now } = context
  const whole = addMinor(cash, bonus)
  if (whole === 0n) return null
  const { player, house } = accountsOf(session)
  const sign = kind === 'bet' ? -1n : 1n
  const postings: readonly Posting[] = [
    { account: player, amount: minor(sign * cash) },
    { account: bonusAccountOf(session), amount: minor(sign * bonus) },
    { account: house, amount: minor(-sign * whole) },
  ].filter(({ amount }) => amount !== 0n)
  const answer = await post(tx, {
    scope: scopeOf(session),
    key: request.txId + suffix,
    fingerprint: request.fingerprint,
    kind,
    title: session.game.name,
    reference: request.roundId,
    postings,
    at: now,
  })
  if (answer.ok) return answer.transactionId
  if (answer.reason === 'insufficient') return 'insufficient'
  // Another player's call with the same id was posted after the history was read.
  if (answer.reason === 'mismatch') throw new TxIdTaken(request.txId)
  throw new Error(`The ledger refused ${request.txId}: ${answer.reason}`)
}

/** Bonus money of a bonus that is over becomes cash or returns to the operator, as the bonus itself did. */
const release = async (context: LockedCallContext, bonusId: string, amount: Minor): Promise<void> => {
  if (amount <= 0n) return
  const bonus = await lockBonus(context.tx, bonusId)
  if (!bonus || bonus.state === 'ACTIVE') return
  await releaseBonusMoney(context.tx, bonus, amount, `late:${context.request.txId}`, context.now)
}

const outcome = async (
  context: LockedCallContext,
  round: RoundUpdate,
  bonus: NonNullable<Outcome['bonus']>,
  transactions: readonly (string | null)[],
  credited?: Minor,
): Promise<Outcome> => ({
  status: 'OK',
  recorded: true,
  ...(await readVisible(context)),
  ledgerTransactions: transactions.filter((id) => id !== null),
  round,
  bonus,
  ...(credited !== undefined && { credited }),
})

/** Whether the call belongs to the wagering of a bonus. */
export const isOfBonus = (context: LockedCallContext): boolean =>
  (context.history.round?.bonus ?? null) !== null || payingBonus(context) !== null

/** A bet while a bonus is active: cash first, then bonus money (domain §2.2). A `betwin` brings its win as well. */
export const bonusBet = async (context: LockedCallContext): Promise<Outcome> => {
  const { session, request, history } = context
  const { round } = history
  const paying = payingBonus(context)
  const parts = splitStake(request.amount, {
    cash: session.player.balance,
    bonus: paying?.account.balance ?? zero,
  })
  const refusal = await betRejection(context, parts?.cash ?? request.amount)
  if (refusal) return unchanged(context, refusal, true)
  const most = paying?.terms.maxStake ? parseMoney(paying.terms.maxStake, session.currency) : null
  if (most !== null && request.amount > most) return unchanged(context, 'LIMIT_REACHED', true)
  const taken = parts && (await move(context, 'bet', parts))
  if (!parts || taken === 'insufficient') return unchanged(context, 'INSUFFICIENT_FUNDS', true)
  const before = round ? stakeOf(round) : { cash: zero, bonus: zero }
  const stake = { cash: addMinor(before.cash, parts.cash), bonus: addMinor(before.bonus, parts.bonus) }
  const paid = { cash: round?.payout ?? zero, bonus: round?.bonus?.payout ?? zero }
  const bonusId = round?.bonus?.bonusId ?? paying?.id ?? ''
  if (request.call !== 'betwin')
    return outcome(
      context,
      roundAfter(session, stake.cash, paid.cash, request.roundClosed),
      { bonusId, stake: stake.bonus, payout: paid.bonus, taken: parts.bonus, credited: zero },
      [taken],
    )
  const credited = cappedWin(session, request.winAmount, wholeOf(stake), wholeOf(paid))
  const won = splitPayout(credited, stake)
  const given = await move(context, 'win', won, ':win')
  if (given === 'insufficient') throw new Error('A credit cannot be short of money')
  return outcome(
    context,
    roundAfter(session, stake.cash, addMinor(paid.cash, won.cash), request.roundClosed),
    {
      bonusId,
      stake: stake.bonus,
      payout: addMinor(paid.bonus, won.bonus),
      taken: parts.bonus,
      credited: won.bonus,
    },
    [taken, given],
    credited,
  )
}

/** A win of a round with bonus money, split in the proportion of its stake. */
export const bonusWin = async (context: LockedCallContext, round: Round, bonus: BonusFunding): Promise<Outcome> => {
  const { session, request } = context
  const closed = request.roundClosed || request.amount === 0n
  const stake = stakeOf(round)
  const used = usedStake({ stake: wholeOf(stake), free: null }, request.returned, closed)
  if (used === null) return unchanged(context, 'AMOUNT_INVALID', false)
  const paid = { cash: round.payout, bonus: bonus.payout }
  const won = splitPayout(
    cappedWin(session, subtractMinor(request.amount, request.returned), used, wholeOf(paid)),
    stake,
  )
  const returned = splitPayout(request.returned, stake)
  const credit = { cash: addMinor(won.cash, returned.cash), bonus: addMinor(won.bonus, returned.bonus) }
  const given = await move(context, 'win', credit)
  if (given === 'insufficient') throw new Error('A credit cannot be short of money')
  await release(context, bonus.bonusId, credit.bonus)
  return outcome(
    context,
    roundAfter(session, subtractMinor(stake.cash, returned.cash), addMinor(paid.cash, won.cash), closed),
    {
      bonusId: bonus.bonusId,
      stake: subtractMinor(stake.bonus, returned.bonus),
      payout: addMinor(paid.bonus, won.bonus),
      taken: zero,
      credited: credit.bonus,
    },
    [given],
    wholeOf(credit),
  )
}

/** Takes a bet of cash and bonus money back, by the exact mirrors of its transactions. */
export const bonusRollback = async (
  context: LockedCallContext,
  round: Round,
  bonus: BonusFunding,
  { bet, refTxId, returned }: { readonly bet: StoredCall; readonly refTxId: string; readonly returned: Minor },
): Promise<Outcome> => {
  const { tx, session, request, now } = context
  const held = await readVisible(context)
  const [betTransaction = ''] = bet.ledgerTransactions
  const effect = {
    cash: await effectOn(tx, session.player.id, bet.ledgerTransactions),
    bonus: await effectOn(tx, held.bonusAccount, bet.ledgerTransactions),
  }
  const staked = { bonus: minor(-(await effectOn(tx, held.bonusAccount, [betTransaction]))) }
  const stake = { cash: subtractMinor(bet.amount, staked.bonus), bonus: staked.bonus }
  const won = { cash: addMinor(effect.cash, stake.cash), bonus: addMinor(effect.bonus, stake.bonus) }
  const whole = { stake: wholeOf(stakeOf(round)), payout: addMinor(round.payout, bonus.payout) }
  if (
    !isReversible({ state: round.state, ...whole, returned }, { call: bet.call, stake: bet.amount, win: wholeOf(won) })
  )
    return unchanged(context, 'ROUND_CLOSED', false)
  if (session.player.balance - effect.cash < 0n || held.bonusBalance - effect.bonus < 0n)
    return unchanged(context, 'INSUFFICIENT_FUNDS', false)
  const mirrors: string[] = []
  for (const [index, id] of bet.ledgerTransactions.entries()) {
    const mirror = await reverse(tx, {
      scope: scopeOf(session),
      key: `${request.txId}:${index}`,
      reverses: id,
      reference: request.roundId,
      at: now,
      kind: 'rollback',
    })
    if (!mirror.ok) throw new Error(`The ledger refused to reverse ${id}: ${mirror.reason}`)
    mirrors.push(mirror.transactionId)
  }
  await markRolledBack(tx, session.provider, refTxId)
  await release(context, bonus.bonusId, minor(-effect.bonus))
  const left = {
    stake: { cash: subtractMinor(round.stake, stake.cash), bonus: subtractMinor(bonus.stake, stake.bonus) },
    payout: { cash: subtractMinor(round.payout, won.cash), bonus: subtractMinor(bonus.payout, won.bonus) },
  }
  const after: RoundUpdate =
    wholeOf(left.stake) === 0n
      ? { stake: zero, payout: left.payout.cash, validBet: zero, state: 'CANCELLED' }
      : roundAfter(session, left.stake.cash, left.payout.cash, round.state === 'SETTLED')
  return outcome(
    context,
    after,
    {
      bonusId: bonus.bonusId,
      stake: left.stake.bonus,
      payout: left.payout.bonus,
      taken: zero,
      credited: zero,
    },
    mirrors,
  )
}
