import { minor, type Minor, zero } from '@mosaic/contracts'
import type { AppContext } from '../../../platform/runtime/app-context'
import { inTransaction } from '../../../platform/db/transaction'
import { ownCallFingerprint, type CallContent } from '../protocol'
import { findRoundStatus, type ProviderRoundStatus } from '../provider-rounds'
import { performOwed } from '../wallet'
import { type OverdueRound, claimOverdueRounds } from './overdue-store'
import { roundEnd } from './round-end'

/** After this time an open round is over, or its end was lost on the way (domain §2.2). */
export const overdueAfterMs = 10 * 60_000

type Owed = Pick<CallContent, 'call' | 'txId'> & {
  readonly refTxId?: string
  readonly amount?: Minor
  readonly returned?: Minor
}

/** The calls that the provider should have made, under its own id where it may still send one. */
const owedCalls = (ctx: AppContext, round: OverdueRound, reported: ProviderRoundStatus): readonly Owed[] => {
  switch (roundEnd(round, reported)) {
    case 'pay':
      return [
        {
          call: 'win',
          txId: reported.payTxId,
          amount: minor(reported.win + reported.returned),
          returned: minor(reported.returned),
        },
      ]
    case 'close':
      return [{ call: 'end-round', txId: ctx.random.uuid() }]
    case 'take-back':
      return reported.bets.map(({ txId }) => ({ call: 'rollback', txId: ctx.random.uuid(), refTxId: txId }))
    case 'leave':
      return []
  }
}

const callOf = ({ roundId, gameCode, currency }: OverdueRound, owed: Owed): CallContent => {
  const { call, txId, refTxId = null, amount = zero, returned = zero } = owed
  const content = { call, txId, roundId, refTxId, gameCode, currency, amount, returned, roundClosed: true }
  return {
    ...content,
    winAmount: zero,
    campaign: null,
    rewardId: null,
    drawId: null,
    fingerprint: ownCallFingerprint(content),
  }
}

const endAsReported = async (ctx: AppContext, provider: string, round: OverdueRound): Promise<void> => {
  const reported = await findRoundStatus(ctx, round.roundId)
  for (const owed of reported ? owedCalls(ctx, round, reported) : []) {
    const call = callOf(round, owed)
    const done = await inTransaction(ctx.db, (tx) =>
      performOwed(tx, provider, round.sessionHash, call, ctx.clock.now()),
    )
    if (done) ctx.log.info({ provider, roundId: round.roundId, call: call.call }, 'a stale round was ended')
  }
}

/**
 * Asks the provider for the outcome of stale rounds and ends them accordingly. A late call of the provider that came
 * first is found under the player's lock.
 */
export const sweepStaleRounds = async (ctx: AppContext, provider: string): Promise<void> => {
  const now = ctx.clock.now()
  for (;;) {
    const overdue = await claimOverdueRounds(ctx.db, provider, { before: now - overdueAfterMs, now })
    const failed = (await Promise.allSettled(overdue.map((round) => endAsReported(ctx, provider, round)))).filter(
      (answer) => answer.status === 'rejected',
    )
    for (const { reason } of failed) ctx.log.warn({ err: reason as unknown }, 'a stale round could not be asked for')
    // No rounds are left, or the provider is unreachable.
    if (failed.length === overdue.length) return
  }
}
