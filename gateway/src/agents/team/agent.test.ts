import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { inTransaction } from '../../platform/db/transaction'
import { openDeposit, settle } from '../../money'
import { createMember } from '../../identity'
import { dayOf } from '../../platform'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { walletBench, type WalletBench } from '../../../testing/wallet'
import { affiliateOf } from './tree'
import { minor } from '@mosaic/contracts'

let gateway: TestGateway
let bench: WalletBench
let token: string
let agentId: string

beforeAll(async () => {
  gateway = await startTestGateway()
  bench = await walletBench(gateway)
  token = await gateway.tokenOf('agent01')
  agentId =
    (
      await gateway.ctx.db.execute<{ id: string }>(
        sql`select id from members where merchant_code = 'aurora' and account_key = 'agent01'`,
      )
    ).rows[0]?.id ?? ''
})
afterAll(() => gateway.close())

let serial = 0
const join = async (parentId: string | null, type = 0) => {
  const merchant = await gateway.ctx.merchants.byCode('aurora')
  if (!merchant) throw new Error('no merchant')
  serial += 1
  return inTransaction(gateway.ctx.db, (tx) =>
    createMember(tx, gateway.ctx, {
      merchant,
      account: `team${serial}m`,
      type,
      passwordHash: null,
      parentId,
      at: gateway.clock.now(),
    }),
  )
}
const visibleTo = async (parentId?: string) => {
  const answer = await gateway.call('downlines', { token, query: { pageSize: 1000, ...(parentId && { parentId }) } })
  return answer.body.success ? answer.body.value.list.map((row) => row.id) : answer.body.errorCode
}

describe('the tree', () => {
  test('G8. any tree: an agent sees exactly the members below, level by level, by search, and in every sum', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(), { minLength: 1, maxLength: 12 }), async (choices) => {
        // Half of the parents are below the agent, half in another tree.
        const stranger = await join(null, 1)
        const nodes: { id: string; mine: boolean; parent: string; account: string }[] = []
        for (const choice of choices) {
          const place = choice % (nodes.length + 2)
          const parent =
            place === nodes.length
              ? { id: agentId, mine: true }
              : place === nodes.length + 1
                ? { id: stranger.id, mine: false }
                : nodes[place]
          if (!parent) continue
          const member = await join(parent.id)
          nodes.push({ id: member.id, mine: parent.mine, parent: parent.id, account: member.account })
        }
        for (const node of nodes) {
          const opened = await visibleTo(node.id)
          const children = nodes.filter((each) => each.parent === node.id).map((each) => each.id)
          if (node.mine) expect(new Set(opened)).toEqual(new Set(children))
          else expect(opened).toBe('not.found')
          const found = await gateway.call('downlines', { token, query: { search: node.account } })
          expect(found.body.value?.list.map((row) => row.id).includes(node.id)).toBe(node.mine)
        }
        const overview = await gateway.call('teamOverview', { token })
        const below = await gateway.ctx.db.execute<{ n: number }>(
          sql`with recursive down as (select id from members where parent_id = ${agentId} union all select m.id from members m join down on m.parent_id = down.id) select count(*)::int as n from down`,
        )
        expect(overview.body.value?.memberCount).toBe(below.rows[0]?.n)
      }),
      { numRuns: 8 },
    )
  })

  test('the closure table agrees with the parents, and no member is above themselves', async () => {
    const { rows } = await gateway.ctx.db.execute<{ wrong: number }>(sql`
      with recursive up as (select id as descendant, id as ancestor, 0 as depth from members union all select up.descendant, m.parent_id, up.depth + 1 from up join members m on m.id = up.ancestor where m.parent_id is not null)
      select count(*)::int as wrong from (select ancestor, descendant, depth from up except select ancestor_id, descendant_id, depth from agent_tree) a full join (select ancestor_id, descendant_id, depth from agent_tree except select ancestor, descendant, depth from up) b on true`)
    expect(rows[0]?.wrong).toBe(0)
  })

  test('a tree ends at its tenth level', async () => {
    let parent = (await join(null, 1)).id
    for (let level = 1; level <= 10; level++) parent = (await join(parent)).id
    await expect(join(parent)).rejects.toThrow('invitation.code.incorrect')
  })

  test('an invitation code belongs to an enabled agent of this merchant, in any case of letters', async () => {
    expect(await affiliateOf(gateway.ctx.db, 'aurora', ' Agent01 ')).toEqual({ memberId: agentId, code: 'AGENT01' })
    expect((await affiliateOf(gateway.ctx.db, 'lotus', 'agent01'))?.memberId).not.toBe(agentId)
    expect(await affiliateOf(gateway.ctx.db, 'aurora', 'player01')).toBeNull()
    const disabled = await join(null, 1)
    await gateway.ctx.db.execute(sql`update members set disabled = true where id = ${disabled.id}`)
    expect(await affiliateOf(gateway.ctx.db, 'aurora', disabled.account)).toBeNull()
  })

  test('a member without the agent role has no team', async () => {
    const player = await gateway.tokenOf('player01')
    for (const name of ['teamKpi', 'teamOverview', 'downlines'] as const)
      expect(await gateway.call(name, { token: player })).toMatchObject({
        status: 403,
        body: { errorCode: 'login.non.agent' },
      })
  })
})

