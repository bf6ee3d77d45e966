import type { Role } from '@mosaic/contracts/desk'
import { startTestDesk, type TestDesk } from '../../../testing/desk'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'

let gateway: TestGateway
let desk: TestDesk
let admin: string
let other: string
beforeAll(async () => {
  gateway = await startTestGateway()
  desk = await startTestDesk(gateway)
  admin = await desk.operator('admin', 1)
  other = await desk.operator('admin', 2)
})
afterAll(async () => {
  await desk.close()
  await gateway.close()
})

const add = (name: string, role: Role) =>
  desk.call('addOperator', { cookie: admin, body: { name, role, email: `${name}@example.com` } })

test('one administrator: makes the second administrator alone, and nothing else', async () => {
  await gateway.ctx.db.execute(`update operators set role = 'support' where name = 'admin-2'`)
  const change = { name: 'cashier-2', role: 'compliance', disabled: false } as const
  expect((await add('lone-cashier', 'cashier')).value.state).toBe('PROPOSED')
  const changed = await desk.call('setOperator', { cookie: admin, body: change })
  expect(changed.value.proposal?.state).toBe('PROPOSED')
  const raised = await desk.call('setOperator', {
    cookie: admin,
    body: { ...change, name: 'cashier-1', role: 'admin' },
  })
  expect(raised.value.proposal?.state).toBe('PROPOSED')
  expect((await add('second-admin', 'admin')).value.state).toBe('DONE')
  expect((await add('third-admin', 'admin')).value.state).toBe('PROPOSED')
  await gateway.ctx.db.execute(`update operators set role = 'admin' where name = 'admin-2'`)
  expect((await desk.call('operators', { cookie: other })).code).toBe('OK')
})

test('an account that is disabled: what waits about it ends, and can be proposed anew', async () => {
  const change = { name: 'support-1', role: 'cashier', disabled: false } as const
  const { proposal } = (await desk.call('setOperator', { cookie: admin, body: change })).value
  expect(proposal).toMatchObject({ state: 'PROPOSED', disabled: false })
  const disable = { ...change, role: 'support', disabled: true } as const
  expect((await desk.call('setOperator', { cookie: admin, body: disable })).value.proposal).toBeNull()
  const { list } = (await desk.call('operatorProposals', { cookie: other })).value
  expect(list.filter(({ name }) => name === 'support-1')).toEqual([])
  const verdict = { id: proposal?.id ?? '', verdict: 'approve' } as const
  expect((await desk.call('decideOperator', { cookie: other, body: verdict })).code).toBe('desk.decided')
  const moved = await desk.call('setOperator', { cookie: admin, body: { ...disable, role: 'cashier' } })
  expect(moved.value.proposal).toMatchObject({ state: 'PROPOSED', disabled: true })
})
