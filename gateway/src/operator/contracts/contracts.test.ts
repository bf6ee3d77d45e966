import { minor } from '@mosaic/contracts'
import { computedPayment } from '../../../testing/computed-payment'
import { startTestDesk, type TestDesk } from '../../../testing/desk'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { activeContract } from '../../agents/contract/contract-store'
import { settleContracts } from '../../agents/contract/settle-contracts'
import { giveContracts } from '../../demo/contracts'
import { memberByAccount } from '../../identity'
import { playerFunds } from '../../money/ledger'

let gateway: TestGateway
let desk: TestDesk
beforeAll(async () => {
  gateway = await startTestGateway()
  desk = await startTestDesk(gateway)
})
afterAll(async () => {
  await desk.close()
  await gateway.close()
})

const setUp = async () => {
  const { ctx } = gateway
  const aurora = await ctx.merchants.byCode('aurora')
  const agent = await memberByAccount(ctx.db, 'aurora', 'agent01')
  if (!aurora || !agent) throw new Error('no agent')
  await giveContracts(ctx, aurora, agent.id)
  const contract = await activeContract(ctx.db, agent.id, 'dividend')
  if (!contract) throw new Error('no contract')
  return { aurora, agent, contract }
}
const decide = async (id: string) =>
  desk.call('decideDividend', { cookie: await desk.operator('cashier'), body: { id, verdict: 'approve' } })

test('a dividend below the limit: one person approves it, the next settlement pays it once', async () => {
  const { aurora, agent, contract } = await setUp()
  const { ctx, clock } = gateway
  const id = await computedPayment(ctx.db, contract, { periodKey: 'one', amount: minor(499_999n), at: clock.now() })
  const balance = async () => (await playerFunds(ctx.db, 'aurora', agent.id, 'BRL')).total
  const before = await balance()
  await settleContracts(ctx, aurora)
  expect(await balance()).toBe(before)
  const cookie = await desk.operator('cashier')
  expect((await desk.call('queues', { cookie })).value.dividends).toBe(1)
  expect((await decide(id)).value).toMatchObject({ state: 'APPROVED', needsTwo: false, decidedBy: 'cashier-1' })
  expect((await decide(id)).code).toBe('desk.decided')
  await settleContracts(ctx, aurora)
  await settleContracts(ctx, aurora)
  expect((await balance()) - before).toBe(499_999n)
  expect((await desk.call('dividends', { cookie })).value.list).toEqual([])
  const all = (await desk.call('dividends', { cookie, query: { show: 'all' } })).value.list
  expect(all).toMatchObject([{ id, state: 'PAID', member: 'agent01', amount: '4999.99' }])
})

test('a rejected dividend: keeps its reason, is never paid, and cannot be approved any more', async () => {
  const { aurora, agent, contract } = await setUp()
  const { ctx, clock } = gateway
  const id = await computedPayment(ctx.db, contract, { periodKey: 'refused', amount: minor(100n), at: clock.now() })
  const cookie = await desk.operator('cashier')
  const rejected = await desk.call('decideDividend', {
    cookie,
    body: { id, verdict: 'reject', reason: 'Bets of one person' },
  })
  expect(rejected.value).toMatchObject({ state: 'REJECTED', refusal: 'Bets of one person', decidedBy: 'cashier-1' })
  expect((await decide(id)).code).toBe('desk.decided')
  const balance = async () => (await playerFunds(ctx.db, 'aurora', agent.id, 'BRL')).total
  const before = await balance()
  await settleContracts(ctx, aurora)
  expect(await balance()).toBe(before)
  expect((await desk.call('dividends', { cookie })).value.list).toEqual([])
  const token = await gateway.tokenOf('agent01')
  const own = (await gateway.call('contractPayments', { token, query: { kind: 'dividend' } })).body.value?.list
  expect(own?.find(({ periodKey }) => periodKey === 'refused')).toMatchObject({
    ...{ state: 'rejected', refusal: 'Bets of one person' },
  })
  const log = await desk.call('audit', { cookie: await desk.operator('admin'), query: { subject: id } })
  expect(log.value.list).toMatchObject([{ action: 'dividend.reject', operator: 'cashier-1' }])
})

test('an id that names no payment, a salary, a dividend of nothing: refused', async () => {
  const { agent, contract } = await setUp()
  const { ctx, clock } = gateway
  const salary = await activeContract(ctx.db, agent.id, 'dailySalary')
  if (!salary) throw new Error('no salary')
  const at = clock.now()
  const ids = [
    await computedPayment(ctx.db, salary, { periodKey: 'salary', amount: minor(1n), at }),
    await computedPayment(ctx.db, contract, { periodKey: 'nothing', amount: minor(0n), at }),
  ]
  const answers = [...ids, 'x', `${contract.id}:never`].map(async (id) => (await decide(id)).code)
  expect(await Promise.all(answers)).toEqual(['desk.not.found', 'desk.decided', 'desk.not.found', 'desk.not.found'])
})

test('the list of contracts: those in force, with their tiers; support does not see them', async () => {
  await setUp()
  const { list } = (await desk.call('contracts', { cookie: await desk.operator('cashier') })).value
  const own = list.filter(({ member, merchant }) => member === 'agent01' && merchant === 'aurora')
  expect(own.map(({ kind }) => kind).sort()).toEqual(['dailySalary', 'dividend', 'hourlySalary'])
  expect(own.find(({ kind }) => kind === 'dividend')).toMatchObject({
    ...{ offeredBy: '', tiers: [{ rate: 1000 }], negative: 'carry', stackable: false },
  })
  expect((await desk.call('contracts', { cookie: await desk.operator('support') })).code).toBe('desk.right.missing')
})
