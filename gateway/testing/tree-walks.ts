import { minor } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { compareAgents } from '../src/agents'
import { answerContract } from '../src/agents/contract/answer'
import { contractById, livingContracts } from '../src/agents/contract/contract-store'
import { isExpired } from '../src/agents/contract/life-cycle'
import { offerContract } from '../src/agents/contract/offer'
import { paymentsOf } from '../src/agents/contract/payment-store'
import { settleContracts } from '../src/agents/contract/settle-contracts'
import { moveMember } from '../src/agents/moves'
import { settleRebates } from '../src/agents/rebate'
import { commissionsIn } from '../src/agents/rebate/income-store'
import { treeOn } from '../src/agents/team/tree-history.sql'
import { dayOf } from '../src/platform'
import { inTransaction } from '../src/platform/db/transaction'
import type { TestGateway } from './gateway'
import type { TeamBench, TeamMember } from './team'
import { type Day, walkModel } from './tree-walk-model'

const day = 86_400_000
/** Levels that the walks leave free below the deepest. */
const deepest = 8

const who = { who: fc.nat(30) }
/** Members join, move, get contracts from those above them, play, and have bets taken back, over some days. */
export const anyWalk = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ do: fc.constant('join' as const), ...who }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('move' as const), ...who, to: fc.nat(30) }) },
    {
      weight: 6,
      arbitrary: fc.record({
        ...{ do: fc.constant('offer' as const), ...who, rate: fc.integer({ min: 1, max: 40 }) },
        answer: fc.constantFrom('accept' as const, 'accept' as const, 'accept' as const, null),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('accept' as const, 'decline' as const), ...who }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('terminate' as const, 'withdraw' as const), ...who }) },
    {
      weight: 6,
      arbitrary: fc.record({ do: fc.constant('play' as const), ...who, stake: fc.integer({ min: 100, max: 9999 }) }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('void' as const), of: fc.nat(5) }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const) }) },
  ),
  { minLength: 8, maxLength: 30 },
)
type Step = typeof anyWalk extends fc.Arbitrary<readonly (infer S)[]> ? S : never

/** A contract between agents moves with both, one with the agent above holds its member, and bets of each tree are taken back. */
export const everyKindOfMove: readonly Step[] = [
  { do: 'join', who: 0 },
  { do: 'join', who: 2 },
  { do: 'join', who: 3 },
  { do: 'offer', who: 0, rate: 30, answer: 'accept' },
  { do: 'offer', who: 2, rate: 20, answer: 'accept' },
  { do: 'offer', who: 3, rate: 10, answer: 'accept' },
  { do: 'offer', who: 4, rate: 20, answer: 'accept' },
  { do: 'offer', who: 4, rate: 5, answer: null },
  { do: 'play', who: 4, stake: 8000 },
  { do: 'wait' },
  { do: 'play', who: 4, stake: 9000 },
  { do: 'play', who: 3, stake: 7000 },
  { do: 'move', who: 3, to: 1 },
  { do: 'move', who: 0, to: 4 },
  { do: 'withdraw', who: 4 },
  { do: 'terminate', who: 3 },
  { do: 'move', who: 3, to: 1 },
  { do: 'void', of: 1 },
  { do: 'wait' },
  { do: 'offer', who: 1, rate: 25, answer: 'accept' },
  { do: 'offer', who: 3, rate: 15, answer: 'accept' },
  { do: 'play', who: 4, stake: 6000 },
  { do: 'void', of: 1 },
  { do: 'wait' },
  { do: 'play', who: 4, stake: 5000 },
]

/**
 * Runs steps against the gateway and the model, and compares the trees, the answers, and in the end everything that was paid.
 * Returns the answers that were met.
 */
