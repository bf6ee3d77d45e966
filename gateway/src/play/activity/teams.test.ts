import { addMinor, zero } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { boundsOf, dayOf, spanOf } from '../../platform'
import { inTransaction } from '../../platform/db/transaction'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { teamBench } from '../../../testing/team'
import { type Played, totalsByDayAndMember, totalsOfTeams } from '.'
import { quarterMs, quarterOf } from './quarter'
import { add } from './store'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())

let serial = 0
const played = async (instants: readonly number[]): Promise<string> => {
  const memberId = `of-teams-${(serial += 1)}`
  const changes = instants.map((instant, index) => ({
    ...{ id: String(index + 1), member_id: memberId, quarter: new Date(quarterOf(instant)).toISOString() },
    ...{ category: 'RNG' as const, merchant_code: 'aurora', currency: 'BRL' as const, game_code: 'NOVA_fox' },
    ...{ rounds: 1, stake: '150', cash_stake: '100', valid_bet: '90', payout: '7' },
  }))
  await inTransaction(gateway.ctx.db, (tx) => add(tx, changes))
  return memberId
}
const teamsOf = (placed: readonly (readonly [string, string])[]) => {
  const [members, teams] = [placed.map(([member]) => member), placed.map(([, team]) => team)]
  return sql`select * from unnest(${`{${members.join(',')}}`}::text[], ${`{${teams.join(',')}}`}::text[]) placed (member_id, team_id)`
}
const wire = (all: ReadonlyMap<string | number, Played>) =>
  [...all]
    .filter(([, { cashStake, payout }]) => cashStake !== 0n || payout !== 0n)
    .map(([of, { cashStake, validBet, payout }]) => [String(of), cashStake, validBet, payout].join(' '))
    .sort()

/** Days of the merchant, and days that begin and end within these. */
const zones = fc.constantFrom('America/Sao_Paulo', 'America/Sao_Paulo', 'Asia/Kathmandu', 'Pacific/Chatham')

test('any teams, any days of any zone, with days and without: the sums of their members by day', async () => {
  const first = Date.UTC(2026, 2, 1, 12)
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.nat(6 * 96), { maxLength: 8 }), { minLength: 1, maxLength: 5 }),
      zones,
      fc.boolean(),
      async (quarters, timeZone, withDays) => {
        const placed: (readonly [string, string])[] = []
        for (const [place, of] of quarters.entries())
          placed.push([await played(of.map((quarter) => first + quarter * quarterMs)), `team${place % 2}`])
        const span = spanOf('2026-03-02', '2026-03-05', timeZone)
        const bounds = boundsOf(span, timeZone)
        const sums = { byTeam: new Map<string, Played>(), byDay: new Map<number, Played>() }
        const scope = { memberIds: placed.map(([member]) => member) }
        for (const { memberId, day, ...one } of await totalsByDayAndMember(gateway.ctx.db, scope, bounds)) {
          const team = placed.find(([member]) => member === memberId)?.[1] ?? ''
          const plus = (to: Played | undefined): Played => ({
            cashStake: addMinor(to?.cashStake ?? zero, one.cashStake),
            validBet: addMinor(to?.validBet ?? zero, one.validBet),
            payout: addMinor(to?.payout ?? zero, one.payout),
          })
          sums.byTeam.set(team, plus(sums.byTeam.get(team)))
          sums.byDay.set(day, plus(sums.byDay.get(day)))
        }
        const teams = { merchantCode: 'aurora', members: teamsOf(placed) }
        const found = await totalsOfTeams(gateway.ctx.db, teams, span, withDays ? bounds : undefined)
        expect(wire(found.byTeam)).toEqual(wire(sums.byTeam))
        expect(wire(found.byDay)).toEqual(withDays ? wire(sums.byDay) : [])
      },
    ),
    { numRuns: 40 },
  )
})

test('rounds that nobody counted yet: are in the sums of the team and of their day, as counted ones', async () => {
  const { join, give, play, merchant } = await teamBench(gateway)
  const member = await join(null)
  await give(member, 'opening', 10_000)
  const { timeZone } = merchant
  const today = dayOf(gateway.clock.now(), timeZone)
  const span = spanOf(today, today, timeZone)
  const teams = { merchantCode: merchant.code, members: teamsOf([[member.id, 'one']]) }
  const read = async () => {
    const { byTeam, byDay } = await totalsOfTeams(gateway.ctx.db, teams, span, boundsOf(span, timeZone))
    return [wire(byTeam), wire(byDay)]
  }
  await play(member, 300, 120)
  await gateway.ctx.events.drained()
  await play(member, 500, 0)
  const before = await read()
  expect(before).toEqual([['one 800 800 120'], ['1 800 800 120']])
  await gateway.ctx.events.drained()
  expect(await read()).toEqual(before)
})
