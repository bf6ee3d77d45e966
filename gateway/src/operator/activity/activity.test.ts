import { sql } from 'drizzle-orm'
import { signedHeaders } from '../../platform'
import { startTestGateway, testConfig, type TestGateway } from '../../../testing/gateway'
import { walletBench } from '../../../testing/wallet'
import { activityLines } from '../command/activity-text'

const key = { id: 'test', secret: 'key-of-the-operators-0123456789abcdef' }
let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway({ config: { keys: { ...testConfig().keys, ops: key } } })
})
afterAll(() => gateway.close())

const call = async (method: 'GET' | 'POST', url: string, body = '') => {
  const headers = {
    ...signedHeaders(key, method, url, body, Date.now()),
    ...(body && { 'content-type': 'application/json' }),
  }
  const answer = await gateway.app.inject({ method, url, headers, ...(body && { payload: body }) })
  return { status: answer.statusCode, ...(answer.statusCode === 200 && activityLines(answer.json())) }
}

test('totals that were changed by hand: the command names them, and with --fix writes them anew', async () => {
  const bench = await walletBench(gateway)
  const player = await bench.newPlayer(10_000)
  await bench.playRound(await bench.open(player), '200', '0')
  await gateway.ctx.events.drained()
  expect(await call('GET', '/ops/v1/activity')).toMatchObject({ differ: false })
  await gateway.ctx.db.execute(
    sql`update activity_totals set payout = payout + 5, cash_stake = cash_stake + 5 where member_id = ${player.id}`,
  )
  const found = await call('GET', '/ops/v1/activity')
  expect(found.differ).toBe(true)
  expect(found.text?.[0]).toContain(player.id)
  await gateway.ctx.db.execute(sql`delete from activity_totals where member_id = ${player.id}`)
  expect((await call('GET', '/ops/v1/activity')).text).toHaveLength(3)
  expect(await call('POST', '/ops/v1/activity/rewrite', '{}')).toMatchObject({ status: 400 })
  expect(await call('POST', '/ops/v1/activity/rewrite', '{"operator":"ana"}')).toMatchObject({ differ: false })
  const { rows } = await gateway.ctx.db.execute(
    sql`select operator from operator_log where action = 'activity.rewrite'`,
  )
  expect(rows).toEqual([{ operator: 'ana (command)' }])
})
