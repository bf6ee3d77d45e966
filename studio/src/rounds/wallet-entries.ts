import { randomUUID } from 'node:crypto'
import { campaign } from '../campaigns/campaign-terms'
import type { OutboxRecord, RoundBet, RoundPrize, RoundRecord, SessionRecord } from '../store/records'
import type { WalletBody } from '../wallet/seamless-client'

type Part = Pick<
  WalletBody,
  'txId' | 'amount' | 'roundClosed' | 'ts' | 'refTxId' | 'rewardId' | 'drawId' | 'campaign' | 'returned'
>

const walletBody = (session: SessionRecord, round: RoundRecord, part: Part): WalletBody => ({
  ...part,
  roundId: round.id,
  sessionToken: session.walletToken ?? '',
  gameCode: round.gameCode,
  currency: round.currency,
})

const entry = (
  call: OutboxRecord['call'],
  txId: string,
  session: SessionRecord,
  round: RoundRecord,
  part: Part,
): OutboxRecord => ({
  txId,
  call,
  roundId: round.id,
  rawBody: JSON.stringify(walletBody(session, round, part)),
  attempts: 0,
  nextAt: part.ts,
  lastAnswer: null,
})

const marketOf = (pick: unknown): readonly unknown[] =>
  typeof pick === 'object' && pick !== null && 'market' in pick ? [pick.market] : []
const roundOf = (leg: unknown): unknown => (typeof leg === 'object' && leg !== null && 'round' in leg ? leg.round : '')

/**
 * Names a market of a contest besides: bets on two markets do not offset each other. A bet on later contests names those,
 * whenever it is placed.
 */
const drawOf = ({ table, nonce, choice }: RoundRecord): string => {
  const legs = typeof choice === 'object' && choice !== null && 'legs' in choice ? choice.legs : null
  if (!Array.isArray(legs)) return [table, nonce, ...marketOf(choice)].join(':')
  return [table, legs.map(roundOf).join('-'), ...(legs.length === 1 ? marketOf(legs[0]) : [])].join(':')
}

export const betBody = (session: SessionRecord, round: RoundRecord, { txId, amount }: RoundBet, ts: number): string =>
  JSON.stringify(
    walletBody(session, round, {
      ...{ txId, amount, roundClosed: false, ts },
      ...(round.rewardId !== null && { rewardId: round.rewardId }),
      ...(round.table !== null && { drawId: drawOf(round) }),
    }),
  )

/** The win closes the round, also when it is zero. */
export const payoutEntry = (session: SessionRecord, round: RoundRecord, ts: number): OutboxRecord =>
  entry('win', round.payTxId, session, round, {
    txId: round.payTxId,
    refTxId: round.bets[0]?.txId ?? '',
    amount: round.win,
    ...(round.returned !== '0' && { returned: round.returned }),
    roundClosed: true,
    ts,
  })

/** Names the round that earned the prize, which is already closed. */
export const prizeEntry = (session: SessionRecord, round: RoundRecord, prize: RoundPrize, ts: number): OutboxRecord =>
  entry('promo-win', prize.txId, session, round, {
    ...{ txId: prize.txId, amount: prize.amount, roundClosed: false, ts },
    campaign,
  })

/**
 * Rolls back one bet, stored under the bet's id because that happens once. Rolling back the first bet closes the
 * round.
 */
export const rollbackEntry = (session: SessionRecord, round: RoundRecord, bet: RoundBet, ts: number): OutboxRecord =>
  entry('rollback', bet.txId, session, round, {
    txId: randomUUID(),
    refTxId: bet.txId,
    amount: bet.amount,
    roundClosed: bet === round.bets[0],
    ts,
  })
