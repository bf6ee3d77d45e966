import { sql } from 'drizzle-orm'
import { storeCatalogue } from '../../play'
import type { AppContext } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { testCatalogue } from '../../../testing/catalogue'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { bookDifferencesIn } from '../../../testing/book-differences'
import { differencesIn, noDifferences } from '../../../testing/seeded-differences'
import { seedActivity } from '.'
import { limitedTo } from './play-activity'
import { planTeam, deepest } from './plan'
import { seededRandom } from '../../platform/runtime/random'

const extents = { aurora: { team: 16, days: 3 } }
const open: TestGateway[] = []
afterAll(() => Promise.all(open.map((gateway) => gateway.close())))

const prepared = async (): Promise<TestGateway> => {
  const gateway = await startTestGateway()
  open.push(gateway)
  await storeCatalogue(gateway.ctx.db, testCatalogue, gateway.clock.now())
  return gateway
}
/** The visible activity without ids of demo accounts, which differ between databases. */
const snapshot = async (ctx: AppContext) =>
  JSON.stringify(
    (
      await ctx.db.execute(sql`
      select m.account, count(r.*)::int as rounds, coalesce(sum(r.stake), 0)::text as stake, coalesce(sum(r.payout), 0)::text as payout, max(r.counted_at)::text as last,
        (select balance::text from ledger_accounts a where a.code = 'player:' || m.id || ':main') as balance, (select count(*)::int from login_history l where l.member_id = m.id) as logins
      from members m left join rounds r on r.member_id = m.id where m.merchant_code = 'aurora' group by m.id, m.account order by m.account`)
    ).rows,
  )

/** A database that fails after some transactions, like a killed process. */
const breakingAfter = (db: Db, transactions: number): Db => {
  let left = transactions
  return new Proxy(db, {
    get: (target, name, receiver) => {
      if (name === 'transaction' && left-- <= 0) return () => Promise.reject(new Error('cut off'))
      return Reflect.get(target, name, receiver) as unknown
    },
  })
}

test.each([
  [null, 3],
  [2, 2],
  [90, 3],
])('DEMO_DAYS=%s: an activity of three days has %s', (wanted, days) => {
  expect(limitedTo({ team: 1, days: 3 }, wanted)).toEqual({ team: 1, days })
})

describe('seeded activity', () => {
  test('is the same in every database, also after an interrupted run', async () => {
    const [whole, cut] = [await prepared(), await prepared()]
    await seedActivity(whole.ctx, extents)
    for (const transactions of [2, 3])
      await expect(seedActivity({ ...cut.ctx, db: breakingAfter(cut.ctx.db, transactions) }, extents)).rejects.toThrow(
        'cut off',
      )
    await seedActivity(cut.ctx, extents)
    const first = await snapshot(whole.ctx)
    expect(await snapshot(cut.ctx)).toBe(first)
    await seedActivity(whole.ctx, extents)
    expect(await snapshot(whole.ctx)).toBe(first)
  })

  test('consists of real postings: books balance, records match, no round is open', async () => {
    const { ctx, clock } = open[0] ?? (await prepared())
    expect(await differencesIn(ctx.db, clock.now())).toEqual(noDifferences)
    expect(await bookDifferencesIn(ctx)).toEqual([])
  })

  test('pays all commissions, with rates that fall from level to level', async () => {
    const { ctx } = open[0] ?? (await prepared())
    const { rows } = await ctx.db.execute<Record<string, bigint>>(sql`select
      (select count(*) from agent_commissions where amount > 0) as paid,
      (select count(*) from agent_commissions where paid_at is null) as unpaid,
      (select coalesce(sum(amount + remainder), 0)::bigint from agent_commissions) + (select balance from ledger_accounts where code = 'rebate:expense') as drift,
      (select count(*) from member_rebate_rates) as given,
      (select count(*) from member_rebate_rates r join members m on m.id = r.member_id join member_rebate_rates above on above.member_id = m.parent_id and above.category = r.category where r.rate > above.rate) as rising`)
    expect(rows[0]).toMatchObject({ unpaid: 0n, drift: 0n, rising: 0n })
    expect(rows[0]?.['paid']).toBeGreaterThan(0n)
    expect(rows[0]?.['given']).toBeGreaterThan(0n)
  })

  test('gives the agent a team with figures, and the demo players a balance, favourites and recent games', async () => {
    const gateway = open[0] ?? (await prepared())
    const token = await gateway.tokenOf('agent01')
    const overview = await gateway.call('teamOverview', { token })
    expect(overview.body.value?.memberCount).toBe(16)
    expect(Number(overview.body.value?.footer.bet)).toBeGreaterThan(0)
    for (const account of ['player01', 'vip01']) {
      const own = await gateway.tokenOf(account)
      expect(Number((await gateway.call('funds', { token: own })).body.value?.sumBalance)).toBeGreaterThan(0)
      expect((await gateway.call('recentGames', { token: own })).body.value?.list.length).toBeGreaterThan(0)
    }
    const liked = await gateway.call('favouriteIds', { token: await gateway.tokenOf('player01') })
    expect(liked.body.value?.length).toBeGreaterThan(0)
  })
})

test('the planned team is a tree of the requested size, at most five levels deep, uplines before downlines', () => {
  const team = planTeam('aurora', 210, seededRandom('plan'))
  const depth = (index: number): number => (index === -1 ? 0 : 1 + depth(team[index]?.parent ?? -1))
  expect(team).toHaveLength(210)
  expect(new Set(team.map((member) => member.account)).size).toBe(210)
  expect(
    team.every(
      (member, index) => member.parent < index && (member.parent === -1 || team[member.parent]?.agent === true),
    ),
  ).toBe(true)
  expect(Math.max(...team.map((_, index) => depth(index)))).toBe(deepest)
  expect(team.every((member) => /^[A-Za-z]\w{3,15}$/.test(member.account))).toBe(true)
})
