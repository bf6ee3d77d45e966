import type { BodyOf } from '@mosaic/contracts'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { teamBench, type TeamBench, type TeamMember } from '../../../testing/team'
import { playerFunds } from '../../money/ledger'
import { settleRebates } from '../rebate'

let gateway: TestGateway
let team: TeamBench
beforeAll(async () => {
  gateway = await startTestGateway()
  team = await teamBench(gateway)
})
afterAll(() => gateway.close())

const day = 24 * 60 * 60_000
type Rates = BodyOf<'updateDownlineRebates'>['rebates']
const set = async (agent: TeamMember, member: TeamMember, rebates: Rates) =>
  (
    await gateway.call('updateDownlineRebates', {
      token: await team.tokenOf(agent),
      body: { memberId: member.id, rebates },
    })
  ).body
const ratesOf = async (agent: TeamMember, member: TeamMember, gameType = 'RNG') => {
  const query = { memberId: member.id }
  const { body } = await gateway.call('downlineRebates', { token: await team.tokenOf(agent), query })
  return body.value?.rebates.find((each) => each.gameType === gameType)
}
const rng = (rate: number, off = false): Rates => [{ gameType: 'RNG', rate, off }]
const chain = async () => {
  const top = await team.join(null, 1)
  const middle = await team.join(top.id, 1)
  const player = await team.join(middle.id)
  return { top, middle, player }
}
const totalOf = async ({ id, currency, merchantCode }: TeamMember) =>
  (await playerFunds(gateway.ctx.db, merchantCode, id, currency)).total

test('rates of a downline: between what they gave and the own; other categories stay', async () => {
  const { top, middle, player } = await chain()
  expect(await ratesOf(top, middle)).toEqual({ gameType: 'RNG', rate: 60, most: 100, least: 60, off: false })
  expect(await set(top, middle, rng(90))).toMatchObject({ success: true })
  expect(await set(middle, player, rng(91))).toMatchObject({
    errorCode: 'agent.rebate.above.own',
    fields: { RNG: '90' },
  })
  expect(await set(middle, player, rng(80))).toMatchObject({ success: true })
  expect(await ratesOf(top, middle)).toMatchObject({ rate: 90, least: 80 })
  expect(await set(top, middle, rng(79))).toMatchObject({ errorCode: 'agent.rebate.too.low', fields: { RNG: '80' } })
  expect(await set(top, middle, [{ gameType: 'LIVE', rate: 60 }])).toMatchObject({ success: true })
  expect(await ratesOf(top, middle)).toMatchObject({ rate: 90 })
})

test('a product that is switched off pays the cashback of every player alone, and keeps the rate', async () => {
  const { top, middle, player } = await chain()
  await set(top, middle, rng(90))
  expect(await set(top, middle, rng(90, true))).toMatchObject({ success: true })
  expect(await ratesOf(top, middle)).toMatchObject({ rate: 90, off: true })
  await team.give(player, 'opening', 10_000)
  await team.play(player, 10_000, 0)
  gateway.clock.advance(day)
  await settleRebates(gateway.ctx, team.merchant)
  expect([await totalOf(top), await totalOf(middle)]).toEqual([40n, 0n])
  await set(top, middle, rng(90))
  expect(await ratesOf(middle, player)).toMatchObject({ most: 90 })
})

test('only directly below: a lower level, oneself and another tree are not found', async () => {
  const { top, middle, player } = await chain()
  const other = await team.join((await team.join(null, 1)).id)
  for (const [agent, member] of [
    [top, player],
    [middle, middle],
    [middle, top],
    [top, other],
  ] as const) {
    expect(await set(agent, member, rng(60))).toMatchObject({ errorCode: 'not.found' })
    const [token, query] = [await team.tokenOf(agent), { memberId: member.id }]
    expect((await gateway.call('downlineRebates', { token, query })).body.errorCode).toBe('not.found')
    const body = { memberId: member.id, rebates: rng(60) }
    expect((await gateway.call('downlineRebatesPreview', { token, body })).body.errorCode).toBe('not.found')
  }
})

describe('what-if of rates', () => {
  test('what one gains the other loses, and what was computed is what was paid', async () => {
    const { top, middle, player } = await chain()
    await set(top, middle, rng(80))
    await team.give(player, 'opening', 100_000)
    await team.play(player, 10_000, 0)
    gateway.clock.advance(day)
    await settleRebates(gateway.ctx, team.merchant)
    const token = await team.tokenOf(top)
    const body = { memberId: middle.id, rebates: rng(95) }
    const { body: answer } = await gateway.call('downlineRebatesPreview', { token, body })
    const [before, after] = [
      { own: '0.20', downline: '0.20' },
      { own: '0.05', downline: '0.35' },
    ]
    expect(answer.value?.footer).toEqual({ before, after })
    expect(answer.value?.categories).toEqual([
      { gameType: 'RNG', validBet: '100.00', before: { rate: 80, ...before }, after: { rate: 95, ...after } },
    ])
    expect([await totalOf(top), await totalOf(middle)]).toEqual([20n, 20n])
  })

  test('a player: the rate moves between the agent’s commission and the player’s cashback', async () => {
    const top = await team.join(null, 1)
    const player = await team.join(top.id)
    await team.give(player, 'opening', 100_000)
    await team.play(player, 10_000, 0)
    gateway.clock.advance(day)
    await settleRebates(gateway.ctx, team.merchant)
    const body = { memberId: player.id, rebates: rng(90) }
    const { body: answer } = await gateway.call('downlineRebatesPreview', { token: await team.tokenOf(top), body })
    expect(answer.value?.footer).toEqual({
      before: { own: '0.40', downline: '0.60' },
      after: { own: '0.10', downline: '0.90' },
    })
  })
})
