import type { ValueOf } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { teamBench, type TeamBench, type TeamMember } from '../../../testing/team'

let gateway: TestGateway
let team: TeamBench
beforeAll(async () => {
  gateway = await startTestGateway()
  team = await teamBench(gateway)
})
afterAll(() => gateway.close())

type Answer = ValueOf<'teamPnl'>
const ask = async (token: string, query: Record<string, unknown> = {}) => {
  const { body } = await gateway.call('teamPnl', { token, query: { pageSize: 1000, ...query } })
  return body.success ? body.value : body.errorCode
}
const read = async (token: string, query?: Record<string, unknown>): Promise<Answer> => {
  const answer = await ask(token, query)
  if (typeof answer === 'string') throw new Error(answer)
  return answer
}
const cents = (amount: string): number => Math.round(Number(amount) * 100)

const columns = ['deposit', 'withdraw', 'bet', 'validBet', 'payout', 'rebate', 'promo', 'fee', 'pnl'] as const
type Figures = Record<(typeof columns)[number], number>
const nothing: Figures = {
  deposit: 0,
  withdraw: 0,
  bet: 0,
  validBet: 0,
  payout: 0,
  rebate: 0,
  promo: 0,
  fee: 0,
  pnl: 0,
}
const sumOf = (all: readonly Figures[]): Figures =>
  all.reduce(
    (sum, each) => Object.fromEntries(columns.map((column) => [column, sum[column] + each[column]])) as Figures,
    nothing,
  )
const shownOf = (row: Answer['footer']): Figures =>
  Object.fromEntries(columns.map((column) => [column, cents(row[column])])) as Figures

const paidOut = (member: TeamMember, amount: number, fee: number) => {
  const at = new Date(gateway.clock.now()).toISOString()
  return gateway.ctx.db.execute(sql`
    with account as (
      insert into payout_accounts (id, merchant_code, member_id, kind, holder, account, is_default, created_at)
      values (gen_random_uuid(), 'aurora', ${member.id}, 'pix', 'Any', ${member.id}, true, ${at}) returning id)
    insert into withdrawals (id, merchant_code, member_id, idempotency_key, fingerprint, payout_account_id, currency, amount, fee, state, reference, created_at, decided_at, ended_at)
    select gen_random_uuid(), 'aurora', ${member.id}, gen_random_uuid()::text, '', id, 'BRL', ${amount}, ${fee}, 'PAID', gen_random_uuid()::text, ${at}, ${at}, ${at} from account`)
}

type Node = { readonly member: TeamMember; readonly parent: Node | null; readonly own: Figures }
const isAt = (node: Node, top: Node): boolean =>
  node.member.id === top.member.id || (node.parent !== null && isAt(node.parent, top))

const amount = fc.integer({ min: 100, max: 9_000 })
const plan = fc.array(
  fc.record({
    place: fc.nat(),
    // Some are house accounts, whose figures nobody sees.
    type: fc.constantFrom(0, 0, 1, 40),
    stake: amount,
    payout: amount,
    promo: amount,
    rebate: amount,
    withdraw: fc.option(amount),
  }),
  { minLength: 1, maxLength: 7 },
)

