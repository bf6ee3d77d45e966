import type { DeskBody } from '@mosaic/contracts/desk'
import { startTestDesk, type TestDesk } from '../../../testing/desk'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { teamBench, type TeamBench, type TeamMember } from '../../../testing/team'
import { uplinesOf } from '../../agents'
import { answerContract } from '../../agents/contract/answer'
import { livingContracts } from '../../agents/contract/contract-store'
import { inTransaction } from '../../platform/db/transaction'
import { listAgentChanges } from '.'

let gateway: TestGateway
let desk: TestDesk
let bench: TeamBench
beforeAll(async () => {
  gateway = await startTestGateway()
  desk = await startTestDesk(gateway)
  bench = await teamBench(gateway)
})
afterAll(async () => {
  await desk.close()
  await gateway.close()
})

const reason = 'Asked for by both agents'
type Change = DeskBody<'proposeAgentChange'>
type Asked = Change extends infer C ? (C extends Change ? Omit<C, 'id' | 'reason'> : never) : never
const propose = async (asked: Asked, id = gateway.ctx.random.uuid()) =>
  desk.call('proposeAgentChange', { cookie: await desk.operator('cashier', 1), body: { ...asked, id, reason } })
const decide = async (id: string, verdict: 'approve' | 'reject' = 'approve', person: 1 | 2 = 2) =>
  desk.call('decideAgentChange', {
    cookie: await desk.operator('cashier', person),
    body: verdict === 'approve' ? { id, verdict } : { id, verdict, reason: 'Not agreed' },
  })
const uplines = (member: TeamMember) => uplinesOf(gateway.ctx.db, member.id)
const living = (agent: TeamMember) => inTransaction(gateway.ctx.db, (tx) => livingContracts(tx, agent.id))

test('a move: nothing happens until a second person approves; both steps are in the log', async () => {
  const [one, other] = [await bench.join(null, 2), await bench.join(null, 2)]
  const member = await bench.join(one.id)
  const { value } = await propose({ kind: 'move', memberId: member.id, upline: other.account })
  expect(value).toMatchObject({ state: 'PROPOSED', from: one.account, to: other.account, approvedBy: 'cashier-1' })
  expect((await decide(value.id, 'approve', 1)).code).toBe('desk.second.person')
  expect(await uplines(member)).toEqual([one.id])
  expect((await decide(value.id)).value).toMatchObject({ state: 'DONE', decidedBy: 'cashier-2' })
  expect(await uplines(member)).toEqual([other.id])
  expect((await decide(value.id)).code).toBe('desk.decided')
  const log = await desk.call('audit', { cookie: await desk.operator('admin'), query: { subject: value.id } })
  expect(log.value.list.map(({ action }) => action).sort()).toEqual(['agent.move.approve', 'agent.move.proposed'])
})

test('a rejected move, one under somebody below, one under nobody: the tree stays', async () => {
  const top = await bench.join(null, 2)
  const mid = await bench.join(top.id, 1)
  const other = await bench.join(null, 2)
  expect((await propose({ kind: 'move', memberId: top.id, upline: mid.account })).code).toBe('desk.move.cycle')
  expect((await propose({ kind: 'move', memberId: mid.id, upline: 'nobody-here' })).code).toBe('desk.move.upline')
  const { value } = await propose({ kind: 'move', memberId: mid.id, upline: other.account })
  expect((await decide(value.id, 'reject')).value).toMatchObject({ state: 'REJECTED', refusal: 'Not agreed' })
  expect(await uplines(mid)).toEqual([top.id])
})

test('what became impossible since the proposal: refused at the decision', async () => {
  const [one, other] = [await bench.join(null, 2), await bench.join(null, 2)]
  const there = await propose({ kind: 'move', memberId: one.id, upline: other.account })
  const back = await propose({ kind: 'move', memberId: other.id, upline: one.account })
  expect((await decide(there.value.id)).code).toBe('OK')
  expect((await decide(back.value.id)).code).toBe('desk.move.cycle')
  expect(await uplines(other)).toEqual([])
})

test('a contract of the house: offered by two people, accepted by the agent, ended by two people', async () => {
  const { ctx } = gateway
  const top = await bench.join(null, 2)
  const terms = { kind: 'dailySalary', tiers: [{ rate: 5 }] } as const
  const offered = await propose({ kind: 'offer', memberId: top.id, terms: { ...terms, tiers: [...terms.tiers] } })
  expect(offered.value).toMatchObject({
    kind: 'offer',
    terms: { kind: 'dailySalary', tiers: [{ rate: 5 }], negative: null, stackable: false },
  })
  expect(await living(top)).toEqual([])
  expect((await decide(offered.value.id)).code).toBe('OK')
  const [contract] = await living(top)
  expect(contract).toMatchObject({ state: 'OFFERED', offerorId: null, offeredBy: 'cashier-2' })
  await answerContract(ctx, bench.merchant, { memberId: top.id, from: '' }, contract?.id ?? '', 'accept')
  const ended = await propose({ kind: 'end', contractId: contract?.id ?? '' })
  expect((await decide(ended.value.id)).value).toMatchObject({ state: 'DONE' })
  expect(await living(top)).toEqual([])
})

