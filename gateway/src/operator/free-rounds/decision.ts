import type { DeskBody } from '@mosaic/contracts/desk'
import { publish } from '../../platform'
import { decideFreeRoundsRow, lockFreeRounds } from '../../play'
import type { AppContext } from '../../platform/runtime/app-context'
import { inTransaction } from '../../platform/db/transaction'
import { type DeskResult, refused } from '../accounts/operator-result'
import { approve, peopleNeeded } from '../four-eyes'
import { type LogActor, writeLog } from '../log'
import { type Listed, listed } from './listed'

/** A second person decides. The time to play begins with the approval, which the member is notified of. */
export const decideFreeRounds = (
  ctx: AppContext,
  by: LogActor,
  verdict: DeskBody<'decideFreeRounds'>,
): Promise<DeskResult<Listed>> =>
  inTransaction<DeskResult<Listed>>(ctx.db, async (tx) => {
    const row = await lockFreeRounds(tx, verdict.id)
    if (!row) return refused('desk.not.found')
    if (row.state !== 'PROPOSED') return refused('desk.decided')
    const at = ctx.clock.now()
    const approves = verdict.verdict === 'approve'
    if (approves) {
      const approved = await approve(ctx, tx, by, {
        decision: 'free-rounds.grant',
        subject: row.id,
        merchantCode: row.merchantCode,
        people: peopleNeeded('free-rounds.grant'),
        proposedBy: row.proposedBy,
      })
      if (!approved.ok) return approved
      if (approved.value === 'first') {
        await writeLog(tx, by, at, { action: 'free-rounds.approved.first', subject: row.id })
        return { ok: true, value: await listed(tx, row) }
      }
    }
    const after = await decideFreeRoundsRow(tx, row.id, {
      state: approves ? 'GRANTED' : 'REJECTED',
      expiresAt: row.expiresAt + (at - row.proposedAt),
      decidedBy: by.operator,
      decidedAt: at,
      refusal: verdict.verdict === 'reject' ? verdict.reason : '',
    })
    if (!after) return refused('desk.not.found')
    await writeLog(tx, by, at, {
      action: `free-rounds.${verdict.verdict}`,
      subject: row.id,
      before: { state: row.state },
      after: { state: after.state },
      ...(verdict.verdict === 'reject' && { detail: { reason: verdict.reason } }),
    })
    const shown = await listed(tx, after)
    if (approves)
      await publish(tx, {
        name: 'free-rounds.granted',
        memberId: after.memberId,
        at,
        payload: {
          rewardId: after.id,
          gameId: after.gameCode,
          gameName: shown.gameName,
          rounds: after.rounds,
          stake: after.stake.toString(),
          currency: after.currency,
          expiresAt: after.expiresAt,
        },
      })
    return { ok: true, value: shown }
  })