describe('figures', () => {
  test('deposits, bets and logins of the team count on their day, others do not; the sums are those of the rows', async () => {
    gateway.clock.advance(86_400_000 * 3)
    token = await gateway.tokenOf('agent01')
    const merchant = await gateway.ctx.merchants.byCode('aurora')
    if (!merchant) throw new Error('no merchant')
    const member = await join(agentId)
    const grandchild = await join(member.id)
    const stranger = await join(null)
    for (const each of [member, grandchild, stranger]) {
      await inTransaction(gateway.ctx.db, async (tx) => {
        const opened = await openDeposit(
          tx,
          gateway.ctx,
          { merchant, member: { ...each, currency: 'BRL', sessionId: '' }, idempotencyKey: `key-of-${each.id}` },
          { method: 'pix', amount: '100.00', returnPath: '/m/home' },
        )
        if (!opened.ok) throw new Error(opened.code)
        await settle(
          tx,
          { paymentId: 'p', reference: opened.value.id, state: 'PAID', amount: opened.value.amount, currency: 'BRL' },
          gateway.clock.now(),
        )
      })
      const session = await bench.open({ id: each.id, merchantCode: 'aurora', currency: 'BRL' })
      const roundId = bench.nextRound()
      await bench.call('bet', session, { roundId, amount: '1000' })
      await bench.call('win', session, { roundId, amount: '400', roundClosed: true })
    }
    const kpi = await gateway.call('teamKpi', { token })
    expect(kpi.body.value?.footer).toEqual({
      teamLoginMemberCount: 1,
      teamBetMemberCount: 2,
      teamRegisterMemberCount: 2,
      // The agent, and the two members who opened a game.
      teamOnlineCount: 3,
    })
    const overview = (await gateway.call('teamOverview', { token })).body.value
    expect(overview?.footer).toMatchObject({
      deposit: '200.00',
      bet: '20.00',
      validBet: '20.00',
      payout: '8.00',
      pnl: '-12.00',
      betCount: 2,
    })
    expect(overview?.days).toHaveLength(7)
    const counted = { deposit: '200.00', bet: '20.00', validBet: '20.00', payout: '8.00', pnl: '-12.00' }
    expect(overview?.days.at(-1)).toMatchObject({ ...counted, loginCount: 1, betCount: 2, registerCount: 2 })
    const nothing = { deposit: '0.00', bet: '0.00', validBet: '0.00', payout: '0.00', pnl: '0.00' }
    expect(overview?.days.at(-2)).toMatchObject({ ...nothing, loginCount: 0, betCount: 0, registerCount: 0 })
    const direct = (await gateway.call('downlines', { token, query: { pageSize: 1000 } })).body.value?.list ?? []
    expect(direct.find((row) => row.id === member.id)).toMatchObject({
      level: 1,
      directCount: 1,
      teamCount: 1,
      deposit: '100.00',
      bet: '10.00',
      payout: '4.00',
      pnl: '-6.00',
      balance: '94.00',
    })
    const below = (await gateway.call('downlines', { token, query: { parentId: member.id } })).body.value?.list ?? []
    expect(below.map((row) => [row.id, row.level])).toEqual([[grandchild.id, 2]])
    gateway.clock.advance(86_400_000)
    token = await gateway.tokenOf('agent01')
    const dayLater = (await gateway.call('teamKpi', { token })).body.value
    const counts = { teamLoginMemberCount: 1, teamBetMemberCount: 0, teamRegisterMemberCount: 0 }
    expect(dayLater).toMatchObject({
      footer: counts,
      previous: { ...counts, teamBetMemberCount: 2, teamRegisterMemberCount: 2 },
    })
    // The agent logged in before and after these days.
    const quiet = dayOf(gateway.clock.now() - 3 * 86_400_000, merchant.timeZone)
    expect(
      (await gateway.call('teamKpi', { token, query: { startDate: quiet, endDate: quiet } })).body.value?.footer,
    ).toMatchObject({ ...counts, teamLoginMemberCount: 0 })
  })

  test('a bet counts on the day of its settlement', async () => {
    const member = await join(agentId)
    const player = { id: member.id, merchantCode: 'aurora', currency: 'BRL' } as const
    const { post, transfer, openingBalance, playerAccount } = await import('../../money')
    const books = { merchant: 'aurora', currency: 'BRL' } as const
    await inTransaction(gateway.ctx.db, (tx) =>
      post(tx, {
        scope: 'test',
        key: member.id,
        fingerprint: '',
        kind: 'opening',
        title: '',
        reference: '',
        postings: transfer(openingBalance(books), playerAccount(books, member.id), minor(5000)),
        at: gateway.clock.now(),
      }),
    )
    gateway.clock.advance(86_400_000)
    const session = await bench.open(player)
    const roundId = bench.nextRound()
    await bench.call('bet', session, { roundId, amount: '700' })
    gateway.clock.advance(86_400_000)
    await bench.call('win', session, { roundId, amount: '0', roundClosed: true })
    token = await gateway.tokenOf('agent01')
    const days = (await gateway.call('teamOverview', { token })).body.value?.days ?? []
    expect(days.slice(-2).map((day) => day.bet)).toEqual(['0.00', '7.00'])
  })
})
