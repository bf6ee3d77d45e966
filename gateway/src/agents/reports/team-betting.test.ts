import type { ValueOf } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { teamBench, type TeamBench, type TeamMember } from '../../../testing/team'
import { dayOf } from '../../platform'
import { placeFromWire, placeToWire } from './list-place'

let gateway: TestGateway
let team: TeamBench
beforeAll(async () => {
  gateway = await startTestGateway()
  team = await teamBench(gateway)
})
afterAll(() => gateway.close())

type Answer = ValueOf<'teamBetting'>
const read = async (token: string, query: Record<string, unknown> = {}): Promise<Answer> => {
  const { body } = await gateway.call('teamBetting', { token, query })
  if (!body.success) throw new Error(body.errorCode)
  return body.value
}
/** Every page, by the key that the one before gives. */
const readAll = async (token: string, query: Record<string, unknown> = {}): Promise<readonly Answer[]> => {
  const pages = [await read(token, query)]
  for (let next = pages[0]?.next; next; next = pages.at(-1)?.next)
    pages.push(await read(token, { ...query, after: next }))
  return pages
}
const cents = (amount: string) => Math.round(Number(amount) * 100)
const sum = (values: readonly string[]) => values.reduce((total, value) => total + cents(value), 0)

const planned = fc.array(
  fc.record({
    place: fc.nat(),
    type: fc.constantFrom(0, 0, 1, 40),
    rounds: fc.array(
      fc.record({
        stake: fc.integer({ min: 100, max: 900 }),
        // None stays open.
        payout: fc.option(fc.integer({ min: 0, max: 900 })),
        // Some come in the same instant.
        pause: fc.boolean(),
      }),
      { maxLength: 4 },
    ),
  }),
  { minLength: 1, maxLength: 6 },
)

test('any tree, any size of page: every round of the tree once, the latest first, nobody outside; the footer is the sum', async () => {
  await fc.assert(
    fc.asyncProperty(planned, fc.integer({ min: 1, max: 4 }), async (members, pageSize) => {
      const top = await team.join(null, 1)
      const stranger = await team.join(null, 1)
      const nodes: { member: TeamMember; mine: boolean }[] = [
        { member: top, mine: true },
        { member: stranger, mine: false },
      ]
      const mine: string[] = []
      for (const { place, type, rounds } of members) {
        const parent = nodes[place % nodes.length]
        if (!parent) continue
        const member = await team.join(parent.member.id, type)
        nodes.push({ member, mine: parent.mine })
        await team.give(member, 'opening', 10_000)
        const session = await team.bench.open(member)
        for (const { stake, payout, pause } of rounds) {
          if (pause) gateway.clock.advance(1000)
          const roundId = team.bench.nextRound()
          await team.bench.call('bet', session, { roundId, amount: String(stake) })
          if (payout !== null)
            await team.bench.call('win', session, { roundId, amount: String(payout), roundClosed: true })
          if (parent.mine && type !== 40) mine.push(roundId)
        }
      }
      const token = await team.tokenOf(top)
      const asked: readonly { readonly state?: string; readonly gameType?: string }[] = [
        {},
        { state: 'SETTLED' },
        { state: 'OPEN' },
        { gameType: 'RNG' },
        { gameType: 'LIVE' },
      ]
      for (const query of asked) {
        const pages = await readAll(token, { pageSize, ...query })
        const rows = pages.flatMap(({ list }) => list)
        const ids = rows.map(({ roundId }) => roundId)
        expect(new Set(ids).size).toBe(ids.length)
        if (query.state === undefined) expect(new Set(ids)).toEqual(new Set(query.gameType === 'LIVE' ? [] : mine))
        else expect(rows.every(({ state, roundId }) => state === query.state && mine.includes(roundId))).toBe(true)
        expect(rows.map(({ at }) => at)).toEqual(rows.map(({ at }) => at).sort((a, b) => b - a))
        for (const { footer, totalCount } of pages) {
          expect(totalCount).toBe(rows.length)
          expect(cents(footer.stake)).toBe(sum(rows.map(({ stake }) => stake)))
          expect(cents(footer.payout)).toBe(sum(rows.map(({ payout }) => payout)))
          expect(cents(footer.net)).toBe(sum(rows.map(({ net }) => net)))
          expect(cents(footer.validBet)).toBe(sum(rows.map(({ validBet }) => validBet)))
        }
        const [first, ...others] = pages
        for (const { day, ...figures } of first?.days ?? []) {
          const ofDay = rows.filter(({ at }) => dayOf(at, team.merchant.timeZone) === day)
          for (const key of ['stake', 'validBet', 'payout', 'net'] as const)
            expect(cents(figures[key])).toBe(sum(ofDay.map((row) => row[key])))
        }
        expect(first?.days).toHaveLength(7)
        expect(others.every(({ days }) => days.length === 0)).toBe(true)
      }
    }),
    { numRuns: 6 },
  )
})

test('a search: rounds and sums of the members whose account matches, and of nobody outside the tree', async () => {
  const [top, other] = [await team.join(null, 1), await team.join(null, 1)]
  const [member, stranger] = [await team.join(top.id), await team.join(other.id)]
  for (const each of [member, stranger]) {
    await team.give(each, 'opening', 10_000)
    await team.play(each, 500, 200)
  }
  const token = await team.tokenOf(top)
  expect(await read(token, { search: member.account })).toMatchObject({
    totalCount: 1,
    list: [{ account: member.account, level: 1, stake: '5.00', payout: '2.00', net: '-3.00', state: 'SETTLED' }],
    footer: { stake: '5.00', net: '-3.00' },
  })
  expect(await read(token, { search: stranger.account })).toMatchObject({ totalCount: 0, list: [], next: null })
  expect(await read(token, { search: '\u200b\u2800' })).toEqual(await read(token, {}))
})

test.each(['x', '1', '_', '99999999999999999_a', '1_%', '1_' + 'a'.repeat(150)])(
  'a key that no page gave, %s: refused',
  async (after) => {
    const token = await team.tokenOf(await team.join(null, 1))
    const { body } = await gateway.call('teamBetting', { token, query: { after } })
    expect(body.errorCode).toBe('request_param_err')
  },
)

test('a place on the wire is read back', () => {
  fc.assert(
    fc.property(fc.nat(), fc.stringMatching(/^[\w:.-]{1,40}$/), (at, id) => {
      expect(placeFromWire(placeToWire({ at, id }))).toEqual({ at, id })
    }),
  )
})

test('a member with thousands of rounds: one page follows the other without a gap', async () => {
  const top = await team.join(null, 1)
  const busy = await team.join(top.id)
  await team.give(busy, 'opening', 10_000)
  const first = await team.play(busy, 100, 0)
  await gateway.ctx.db.execute(sql`
    insert into rounds select r.provider, r.round_id || ':' || n, r.session_id, r.merchant_code, r.member_id, r.game_code, r.vendor_code, r.category, r.currency, r.stake,
      r.payout, r.valid_bet, r.state, r.opened_at, r.settled_at, r.counted_at - n * interval '1 second', r.reward_id, r.free_stake, r.free_win
    from rounds r cross join generate_series(1, 3000) n where r.round_id = ${first}`)
  await gateway.ctx.db.execute(sql`analyze rounds`)
  const token = await team.tokenOf(top)
  const page = await read(token, { pageSize: 20 })
  expect(page.list.map(({ roundId }) => roundId)).toEqual([
    first,
    ...Array.from({ length: 19 }, (_, n) => `${first}:${n + 1}`),
  ])
  expect((await read(token, { pageSize: 20, after: page.next })).list[0]?.roundId).toBe(`${first}:20`)
})
