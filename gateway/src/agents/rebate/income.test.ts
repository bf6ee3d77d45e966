import { inTransaction } from '../../platform/db/transaction'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { teamBench, type TeamBench } from '../../../testing/team'
import { moveMember } from '../moves'
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

test('income of an agent: by day, category and downline, equal to what was paid, and without bets of other trees or of the house', async () => {
  const top = await team.join(null, 1)
  const middle = await team.join(top.id, 1)
  await inTransaction(gateway.ctx.db, (tx) =>
    giveRebateRates(tx, { memberId: middle.id, givenBy: top.id, at: gateway.clock.now() }, { RNG: 80 }),
  )
  const [direct, below] = [await team.join(top.id), await team.join(middle.id)]
  const [house, stranger] = [await team.join(top.id, 40), await team.join((await team.join(null, 1)).id)]
  const stakes = [
    [direct, 5000],
    [below, 8000],
    [house, 9000],
    [stranger, 9000],
  ] as const
  for (const [member, stake] of stakes) {
    await team.give(member, 'opening', 10_000)
    await team.play(member, stake, 0)
  }
  gateway.clock.advance(day)
  await settleRebates(gateway.ctx, team.merchant)
  const income = async (of: typeof top) => {
    const { body } = await gateway.call('rebateIncome', { token: await team.tokenOf(of) })
    if (!body.success) throw new Error(body.errorCode)
    return body.value
  }
  const value = await income(top)
  // 100 − 60 basis points of 50.00 and 100 − 80 of 80.00.
  expect(value.footer).toEqual({ amount: '0.36', paid: '0.36', validBet: '130.00' })
  expect(value.days.filter(({ amount }) => amount !== '0.00')).toEqual([
    { day: '2026-06-15', amount: '0.36', validBet: '130.00' },
  ])
  expect(value.days).toHaveLength(7)
  expect(value.categories).toEqual([{ gameType: 'RNG', amount: '0.36', validBet: '130.00' }])
  expect(value.members).toEqual([
    { id: middle.id, account: middle.account, validBet: '80.00' },
    { id: direct.id, account: direct.account, validBet: '50.00' },
  ])
  expect(await income(middle)).toMatchObject({
    footer: { amount: '0.16', validBet: '80.00' },
    members: [{ id: below.id }],
  })
  const statement = await gateway.call('accountReport', {
    token: await team.tokenOf(top),
    query: { types: 'A', kind: 'commission' },
  })
  expect(statement.body.value?.footer.in).toBe(value.footer.paid)
})

test('a downline who moved to another agent: named today and afterwards by the agent who earned on them', async () => {
  const [top, other] = [await team.join(null, 1), await team.join(null, 1)]
  const player = await team.join(top.id)
  await team.give(player, 'opening', 10_000)
  await team.play(player, 5000, 0)
  await inTransaction(gateway.ctx.db, (tx) =>
    moveMember(tx, gateway.ctx, team.merchant, { memberId: player.id, uplineId: other.id }),
  )
  const token = await team.tokenOf(top)
  const named = [{ id: player.id, account: player.account, validBet: '50.00' }]
  expect((await gateway.call('teamCommission', { token })).body.value?.members).toMatchObject(named)
  gateway.clock.advance(day)
  await settleRebates(gateway.ctx, team.merchant)
  const { body } = await gateway.call('rebateIncome', { token: await team.tokenOf(top) })
  expect(body.value?.members).toEqual(named)
})
