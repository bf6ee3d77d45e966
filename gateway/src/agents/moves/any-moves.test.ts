import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { teamBench, type TeamBench, type TeamMember } from '../../../testing/team'
import { dayOf } from '../../platform'
import { inTransaction } from '../../platform/db/transaction'
import { treeOn } from '../team/tree-history.sql'
import { moveMember } from '.'

const day = 86_400_000

let gateway: TestGateway
let bench: TeamBench
beforeAll(async () => {
  gateway = await startTestGateway()
  bench = await teamBench(gateway)
})
afterAll(() => gateway.close())

type Uplines = ReadonlyMap<string, string | null>
const aboveIn = (uplines: Uplines, id: string): readonly string[] => {
  const upline = uplines.get(id) ?? null
  return upline === null ? [] : [upline, ...aboveIn(uplines, upline)]
}
/** Every pair of member and ancestor, with the levels between them. */
const pairsOf = (uplines: Uplines): readonly string[] =>
  [...uplines.keys()]
    .flatMap((id) => [`${id} ${id} 0`, ...aboveIn(uplines, id).map((up, at) => `${up} ${id} ${at + 1}`)])
    .sort()

const storedPairs = async (ids: Iterable<string>, on: string | null): Promise<readonly string[]> => {
  const { rows } = await gateway.ctx.db.execute<{ pair: string }>(sql`
    select tree.ancestor_id || ' ' || tree.descendant_id || ' ' || tree.depth as pair from ${treeOn(on)} tree
    where tree.descendant_id = any(${`{${[...ids].join(',')}}`}::text[])`)
  return rows.map(({ pair }) => pair).sort()
}

const step = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: fc.constant('join' as const), under: fc.nat() }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('move' as const), who: fc.nat(), to: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const) }) },
)

test('any joins and moves over some days: the tree of now follows the uplines, and each day keeps the tree with which it began', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const top = await bench.join(null, 1)
      const members: TeamMember[] = [top, await bench.join(null, 1)]
      const now = new Map<string, string | null>(members.map(({ id }) => [id, null]))
      const today = () => dayOf(gateway.clock.now(), bench.merchant.timeZone)
      /** The uplines with which bets of a day earn. */
      const ofDay = new Map([[today(), new Map(now)]])
      for (const each of steps) {
        const [one, other] = [
          members[('who' in each ? each.who : 0) % members.length] ?? top,
          members[('to' in each ? each.to : 'under' in each ? each.under : 0) % members.length] ?? top,
        ]
        if (each.do === 'wait') {
          gateway.clock.advance(day)
          ofDay.set(today(), new Map(now))
        } else if (each.do === 'join') {
          if (aboveIn(now, other.id).length >= 8) continue
          const joined = await bench.join(other.id, 1)
          members.push(joined)
          now.set(joined.id, other.id)
          ofDay.get(today())?.set(joined.id, other.id)
        } else {
          const moved = await inTransaction(gateway.ctx.db, (tx) =>
            moveMember(tx, gateway.ctx, bench.merchant, { memberId: one.id, uplineId: other.id }),
          )
          const isLoop = one.id === other.id || aboveIn(now, other.id).includes(one.id)
          const isSame = now.get(one.id) === other.id
          if ('fault' in moved && moved.fault.code === 'depth') continue
          expect('fault' in moved).toBe(isLoop || isSame)
          if (!isLoop) now.set(one.id, other.id)
        }
        expect(await storedPairs(now.keys(), null)).toEqual(pairsOf(now))
      }
      for (const [of, uplines] of ofDay) expect(await storedPairs(uplines.keys(), of)).toEqual(pairsOf(uplines))
      gateway.clock.advance(day)
    }),
    { numRuns: 12 },
  )
}, 120_000)
