import { batchHandler, type EventOf } from '../../platform'
import { type Change, handlerName } from './activity.sql'
import { quarterOf } from './quarter'
import * as store from './store'

type BetEvent = EventOf<'bet.settled' | 'bet.voided'>

/** A bet that is taken back is deducted in the quarter in which its round was settled. */
const changeOf = ({ id, name, memberId, payload }: BetEvent): Change => {
  const sign = name === 'bet.voided' ? -1 : 1
  const [stake, freeStake, validBet, payout] = [payload.stake, payload.freeStake, payload.validBet, payload.payout].map(
    (amount) => BigInt(sign) * BigInt(amount),
  ) as [bigint, bigint, bigint, bigint]
  return {
    id: id.toString(),
    member_id: memberId,
    quarter: new Date(quarterOf(payload.countedAt)).toISOString(),
    category: payload.category,
    merchant_code: payload.merchantCode,
    currency: payload.currency,
    game_code: payload.gameId,
    rounds: sign * payload.rounds,
    stake: (stake + freeStake).toString(),
    cash_stake: stake.toString(),
    valid_bet: validBet.toString(),
    payout: payout.toString(),
  }
}

/** False for a rolled back bet of an open round, which had not been counted. */
const isChange = ({ rounds, stake, valid_bet: validBet, payout }: Change): boolean =>
  rounds !== 0 || [stake, validBet, payout].some((amount) => amount !== '0')

/** A new cursor begins with all rounds that were settled before it. */
export const countBets = batchHandler({
  name: handlerName,
  subscribesTo: ['bet.settled', 'bet.voided'],
  begin: store.rewrite,
  handle: (tx, events) => store.add(tx, events.map(changeOf).filter(isChange)),
})
