import { minor } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import { callAsCommand, opsKey } from '../../testing/command'
import { startTestGateway, testConfig, type TestGateway } from '../../testing/gateway'
import { teamBench, type TeamBench } from '../../testing/team'
import { agentLines } from '../operator/command/agents-text'
import { inTransaction } from '../platform/db/transaction'
import { acceptHouseContract } from '.'
import { settleContracts } from './contract/settle-contracts'
import { settleRebates } from './rebate'
import { giveRebateRates } from './team'

const day = 86_400_000

let gateway: TestGateway
let bench: TeamBench
beforeAll(async () => {
  gateway = await startTestGateway({ config: { keys: { ...testConfig().keys, ops: opsKey } } })
  bench = await teamBench(gateway)
})
afterAll(() => gateway.close())

const compared = async () => agentLines((await callAsCommand(gateway, 'compareAgents')).value)
const settle = async () => {
  await gateway.ctx.events.drained()
  await settleRebates(gateway.ctx, bench.merchant)
  await settleContracts(gateway.ctx, bench.merchant)
}
const change = (statement: string) => gateway.ctx.db.execute(sql.raw(statement))

test('three weeks of rebates, salaries and dividends: nothing differs; each planted change is found, and a later rate is none', async () => {
  const { ctx, clock } = gateway
  const top = await bench.join(null, 2)
  const player = await bench.join(top.id)
  await bench.give(player, 'opening', 1_000_000)
  const tier = (rate: number) => ({ minTurnover: minor(0), minActive: 0, minLoss: minor(0), rate, cap: null })
  await acceptHouseContract(ctx, bench.merchant, top.id, { kind: 'dailySalary', stackable: true, tiers: [tier(30)] })
  const dividend = { kind: 'dividend', period: 'week', negative: 'carry', tiers: [tier(1000)] } as const
  await acceptHouseContract(ctx, bench.merchant, top.id, dividend)
  for (let days = 0; days < 21; days += 1) {
    clock.advance(day)
    if (days % 3 === 0) await bench.play(player, 10_000, days === 6 ? 30_000 : 1_000)
    await settle()
  }
  expect(await compared()).toEqual({ differ: false, text: ['What agents earned is what activity and ledger say.'] })

  await inTransaction(ctx.db, (tx) =>
    giveRebateRates(tx, { memberId: player.id, givenBy: top.id, at: clock.now() }, { RNG: 70 }),
  )
  expect((await compared()).differ).toBe(false)

  const own = `agent_id = '${top.id}'`
  const oldest = (kind: string) =>
    `ctid = (select ctid from contract_payments where ${own} and kind = '${kind}' and turnover > 0 order by period_from limit 1)`
  const plants: readonly (readonly [string, string, string, RegExp])[] = [
    ['agent_commissions', 'amount', `${own} and amount > 0`, /rebate .* amount: stored/],
    ['rebate_bets', 'valid_bet', `member_id = '${player.id}'`, /rebate .* amount: stored/],
    ['contract_payments', 'share', oldest('dailySalary'), /dailySalary .* share: stored/],
    ['contract_payments', 'turnover', oldest('dailySalary'), /dailySalary .* turnover: stored/],
    ['contract_payments', 'stake', oldest('dividend'), /dividend .* stake: stored/],
    ['contract_payments', 'salaries', oldest('dividend'), /dividend .* salaries: stored/],
    ['contract_payments', 'carry', oldest('dividend'), /dividend .* carry: stored/],
    ['contract_payments', 'amount', oldest('dailySalary'), /contract .* ledger: amount/],
  ]
  for (const [table, column, where, line] of plants) {
    await change(`update ${table} set ${column} = ${column} + 1000 where ${where}`)
    const found = await compared()
    expect([table, column, found.differ]).toEqual([table, column, true])
    expect(found.text.filter((each) => line.test(each))).not.toEqual([])
    await change(`update ${table} set ${column} = ${column} - 1000 where ${where}`)
  }
  expect((await compared()).differ).toBe(false)
}, 120_000)