export const walkTree = async ({ ctx, clock, call }: TestGateway, team: TeamBench, steps: readonly Step[]) => {
  const { merchant } = team
  const today = (): Day => dayOf(clock.now(), merchant.timeZone)
  const model = walkModel(today())
  const people: TeamMember[] = []
  const undo = new Map<number, () => Promise<void>>()
  const met = new Set<string>()

  const join = async (upline: TeamMember | null, type: number) => {
    const member = await team.join(upline?.id ?? null, type)
    await team.give(member, 'opening', 10_000_000)
    people.push(member)
    model.join(member.id, upline?.id ?? null)
    return member
  }
  const first = await join(null, 2)
  await join(null, 2)
  const person = (place: number): TeamMember => people[place % people.length] ?? first

  const storedPairs = async (on: Day | null): Promise<readonly string[]> => {
    const { rows } = await ctx.db.execute<{ pair: string }>(sql`
      select tree.ancestor_id || ' ' || tree.descendant_id || ' ' || tree.depth as pair from ${treeOn(on)} tree
      where tree.descendant_id = any(${`{${people.map(({ id }) => id).join(',')}}`}::text[])`)
    return rows.map(({ pair }) => pair).sort()
  }
  const living = async () => {
    const all = await Promise.all(people.map(({ id }) => inTransaction(ctx.db, (tx) => livingContracts(tx, id))))
    return all
      .flat()
      .filter((contract) => !isExpired(contract, clock.now()))
      .map(({ agentId, offerorId, state }) => `${agentId} ${offerorId ?? 'house'} ${state}`)
      .sort()
  }
  const move = async (member: TeamMember, upline: TeamMember) => {
    const moved = await inTransaction(ctx.db, (tx) =>
      moveMember(tx, ctx, merchant, { memberId: member.id, uplineId: upline.id }),
    )
    const code = 'fault' in moved ? moved.fault.code : null
    expect(code).toBe(model.move(member.id, upline.id, clock.now(), deepest))
    met.add(`move ${code ?? 'done'}`)
  }
  const answer = async (member: TeamMember, action: 'accept' | 'decline' | 'withdraw' | 'terminate') => {
    const state = action === 'terminate' ? 'ACTIVE' : 'OFFERED'
    const own = await inTransaction(ctx.db, (tx) => livingContracts(tx, member.id))
    const contract = own.find((each) => each.state === state)
    const expected = model.answer(member.id, action, clock.now())
    if (!contract) return expect(expected).toBe('contract.answered')
    const memberId = action === 'withdraw' ? (contract.offerorId ?? 'house') : member.id
    const done = await answerContract(ctx, merchant, { memberId, from: '' }, contract.id, action)
    expect(done.ok ? null : done.code).toBe(expected)
    met.add(`${action} ${expected ?? 'done'}`)
  }
  const offer = async (member: TeamMember, rate: number) => {
    const upline = people.find(({ id }) => id === model.uplineOf(member.id)) ?? null
    const tier = { minTurnover: minor(0), minActive: 0, minLoss: minor(0), rate, cap: null }
    const done = await offerContract(ctx, merchant, upline, {
      ...{ agentId: member.id, terms: { kind: 'dailySalary', stackable: true, tiers: [tier] } },
      ...{ from: '', by: upline?.account ?? 'house', requestKey: null },
    })
    const code = done.ok ? null : done.code
    expect(code).toBe(model.offer(member.id, rate, clock.now()))
    met.add(`offer ${upline ? 'of an agent' : 'of the house'} ${code ?? 'done'}`)
  }
  const play = async (member: TeamMember, stake: number) => {
    const { open, call: provider, nextRound } = team.bench
    const [session, roundId] = [await open(member), nextRound()]
    const bet = { roundId, txId: `${roundId}-bet`, amount: String(stake), winAmount: '0', roundClosed: true }
    const done = await provider('betwin', session, bet)
    expect(done.json).toMatchObject({ status: 'OK' })
    undo.set(model.play(member.id, stake), async () => {
      const undone = await provider('rollback', await open(member), { roundId, refTxId: `${roundId}-bet` })
      expect(undone.json).toMatchObject({ status: 'OK' })
    })
  }
  const wait = async () => {
    clock.advance(day)
    await ctx.events.drained()
    await settleRebates(ctx, merchant)
    await settleContracts(ctx, merchant)
    model.wait(today())
  }
  const take = async (step: Step) => {
    if (step.do === 'wait') return wait()
    if (step.do === 'void') {
      const bet = model.takeBack(step.of)
      return bet === null ? undefined : undo.get(bet)?.()
    }
    const member = person(step.who)
    if (step.do === 'join') {
      if (model.depthOf(member.id) < deepest) await join(member, 1)
    } else if (step.do === 'move') await move(member, person(step.to))
    else if (step.do === 'play') await play(member, step.stake)
    else if (step.do === 'offer') {
      await offer(member, step.rate)
      if (step.answer) await answer(member, step.answer)
    } else await answer(member, step.do)
  }

  for (const step of [...steps, { do: 'wait' }, { do: 'wait' }] as const) {
    await take(step)
    expect(await storedPairs(null)).toEqual(model.pairs())
    expect(await living()).toEqual(model.living(clock.now()))
  }
  for (const on of model.days())
    expect((await storedPairs(on)).filter((pair) => model.pairs(on).includes(pair))).toEqual(model.pairs(on))

  const salaries = []
  for (const { id } of people)
    for (const payment of await paymentsOf(ctx.db, id, 999)) {
      const { contractId, periodKey, agentId, turnover, share, below, amount } = payment
      const offeror = (await contractById(ctx.db, contractId))?.offerorId ?? 'house'
      salaries.push([periodKey, agentId, offeror, turnover, share, below, amount].join(' '))
    }
  expect(salaries.sort()).toEqual(model.salaries())

  const days = { first: model.days()[0] ?? today(), last: today() }
  let rebates = 0n
  for (const { id } of people) for (const { amount } of await commissionsIn(ctx.db, id, days)) rebates += amount
  const { least, most } = model.rebates()
  expect([rebates * 10_000n >= least, rebates * 10_000n <= most]).toEqual([true, true])

  for (const agent of people) {
    const token = await team.tokenOf(agent)
    const read = async (parentId: string) => {
      const query = { startDate: days.first, endDate: days.last, pageSize: 1000, parentId }
      return (await call('teamPnl', { token, query })).body
    }
    const own = await read(agent.id)
    const bets = (all: readonly { readonly bet: string }[]) =>
      all.reduce((sum, { bet }) => sum + Math.round(Number(bet) * 100), 0)
    expect(bets([own.value?.footer ?? { bet: 'none' }])).toBe(model.standingBelow(agent.id))
    expect(bets(own.value?.list ?? [])).toBe(model.standingBelow(agent.id))
    for (const other of people)
      if (!model.isAtOrBelow(other.id, agent.id)) expect((await read(other.id)).errorCode).toBe('not.found')
  }
  expect(await compareAgents(ctx)).toEqual([])
  return met
}
