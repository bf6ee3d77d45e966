import { inTransaction } from '../../platform/db/transaction'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { teamBench, type TeamBench, type TeamMember } from '../../../testing/team'
import { giveRebateRates } from '../team'
import { settleRebates } from '.'

let gateway: TestGateway
let team: TeamBench
beforeAll(async () => {
  gateway = await startTestGateway()
  team = await teamBench(gateway)
})
afterAll(() => gateway.close())

const day = 24 * 60 * 60_000
const earned = async (agent: TeamMember) =>
  (await gateway.call('teamCommission', { token: await team.tokenOf(agent) })).body.value
const lose = async (member: TeamMember, stake: number) => {
  await team.give(member, 'opening', stake)
  await team.play(member, stake, 0)
}

test('earned today, and through whom: what the nightly run then pays, without other trees and trial accounts', async () => {
  const top = await team.join(null, 1)
  const middle = await team.join(top.id, 1)
  await inTransaction(gateway.ctx.db, (tx) =>
    giveRebateRates(tx, { memberId: middle.id, givenBy: top.id, at: gateway.clock.now() }, { RNG: 80 }),
  )
  const [direct, below] = [await team.join(top.id), await team.join(middle.id)]
  const [house, stranger] = [await team.join(top.id, 40), await team.join((await team.join(null, 1)).id)]
  await lose(direct, 5000)
  await lose(below, 8000)
  for (const member of [house, stranger]) await lose(member, 9000)
  const value = await earned(top)
  // 100 − 60 basis points of 50.00 and 100 − 80 of 80.00.
  expect(value).toMatchObject({ amount: '0.36', paid: { rebate: '0.00', salary: '0.00', dividend: '0.00' } })
  expect(value?.members).toEqual([
    { id: direct.id, account: direct.account, amount: '0.20', validBet: '50.00' },
    { id: middle.id, account: middle.account, amount: '0.16', validBet: '80.00' },
  ])
  gateway.clock.advance(day)
  await settleRebates(gateway.ctx, team.merchant)
  expect(await earned(top)).toMatchObject({ amount: '0.00', members: [], paid: { rebate: '0.36' } })
})
