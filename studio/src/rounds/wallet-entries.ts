import { randomUUID } from 'node:crypto'
import type { OutboxRecord, RoundRecord, SessionRecord } from '../store/records'
import type { WalletBody } from '../wallet/seamless-client'

type Part = Pick<WalletBody, 'txId' | 'amount' | 'roundClosed' | 'ts'> & { readonly refTxId?: string }

export const walletBody = (session: SessionRecord, round: RoundRecord, part: Part): WalletBody => ({
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

/** The win closes the round, also when it is zero. */
export const payoutEntry = (session: SessionRecord, round: RoundRecord, ts: number): OutboxRecord =>
  entry('win', round.payTxId, session, round, {
    txId: round.payTxId,
    refTxId: round.betTxId,
    amount: round.win,
    roundClosed: true,
    ts,
  })

/** Takes back the bet; filed under the bet's id, because a bet is taken back once. */
export const rollbackEntry = (session: SessionRecord, round: RoundRecord, ts: number): OutboxRecord =>
  entry('rollback', round.betTxId, session, round, {
    txId: randomUUID(),
    refTxId: round.betTxId,
    amount: round.stake,
    roundClosed: true,
    ts,
  })