test('the same id with another change: refused; the same change again: the first answer', async () => {
  const [one, other, third] = [await bench.join(null, 2), await bench.join(null, 2), await bench.join(null, 2)]
  const id = gateway.ctx.random.uuid()
  const move = { kind: 'move', memberId: one.id, upline: other.account } as const
  const first = await propose(move, id)
  expect((await propose(move, id)).value).toEqual(first.value)
  expect((await propose({ ...move, upline: third.account }, id)).code).toBe('desk.decided')
  expect((await propose({ ...move, memberId: third.id }, id)).code).toBe('desk.decided')
  const offerId = gateway.ctx.random.uuid()
  const offer = async (rate: number) =>
    (await propose({ kind: 'offer', memberId: one.id, terms: { kind: 'dailySalary', tiers: [{ rate }] } }, offerId))
      .code
  expect([await offer(5), await offer(5), await offer(6)]).toEqual(['OK', 'OK', 'desk.decided'])
})

test('a move that is done: still shows the agent whom the member left', async () => {
  const [one, other] = [await bench.join(null, 2), await bench.join(null, 2)]
  const member = await bench.join(one.id)
  const { value } = await propose({ kind: 'move', memberId: member.id, upline: other.account })
  const places = { from: one.account, to: other.account }
  expect((await decide(value.id)).value).toMatchObject({ state: 'DONE', ...places })
  const cookie = await desk.operator('cashier')
  const { list } = (await desk.call('agentChanges', { cookie, query: { show: 'all' } })).value
  expect(list.find(({ id }) => id === value.id)).toMatchObject(places)
})

test('an offer above what the games earn, to somebody who has an agent, a contract between agents: refused', async () => {
  const top = await bench.join(null, 2)
  const mid = await bench.join(top.id, 1)
  const offer = async (member: TeamMember, rate: number) => {
    const { code, value } = await propose({
      kind: 'offer',
      memberId: member.id,
      terms: { kind: 'dailySalary', tiers: [{ rate }] },
    })
    return code === 'OK' ? (await decide(value.id)).code : `proposal: ${code}`
  }
  expect([await offer(top, 9000), await offer(mid, 1)]).toEqual(['contract.above.edge', 'proposal: desk.not.found'])
  expect((await propose({ kind: 'end', contractId: gateway.ctx.random.uuid() })).code).toBe('desk.not.found')
  expect(await offer(await bench.join(null, 4), 1)).toBe('proposal: desk.not.found')
})

test('the sheet of a member: names the agent above; nobody at the top', async () => {
  const top = await bench.join(null, 2)
  const mid = await bench.join(top.id, 1)
  const cookie = await desk.operator('cashier')
  const uplineOf = async ({ id: memberId }: TeamMember) =>
    (await desk.call('member', { cookie, query: { memberId } })).value.upline
  expect(await uplineOf(top)).toBeNull()
  expect(await uplineOf(mid)).toEqual({ memberId: top.id, member: top.account })
})

test('the team of an agent: those directly below, with how many are below each; nobody of another tree', async () => {
  const top = await bench.join(null, 2)
  const mid = await bench.join(top.id, 1)
  await bench.join(mid.id)
  await bench.join((await bench.join(null, 2)).id)
  const cookie = await desk.operator('support')
  const { value } = await desk.call('memberTeam', { cookie, query: { memberId: top.id } })
  expect(value).toMatchObject({ totalCount: 1, list: [{ memberId: mid.id, member: mid.account, teamCount: 1 }] })
  expect((await desk.call('memberTeam', { cookie, query: { memberId: 'nobody' } })).code).toBe('desk.not.found')
})

test('the list: takes as many statements for many changes as for few', async () => {
  const { db } = gateway.ctx
  const statements = async () => {
    let count = 0
    const counting = new Proxy(db, {
      get: (target, name) => {
        if (['select', 'execute'].includes(String(name))) count += 1
        return Reflect.get(target, name)
      },
    })
    await listAgentChanges({ db: counting }, 'waiting')
    return count
  }
  const other = await bench.join(null, 2)
  const proposals = async (count: number) => {
    for (let at = 0; at < count; at += 1)
      await propose({ kind: 'move', memberId: (await bench.join(null)).id, upline: other.account })
  }
  await proposals(2)
  const few = await statements()
  await proposals(6)
  expect(await statements()).toBe(few)
})
