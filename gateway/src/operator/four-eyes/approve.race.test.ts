import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { startTestDesk } from '../../../testing/desk'
import { startTestGateway } from '../../../testing/gateway'
import { giveMoney } from '../../../testing/give-money'
import { openRaceDatabase } from '../../../testing/race-database'
import { raceOn } from '../../../testing/race'
import { memberByAccount } from '../../identity'
import { inTransaction } from '../../platform/db/transaction'
import { systemRandom } from '../../platform/runtime/random'

/** A promise that the test keeps when it wants. */
const promised = () => {
  let resolve = () => undefined as void
  const promise = new Promise<void>((keep) => {
    resolve = keep
  })
  return { promise, resolve: () => resolve() }
}

const onPostgres = raceOn(async (url) => {
  const gateway = await startTestGateway({ database: await openRaceDatabase(url) })
  const desk = await startTestDesk(gateway)
  return {
    bench: { gateway, desk },
    close: async () => {
      await desk.close()
      await gateway.close()
    },
  }
})

onPostgres(
  'an operator, or the first person, who is disabled while a decision is made: it waits, and does not count',
  async ({ gateway, desk }) => {
    const { db } = gateway.ctx
    const member = await memberByAccount(db, 'aurora', 'player01')
    if (!member) throw new Error('no member')
    const player = { id: member.id, merchantCode: 'aurora', currency: 'BRL' } as const
    await giveMoney(db, player, 1000, gateway.clock.now())
    const [first, second] = [await desk.operator('cashier'), await desk.operator('admin')]
    const nameOf = async (cookie: string) => (await desk.call('session', { cookie })).value.operator?.name ?? ''
    for (const disabled of [first, second]) {
      const id = systemRandom.uuid()
      const proposal = { id, memberId: member.id, amount: '0.01', reason: 'Lost in a fault' }
      expect((await desk.call('proposeAdjustment', { cookie: first, body: proposal })).code).toBe('OK')
      const name = await nameOf(disabled)
      const body = { id, verdict: 'approve' } as const
      const decided: { code: string }[] = []
      const held = promised()
      const disabling = inTransaction(db, async (tx) => {
        await tx.execute(sql`update operators set disabled = true where name = ${name}`)
        await held.promise
      })
      await new Promise((resolve) => setTimeout(resolve, 300))
      const deciding = desk.call('decideAdjustment', { cookie: second, body }).then((answer) => decided.push(answer))
      await new Promise((resolve) => setTimeout(resolve, 700))
      expect(decided).toEqual([])
      held.resolve()
      await Promise.all([disabling, deciding])
      expect(decided[0]?.code).not.toBe('OK')
      const { rows } = await db.execute<{ state: string }>(sql`select state from adjustments where id = ${id}`)
      expect(rows[0]?.state).toBe('PROPOSED')
      await db.execute(sql`update operators set disabled = false where name = ${name}`)
    }
  },
)

onPostgres(
  'an adjustment approved and rejected at once: decided once, and money moves only if it was approved',
  async ({ gateway, desk }) => {
    const { db } = gateway.ctx
    const member = await memberByAccount(db, 'aurora', 'player01')
    if (!member) throw new Error('no member')
    const [proposer, approver, other] = [
      await desk.operator('cashier'),
      await desk.operator('compliance', 1),
      await desk.operator('compliance', 2),
    ]
    const id = systemRandom.uuid()
    const proposal = { id, memberId: member.id, amount: '7.77', reason: 'Lost in a fault' }
    expect((await desk.call('proposeAdjustment', { cookie: proposer, body: proposal })).code).toBe('OK')
    // Both wait for the row, so both begin before either has decided.
    const [held, hold] = [promised(), promised()]
    const holding = inTransaction(db, async (tx) => {
      await tx.execute(sql`select from adjustments where id = ${id} for update`)
      held.resolve()
      await hold.promise
    })
    await held.promise
    const calls = [
      desk.call('decideAdjustment', { cookie: approver, body: { id, verdict: 'approve' } }),
      desk.call('decideAdjustment', { cookie: other, body: { id, verdict: 'reject', reason: 'Not agreed' } }),
    ]
    const waiting = () => db.execute(sql`select from pg_locks where not granted`)
    for (let look = 0; look < 200 && (await waiting()).rows.length < calls.length; look += 1) await delay(50)
    hold.resolve()
    await holding
    const codes = (await Promise.all(calls)).map(({ code }) => code)
    expect(codes.toSorted()).toEqual(['OK', 'desk.decided'])
    const { rows } = await db.execute<{ state: string; posted: boolean }>(sql`
      select state, exists (select from ledger_transactions where scope = 'adjustment' and idempotency_key = ${id}) as posted from adjustments where id = ${id}`)
    expect(rows).toEqual([{ state: codes[0] === 'OK' ? 'POSTED' : 'REJECTED', posted: codes[0] === 'OK' }])
  },
)
