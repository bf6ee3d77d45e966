import { minor, type Minor } from '@mosaic/contracts'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { teamBench, type TeamBench, type TeamMember } from '../../../testing/team'
import { dayOf } from '../../platform'
import { inTransaction } from '../../platform/db/transaction'
import { compareAgents } from '../compare-agents'
import { acceptHouseContract } from '../contract'
import { paymentsOf } from '../contract/payment-store'
import { settleContracts } from '../contract/settle-contracts'
import { settleRebates } from '../rebate'
import { commissionsIn } from '../rebate/income-store'
import { depthOf, giveRebateRates, sizeOf, uplinesOf } from '../team'
import { moveMember } from '.'

const [hour, day] = [3_600_000, 86_400_000]

let gateway: TestGateway
let bench: TeamBench
beforeAll(async () => {
  // Noon of a Monday in São Paulo.
  gateway = await startTestGateway({ now: Date.UTC(2026, 5, 15, 15) })
  bench = await teamBench(gateway)
})
afterAll(() => gateway.close())

const move = (member: TeamMember, upline: TeamMember) =>
  inTransaction(gateway.ctx.db, (tx) =>
    moveMember(tx, gateway.ctx, bench.merchant, { memberId: member.id, uplineId: upline.id }),
  )
const give = (from: TeamMember, to: TeamMember, rate: number) =>
  inTransaction(gateway.ctx.db, (tx) =>
    giveRebateRates(tx, { memberId: to.id, givenBy: from.id, at: gateway.clock.now() }, { RNG: rate }),
  )
const nextDay = async () => {
  gateway.clock.advance(day)
  await gateway.ctx.events.drained()
  await settleRebates(gateway.ctx, bench.merchant)
  await settleContracts(gateway.ctx, bench.merchant)
}
const rich = async (parent: TeamMember, type = 0) => {
  const member = await bench.join(parent.id, type)
  await bench.give(member, 'opening', 10_000_000)
  return member
}
/** What an agent's runs gave for days of play, in minor units. */
const rebatesOf = async (agent: TeamMember): Promise<readonly (readonly [string, number])[]> => {
  const all = await commissionsIn(gateway.ctx.db, agent.id, { first: '2026-06-01', last: '2027-06-01' })
  return all.map(({ day: of, amount }) => [of, Number(amount)] as const).sort()
}
const today = () => dayOf(gateway.clock.now(), bench.merchant.timeZone)
/** A lost round; the answer takes it back. */
const lose = async (member: TeamMember, amount: number) => {
  const { open, call, nextRound } = bench.bench
  const [session, roundId] = [await open(member), nextRound()]
  const about = { roundId, txId: `${roundId}-bet`, amount: String(amount), winAmount: '0', roundClosed: true }
  await call('betwin', session, about)
  return async () => {
    const undone = await call('rollback', await open(member), { roundId, refTxId: `${roundId}-bet` })
    if (undone.json.status !== 'OK') throw new Error(undone.text)
  }
}
const salaryTier = { minTurnover: minor(0n), minActive: 0, minLoss: minor(0n), rate: 20, cap: null }
const salariesOf = async (agent: TeamMember): Promise<readonly (readonly [string, Minor, Minor])[]> =>
  (await paymentsOf(gateway.ctx.db, agent.id, 9)).map(({ periodKey, turnover, share }) => [periodKey, turnover, share])

test('a player moves: what is played until midnight earns in the old line, then in the new one; nothing differs', async () => {
  const [one, other] = [await bench.join(null, 2), await bench.join(null, 2)]
  const player = await rich(one)
  await nextDay()
  const first = today()
  await bench.play(player, 10_000, 0)
  expect(await move(player, other)).toMatchObject({ from: one.id })
  expect(await uplinesOf(gateway.ctx.db, player.id)).toEqual([other.id])
  gateway.clock.advance(hour)
  await bench.play(player, 5000, 0)
  await nextDay()
  const second = today()
  await bench.play(player, 2000, 0)
  await nextDay()
  // 100 − 60 basis points.
  expect(await rebatesOf(one)).toEqual([[first, 60]])
  expect(await rebatesOf(other)).toEqual([[second, 8]])
  expect(await compareAgents(gateway.ctx)).toEqual([])
})

