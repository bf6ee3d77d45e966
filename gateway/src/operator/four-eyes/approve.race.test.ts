import { sql } from 'drizzle-orm'
import { startTestDesk } from '../../../testing/desk'
import { startTestGateway } from '../../../testing/gateway'
import { giveMoney } from '../../../testing/give-money'
import { openRaceDatabase } from '../../../testing/race-database'
import { raceOn } from '../../../testing/race'
import { memberByAccount } from '../../identity'
import { inTransaction } from '../../platform/db/transaction'
import { systemRandom } from '../../platform/runtime/random'

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
      let disable = () => undefined as void
      const held = new Promise<void>((resolve) => {
        disable = resolve
      })
      const disabling = inTransaction(db, async (tx) => {
        await tx.execute(sql`update operators set disabled = true where name = ${name}`)
        await held
      })
      await new Promise((resolve) => setTimeout(resolve, 300))
      const deciding = desk.call('decideAdjustment', { cookie: second, body }).then((answer) => decided.push(answer))
      await new Promise((resolve) => setTimeout(resolve, 700))
      expect(decided).toEqual([])
      disable()
      await Promise.all([disabling, deciding])
      expect(decided[0]?.code).not.toBe('OK')
      const { rows } = await db.execute<{ state: string }>(sql`select state from adjustments where id = ${id}`)
      expect(rows[0]?.state).toBe('PROPOSED')
      await db.execute(sql`update operators set disabled = false where name = ${name}`)
    }
  },
)
