import { minor, type Minor, zero } from '@mosaic/contracts'
import type { AppContext } from '../../../platform/runtime/app-context'
import { inTransaction } from '../../../platform/db/transaction'
import { askedFingerprint, type CallContent } from '../protocol'
import { findRoundFate, type RoundFate } from '../provider-rounds'
import { performOwed } from '../wallet'
import { type OverdueRound, claimOverdueRounds } from './overdue-store'
import { roundEnd } from './round-end'

/** Domain §2.2: by then a round is over, or its end was lost on the way. */
export const overdueAfterMs = 10 * 60_000

type Owed = Pick<CallContent, 'call' | 'txId'> & { readonly refTxId?: string; readonly amount?: Minor }

/** The calls that the provider should have made, under its own id where it has one to repeat. */
const owedCalls = (ctx: AppContext, round: OverdueRound, said: RoundFate): readonly Owed[] => {
  switch (roundEnd(round, said)) {
    case 'pay':
      return [{ call: 'win', txId: said.payTxId, amount: minor(said.win) }]
    case 'close':
      return [{ call: 'end-round', txId: ctx.random.uuid() }]
    case 'take-back':
      return said.bets.map(({ txId }) => ({ call: 'rollback', txId: ctx.random.uuid(), refTxId: txId }))
    case 'leave':
      return []
  }
}

const callOf = ({ roundId, gameCode, currency }: OverdueRound, owed: Owed): CallContent => {
  const { call, txId, refTxId = null, amount = zero } = owed
  const content = { call, txId, roundId, refTxId, gameCode, currency, amount, roundClosed: true }
  return { ...content, winAmount: zero, campaign: null, rewardId: null, fingerprint: askedFingerprint(content) }
}

const endAsSaid = async (ctx: AppContext, provider: string, round: OverdueRound): Promise<void> => {
  const said = await findRoundFate(ctx, round.roundId)
  for (const owed of said ? owedCalls(ctx, round, said) : []) {
    const call = callOf(round, owed)
    const done = await inTransaction(ctx.db, (tx) =>
      performOwed(tx, provider, round.sessionHash, call, ctx.clock.now()),
    )
    if (done) ctx.log.info({ provider, roundId: round.roundId, call: call.call }, 'a stale round was ended')
  }
}

/**
 * Asks the provider what became of the rounds that stay open, and ends them as it says. What its own late call has ended meanwhile is found so
 * under the lock of the player.
 */
export const sweepStaleRounds = async (ctx: AppContext, provider: string): Promise<void> => {
  const now = ctx.clock.now()
  for (;;) {
    const overdue = await claimOverdueRounds(ctx.db, provider, { before: now - overdueAfterMs, now })
    const failed = (await Promise.allSettled(overdue.map((round) => endAsSaid(ctx, provider, round)))).filter(
      (answer) => answer.status === 'rejected',
    )
    for (const { reason } of failed) ctx.log.warn({ err: reason as unknown }, 'a stale round could not be asked for')
    // Nothing is left, or the provider is away.
    if (failed.length === overdue.length) return
  }
}