test('any tree: each level shows the opened member and whole teams, nobody outside, and the footer is the sum of its rows', async () => {
  await fc.assert(
    fc.asyncProperty(plan, async (planned) => {
      const [root, stranger]: Node[] = [
        { member: await team.join(null, 1), parent: null, own: nothing },
        { member: await team.join(null, 1), parent: null, own: nothing },
      ]
      if (!root || !stranger) throw new Error('no agents')
      const nodes: Node[] = [root, stranger]
      for (const { place, type, stake, payout, promo, rebate, withdraw } of planned) {
        const parent = nodes[place % nodes.length] ?? root
        const member = await team.join(parent.member.id, type)
        await team.give(member, 'opening', 10_000)
        await team.play(member, stake, payout)
        await team.give(member, 'promotion', promo)
        await team.give(member, 'commission', rebate)
        if (withdraw !== null) await paidOut(member, withdraw + 2, 2)
        const own: Figures = {
          ...nothing,
          bet: stake,
          validBet: stake,
          payout,
          promo,
          rebate,
          pnl: payout + promo + rebate - stake,
          ...(withdraw !== null && { withdraw: withdraw + 2, fee: 2 }),
        }
        nodes.push({ member, parent, own: type === 40 ? nothing : own })
      }
      const token = await team.tokenOf(root.member)
      const mine = nodes.filter((node) => isAt(node, root))
      for (const opened of nodes) {
        const query = opened === root ? {} : { parentId: opened.member.id }
        if (!mine.includes(opened)) {
          expect(await ask(token, query)).toBe('not.found')
          continue
        }
        const answer = await read(token, query)
        const teamOf = (top: Node) => nodes.filter((node) => isAt(node, top))
        const children = nodes.filter(({ parent }) => parent === opened)
        const shown = new Map(answer.list.map((row) => [row.id, shownOf(row)]))
        expect(answer.list[0]).toMatchObject({ id: opened.member.id, isSelf: true })
        expect(shown.get(opened.member.id)).toEqual(opened.own)
        for (const child of children) {
          const counted = teamOf(child).some(({ member }) => member.type !== 40)
          const whole = sumOf(teamOf(child).map(({ own }) => own))
          expect(shown.get(child.member.id)).toEqual(counted ? whole : undefined)
        }
        for (const id of shown.keys()) expect([opened, ...children].some(({ member }) => member.id === id)).toBe(true)
        expect(shownOf(answer.footer)).toEqual(sumOf(teamOf(opened).map(({ own }) => own)))
        expect(shownOf(answer.footer)).toEqual(sumOf(answer.list.map(shownOf)))
        expect(sumOf(answer.days.map(shownOf))).toEqual(shownOf(answer.footer))
      }
    }),
    { numRuns: 6 },
  )
})

test('pages: together all rows, each with the sums of all and the largest valid bet first', async () => {
  const top = await team.join(null, 1)
  const rest = [await team.join(top.id), await team.join(top.id), await team.join(top.id)]
  for (const [index, member] of rest.entries()) {
    await team.give(member, 'opening', 10_000)
    await team.play(member, 100 * (index + 1), 0)
  }
  const token = await team.tokenOf(top)
  const pages = [await read(token, { pageNo: 1, pageSize: 2 }), await read(token, { pageNo: 2, pageSize: 2 })]
  expect(pages.flatMap(({ list }) => list.map(({ id }) => id))).toEqual([
    top.id,
    ...[...rest].reverse().map(({ id }) => id),
  ])
  expect(pages.map(({ footer, totalCount, totalPages }) => [footer.bet, totalCount, totalPages])).toEqual([
    ['6.00', 4, 2],
    ['6.00', 4, 2],
  ])
})

test('an opened member: the way down from the agent is shown, deposits count without the fee of the provider', async () => {
  const top = await team.join(null, 1)
  const between = await team.join(top.id, 1)
  const member = await team.join(between.id)
  await team.deposit(member, '100.00')
  const token = await team.tokenOf(top)
  const answer = await read(token, { parentId: between.id })
  expect(answer.path.map(({ account }) => account)).toEqual([top.account, between.account])
  expect(answer.list.map(({ account, level, deposit }) => [account, level, deposit])).toEqual([
    [between.account, 1, '0.00'],
    [member.account, 2, '100.00'],
  ])
})

test('accounts of the house: no figure, row or count of a team has them', async () => {
  const top = await team.join(null, 1)
  const house = await team.join(top.id, 40)
  await team.give(house, 'opening', 10_000)
  await team.play(house, 500, 0)
  const token = await team.tokenOf(top)
  const downlines = await gateway.call('downlines', { token, query: { search: house.account } })
  expect(downlines.body.value?.totalCount).toBe(0)
  const overview = (await gateway.call('teamOverview', { token })).body.value
  expect(overview).toMatchObject({ memberCount: 0, footer: { bet: '0.00', registerCount: 1 } })
  expect((await gateway.call('teamKpi', { token })).body.value?.footer.teamBetMemberCount).toBe(0)
})
