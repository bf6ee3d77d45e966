import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { boundsOf, dayOf, spanOf } from '../../platform'
import { inTransaction } from '../../platform/db/transaction'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { teamBench } from '../../../testing/team'
import { addPlayed, type Played, totalsByDayAndMember, totalsOfTeam, totalsOfTeams } from '.'
import { quarterMs, quarterOf } from './quarter'
import { add as addChanges } from './store'

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
    ...{
      category: index % 2 === 0 ? ('RNG' as const) : ('LIVE' as const),
      merchant_code: 'aurora',
      currency: 'BRL' as const,
      game_code: 'NOVA_fox',
    },
    ...{ rounds: 1, stake: '150', cash_stake: '100', valid_bet: '90', payout: '7' },
  }))
  await inTransaction(gateway.ctx.db, (tx) => addChanges(tx, changes))
  return memberId
}
const teamsOf = (placed: readonly (readonly [string, string])[]) => {
  const [members, teams] = [placed.map(([member]) => member), placed.map(([, team]) => team)]
  return sql`select * from unnest(${`{${members.join(',')}}`}::text[], ${`{${teams.join(',')}}`}::text[]) placed (member_id, team_id)`
}
const wire = (all: Iterable<readonly [string, Played]>) =>
  [...all]
    .filter(([, { rounds }]) => rounds !== 0)
    .map(([of, { rounds, cashStake, validBet, payout }]) => [of, rounds, cashStake, validBet, payout].join(' '))
    .sort()
const add = (to: Map<string, Played>, key: string, one: Played) => to.set(key, addPlayed(to.get(key), one))

/** Days of the merchant, and days that begin and end within these. */
const zones = fc.constantFrom('America/Sao_Paulo', 'America/Sao_Paulo', 'Asia/Kathmandu', 'Pacific/Chatham')

test('any teams, any days of any zone: the sums of their members by team, and by day and category', async () => {
  const first = Date.UTC(2026, 2, 1, 12)
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.nat(6 * 96), { maxLength: 8 }), { minLength: 1, maxLength: 5 }),
      zones,
      async (quarters, timeZone) => {
        const placed: (readonly [string, string])[] = []
        for (const [place, of] of quarters.entries())
          placed.push([await played(of.map((quarter) => first + quarter * quarterMs)), `team${place % 2}`])
        const bounds = boundsOf(spanOf('2026-03-02', '2026-03-05', timeZone), timeZone)
        const [teams, days] = [new Map<string, Played>(), new Map<string, Played>()]
        const scope = { memberIds: placed.map(([member]) => member) }
        for (const row of await totalsByDayAndMember(gateway.ctx.db, scope, bounds)) {
          add(teams, placed.find(([member]) => member === row.memberId)?.[1] ?? '', row)
          add(days, `${row.day} ${row.category}`, row)
        }
        const of = { merchantCode: 'aurora', members: teamsOf(placed) }
        expect(wire((await totalsOfTeams(gateway.ctx.db, of, bounds)).byTeam)).toEqual(wire(teams))
        const found = await totalsOfTeam(gateway.ctx.db, of, bounds)
        expect(wire(found.map((row) => [`${row.day} ${row.category}`, row]))).toEqual(wire(days))
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
  const bounds = boundsOf(spanOf(today, today, timeZone), timeZone)
  const of = { merchantCode: merchant.code, members: teamsOf([[member.id, 'one']]) }
  const read = async () => [
    wire((await totalsOfTeams(gateway.ctx.db, of, bounds)).byTeam),
    wire((await totalsOfTeam(gateway.ctx.db, of, bounds)).map((row) => [`${row.day} ${row.category}`, row])),
  ]
  await play(member, 300, 120)
  await gateway.ctx.events.drained()
  await play(member, 500, 0)
  const before = await read()
  expect(before).toEqual([['one 2 800 800 120'], ['1 RNG 2 800 800 120']])
  await gateway.ctx.events.drained()
  expect(await read()).toEqual(before)
})