test('bets of before the move, taken back after it: deducted from the rebates and the salary of the old line only', async () => {
  const [one, other] = [await bench.join(null, 2), await bench.join(null, 2)]
  const [player, friend] = [await rich(one), await rich(one)]
  for (const top of [one, other])
    await acceptHouseContract(gateway.ctx, bench.merchant, top.id, {
      kind: 'dailySalary',
      stackable: true,
      tiers: [salaryTier],
    })
  await nextDay()
  const first = today()
  const takeBack = await lose(player, 10_000)
  await move(player, other)
  await nextDay()
  const second = today()
  await takeBack()
  await bench.play(player, 3000, 0)
  for (let round = 0; round < 3; round += 1) await bench.play(friend, 10_000, 0)
  await nextDay()
  expect(await rebatesOf(one)).toEqual([
    [first, 40],
    [second, 80],
  ])
  expect(await rebatesOf(other)).toEqual([[second, 12]])
  const changed = [
    [second, 30_000n, 40n],
    [first, 10_000n, 20n],
  ]
  expect((await salariesOf(one)).slice(0, 2)).toEqual(changed)
  expect((await salariesOf(other))[0]).toEqual([second, 3000n, 6n])
  for (let days = 0; days < 8; days += 1) await nextDay()
  expect(await compareAgents(gateway.ctx)).toEqual([])
})

test('an agent moves with everybody below: their figures, depth and the rates of those below follow; who joins on that day, too', async () => {
  const [one, other] = [await bench.join(null, 2), await bench.join(null, 2)]
  const mid = await bench.join(one.id, 1)
  await give(one, mid, 80)
  const below = await bench.join(other.id, 1)
  expect(await move(mid, below)).toEqual({ fault: { code: 'rates', fields: { RNG: '60' } } })
  await give(other, below, 90)
  await bench.join(mid.id)
  await nextDay()
  await move(mid, below)
  const late = await rich(mid)
  const first = today()
  await bench.play(late, 10_000, 0)
  expect(await depthOf(gateway.ctx.db, late.id)).toBe(3)
  expect([await sizeOf(gateway.ctx.db, one.id), await sizeOf(gateway.ctx.db, other.id)]).toMatchObject([
    { members: 0 },
    { members: 4 },
  ])
  await nextDay()
  const second = today()
  await bench.play(late, 10_000, 0)
  await nextDay()
  expect(await rebatesOf(one)).toEqual([[first, 20]])
  expect([await rebatesOf(other), await rebatesOf(below)]).toEqual([[[second, 10]], [[second, 10]]])
  expect((await rebatesOf(mid)).map(([, amount]) => amount)).toEqual([20, 20])
  expect(await compareAgents(gateway.ctx)).toEqual([])
})

test('there and back on one day: the line is the same, and no day earns twice', async () => {
  const [one, other] = [await bench.join(null, 2), await bench.join(null, 2)]
  const player = await rich(one)
  await nextDay()
  const first = today()
  await bench.play(player, 10_000, 0)
  await move(player, other)
  await move(player, one)
  await nextDay()
  await bench.play(player, 10_000, 0)
  await nextDay()
  expect((await rebatesOf(one)).map(([, amount]) => amount)).toEqual([40, 40])
  expect(await rebatesOf(other)).toEqual([])
  expect((await rebatesOf(one))[0]?.[0]).toBe(first)
})

test('under somebody below, under the same agent, with a contract in force: refused, and the tree stays', async () => {
  const top = await bench.join(null, 2)
  const mid = await bench.join(top.id, 1)
  const other = await bench.join(null, 2)
  expect(await move(top, mid)).toEqual({ fault: { code: 'cycle' } })
  expect(await move(mid, top)).toEqual({ fault: { code: 'same' } })
  await acceptHouseContract(gateway.ctx, bench.merchant, top.id, {
    kind: 'dailySalary',
    stackable: true,
    tiers: [salaryTier],
  })
  expect(await move(top, other)).toEqual({ fault: { code: 'contracts' } })
  expect(await uplinesOf(gateway.ctx.db, top.id)).toEqual([])
})
