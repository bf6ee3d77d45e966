import { fingerprintOf, lockAccounts, post, transfer } from '../../money'
import type { AppContext } from '../../platform/runtime/app-context'
import { batchByBatch } from '../../platform/runtime/one-by-one'
import type { Tx } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import { giverAccount, potOf } from './open-rain'
import * as store from './store'

const batchSize = 100

/** Returns what nobody caught to the giver. The pot is locked first, so no envelope is claimed meanwhile. */
export const closeRain = async (tx: Tx, id: string, at: number): Promise<void> => {
  const known = await store.lockRain(tx, id)
  if (!known || known.closedAt !== null) return
  await lockAccounts(tx, [potOf(known)])
  const left = await store.unclaimedSum(tx, id)
  await store.closeRain(tx, id, left, at)
  if (left === 0n) return
  const returned = await post(tx, {
    scope: 'rain.return',
    key: id,
    fingerprint: fingerprintOf('rain.return', id, String(left), known.currency),
    kind: 'promotion',
    title: '',
    reference: id,
    postings: transfer(potOf(known), giverAccount(known), left),
    at,
  })
  if (!returned.ok) throw new Error(`The ledger refused the return of rain ${id}: ${returned.reason}`)
}

/** Closes rains whose time is over, each in its own transaction. */
export const closeEndedRains = (ctx: AppContext): Promise<void> =>
  batchByBatch<{ readonly id: string }>(ctx, {
    batchSize,
    next: (after) => store.endedRains(ctx.db, ctx.clock.now(), after?.id ?? null, batchSize),
    failed: 'a rain that is over could not be closed',
    work: ({ id }) => inTransaction(ctx.db, (tx) => closeRain(tx, id, ctx.clock.now())),
  })
