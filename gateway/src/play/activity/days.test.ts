import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { boundsOf, dayOf, spanOf, startOfDay } from '../../platform'
import { inTransaction } from '../../platform/db/transaction'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { totalsByDay, totalsOf } from '.'
import { quarterMs, quarterOf } from './quarter'
import { add } from './store'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())

let serial = 0
/** Stake of one round at each instant, by a member of its own. */
const played = async (instants: readonly number[]): Promise<string> => {
  const memberId = `of-days-${(serial += 1)}`
  const changes = instants.map((instant, index) => ({
    ...{ id: String(index + 1), member_id: memberId, quarter: new Date(quarterOf(instant)).toISOString() },
    ...{ category: 'RNG' as const, merchant_code: 'aurora', currency: 'BRL' as const, game_code: 'NOVA_fox' },
    ...{ rounds: 1, stake: '100', cash_stake: '100', valid_bet: '100', payout: '0' },
  }))
  await inTransaction(gateway.ctx.db, (tx) => add(tx, changes))
  return memberId
}

/** Rounds by day, for the days that have any. */
const roundsByDay = async (memberId: string, first: string, last: string, timeZone: string) => {
  const span = spanOf(first, last, timeZone)
  const rows = await totalsByDay(gateway.ctx.db, { memberId }, boundsOf(span, timeZone))
  return Object.fromEntries(rows.map(({ day, rounds }) => [span.days[day - 1], rounds]))
}

test.each([
  // Midnight is at 18:15 in Greenwich.
  ['Asia/Kathmandu', '2026-06-14T18:14:59.999Z', '2026-06-14', '2026-06-14T18:15:00Z', '2026-06-15'],
  // Midnight is at 18:30 in Greenwich.
  ['Asia/Kolkata', '2026-06-14T18:29:59.999Z', '2026-06-14', '2026-06-14T18:30:00Z', '2026-06-15'],
  // The clock goes back by half an hour at two in the night of 5 April: the day has 24 hours and a half.
  ['Australia/Lord_Howe', '2026-04-04T12:59:59.999Z', '2026-04-04', '2026-04-04T13:00:00Z', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-04-05T13:29:59.999Z', '2026-04-05', '2026-04-05T13:30:00Z', '2026-04-06'],
  // The day has 23 hours.
  ['Europe/Lisbon', '2026-03-29T22:59:59.999Z', '2026-03-29', '2026-03-29T23:00:00Z', '2026-03-30'],
  // There is no midnight: the day begins at one.
  ['America/Sao_Paulo', '2018-11-04T02:59:59.999Z', '2018-11-03', '2018-11-04T03:00:00Z', '2018-11-04'],
])('%s: a round at %s is of %s, one at %s of %s', async (timeZone, late, dayBefore, early, dayAfter) => {
  const memberId = await played([Date.parse(late), Date.parse(early)])
  expect(await roundsByDay(memberId, dayBefore, dayAfter, timeZone)).toEqual({ [dayBefore]: 1, [dayAfter]: 1 })
})

test('round at any instant in any of these zones: counts on its calendar day', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('Asia/Kathmandu', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Pacific/Chatham', 'America/New_York'),
      fc.constantFrom('2026-03-07', '2026-04-04', '2026-09-26', '2026-10-03', '2026-10-31'),
      fc.array(fc.nat(40 * 60 * 60_000), { minLength: 1, maxLength: 10 }),
      async (timeZone, day, offsets) => {
        const instants = offsets.map((offset) => Date.parse(`${day}T08:00:00Z`) + offset)
        const expected: Record<string, number> = {}
        for (const instant of instants) {
          const of = dayOf(instant, timeZone)
          expected[of] = (expected[of] ?? 0) + 1
        }
        const days = Object.keys(expected).sort()
        const memberId = await played(instants)
        expect(await roundsByDay(memberId, days[0] ?? day, days.at(-1) ?? day, timeZone)).toEqual(expected)
      },
    ),
    { numRuns: 60 },
  )
})

test('stored days: begin and end where the calendar says, in zones whose clocks go back over midnight too', async () => {
  const { db } = gateway.ctx
  const zones = [
    'America/Sao_Paulo',
    'America/Havana',
    'Atlantic/Azores',
    'America/Asuncion',
    'Australia/Lord_Howe',
    'Asia/Kathmandu',
    'Asia/Beirut',
  ]
  for (const timeZone of zones)
    for (const day of [
      '2018-11-04',
      '2019-02-17',
      '2025-10-26',
      '2025-11-02',
      '2026-03-08',
      '2026-03-29',
      '2026-06-15',
    ]) {
      const { rows } = await db.execute<{ at: string }>(
        sql`select start_of_day(${`${day} 00:00:00`}::timestamp, ${timeZone}) as at`,
      )
      expect([timeZone, day, new Date(rows[0]?.at ?? '').getTime()]).toEqual([timeZone, day, startOfDay(day, timeZone)])
    }
})

test('any span of any zone: the days and quarters that are read for it sum up as the quarters do', async () => {
  const hour = 60 * 60_000
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(20 * 24 * hour), { minLength: 1, maxLength: 20 }),
      fc.nat(10 * 96),
      fc.nat(10 * 96),
      async (offsets, first, length) => {
        const begin = Date.UTC(2026, 2, 1)
        const instants = offsets.map((offset) => begin + offset)
        const memberId = await played(instants)
        const from = begin + first * quarterMs
        const to = from + length * quarterMs
        const inside = instants.filter((at) => quarterOf(at) >= from && quarterOf(at) < to).length
        expect((await totalsOf(gateway.ctx.db, { scope: { memberId }, span: { from, to } })).rounds).toBe(inside)
        const open = instants.filter((at) => quarterOf(at) >= from).length
        expect((await totalsOf(gateway.ctx.db, { scope: { memberIds: [memberId] }, span: { from } })).rounds).toBe(open)
      },
    ),
    { numRuns: 40 },
  )
})
