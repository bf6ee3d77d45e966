import { sql } from 'drizzle-orm'
import { callAsCommand, opsKey } from '../../../testing/command'
import { startTestGateway, testConfig, type TestGateway } from '../../../testing/gateway'
import { walletBench } from '../../../testing/wallet'
import { activityLines } from '../command/activity-text'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway({ config: { keys: { ...testConfig().keys, ops: opsKey } } })
})
afterAll(() => gateway.close())

const compared = async (name: 'compareActivity' | 'rewriteActivity') =>
  activityLines((await callAsCommand(gateway, name)).value)

test('totals changed by hand: the comparison reports them, and a rewrite corrects them', async () => {
  const bench = await walletBench(gateway)
  const player = await bench.newPlayer(10_000)
  await bench.playRound(await bench.open(player), '200', '0')
  await gateway.ctx.events.drained()
  expect((await compared('compareActivity')).differ).toBe(false)
  await gateway.ctx.db.execute(
    sql`update activity_totals set payout = payout + 5, cash_stake = cash_stake + 5 where member_id = ${player.id}`,
  )
  const found = await compared('compareActivity')
  expect(found.differ).toBe(true)
  expect(found.text[0]).toContain(player.id)
  await gateway.ctx.db.execute(sql`delete from activity_totals where member_id = ${player.id}`)
  expect((await compared('compareActivity')).text).toHaveLength(3)
  expect((await compared('rewriteActivity')).differ).toBe(false)
  const { rows } = await gateway.ctx.db.execute(
    sql`select operator from operator_log where action = 'activity.rewrite'`,
  )
  expect(rows).toEqual([{ operator: 'ana (command)' }])
})
