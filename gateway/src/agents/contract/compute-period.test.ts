import { minor } from '@mosaic/contracts'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { teamBench, type TeamBench } from '../../../testing/team'
import type { Tx } from '../../platform/db/database'
import { inTransaction } from '../../platform/db/transaction'
import { acceptHouseContract } from './house-contract'
import { computePeriod } from './compute-period'
import { settleContracts } from './settle-contracts'

let gateway: TestGateway
let bench: TeamBench
beforeAll(async () => {
  gateway = await startTestGateway()
  bench = await teamBench(gateway)
})
afterAll(() => gateway.close())

const hour = 3_600_000
const tier = { minTurnover: minor(0n), minActive: 0, minLoss: minor(0n), rate: 10, cap: null }

/** A transaction that counts the statements begun in it. */
const counting = (tx: Tx, onStatement: () => void): Tx =>
  new Proxy(tx, {
    get: (target, name) => {
      if (['select', 'execute', 'insert'].includes(String(name))) onStatement()
      return Reflect.get(target, name)
    },
  })

/** Statements of the next hour, which is not stored. */
const statementsOfAnHour = async (): Promise<number> => {
  const from = Math.floor(gateway.clock.now() / hour) * hour
  let count = 0
  const undone = new Error('undone')
  await inTransaction(gateway.ctx.db, async (tx) => {
    const counted = counting(tx, () => (count += 1))
    const period = { key: 'counted', from, to: from + hour }
    await computePeriod(counted, bench.merchant, { kind: 'hourlySalary' }, period, gateway.clock.now())
    throw undone
  }).catch((error: unknown) => {
    if (error !== undone) throw error
  })
  return count
}

test('an hour after many paid hours: takes as many statements as one after few', async () => {
  const top = await bench.join(null, 2)
  const terms = { kind: 'hourlySalary', stackable: true, tiers: [tier] } as const
  await acceptHouseContract(gateway.ctx, bench.merchant, top.id, { ...terms, tiers: [...terms.tiers] })
  const hours = async (count: number) => {
    gateway.clock.advance(count * hour)
    await settleContracts(gateway.ctx, bench.merchant)
  }
  await hours(4)
  const few = await statementsOfAnHour()
  expect(few).toBeGreaterThan(3)
  await hours(12)
  expect(await statementsOfAnHour()).toBe(few)
})
