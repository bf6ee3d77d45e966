import { type DeskAccess, deskCalls, type OperatorCallName } from '@mosaic/contracts/desk'
import { callAsCommand, opsKey } from '../../../testing/command'
import { sql } from 'drizzle-orm'
import { saveDemoOperators } from '..'
import { areRelated } from '../four-eyes/store'
import { startTestGateway, testConfig, type TestGateway } from '../../../testing/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway({ config: { keys: { ...testConfig().keys, ops: opsKey } } })
})
afterAll(() => gateway.close())

const signIn = [
  ...['session', 'deviceOptions', 'deviceAnswer', 'login', 'enrol', 'logout', 'passkeyOptions', 'passkeyAnswer'],
]
const names = Object.keys(deskCalls).filter((name): name is OperatorCallName => !signIn.includes(name))
const held: readonly DeskAccess[] = [
  ...(['operator', 'command', 'operators.manage', 'publications.write'] as const),
  ...(['withdrawals.read', 'withdrawals.decide', 'deposits.read', 'deposits.decide'] as const),
  ...(['free-rounds.read', 'free-rounds.propose', 'free-rounds.decide'] as const),
  ...(['chats.read', 'chats.answer', 'mails.read', 'mails.answer'] as const),
]

test.each(names)('%s: a signed command needs the right', async (name) => {
  const { code } = await callAsCommand(gateway, name)
  expect(code === 'desk.right.missing').toBe(!held.includes(deskCalls[name].access))
})

test.each([
  ['another secret', { key: { ...opsKey, secret: 'a secret that the gateway does not know' } }, 'wrong'],
  ['another key id', { key: { ...opsKey, id: 'ops-9' } }, 'unknown-key'],
] as const)('%s: no call is answered', async (_case, options, signature) => {
  for (const name of names)
    expect(await callAsCommand(gateway, name, {}, options)).toMatchObject({
      status: 401,
      code: 'desk.signed.out',
      fields: { signature },
    })
})

test.each(signIn)('%s: does not exist for commands', async (name) => {
  const { path } = deskCalls[name as OperatorCallName]
  expect((await gateway.app.inject({ url: path })).statusCode).toBe(404)
})

test('a command without a name is refused', async () => {
  expect(await callAsCommand(gateway, 'withdrawals', {}, { as: '' })).toMatchObject({
    code: 'desk.request.invalid',
    fields: { operator: 'too_small' },
  })
})

test('the key makes the first administrator only, and the link is mailed to the person', async () => {
  const add = (name: string, role: 'admin' | 'cashier' = 'admin') =>
    callAsCommand(gateway, 'addOperator', { body: { name, role, email: `${name}@example.com` } })
  expect((await add('first.cashier', 'cashier')).code).toBe('desk.request.invalid')
  const added = await add('first.admin')
  expect(added.value).toMatchObject({ name: 'first.admin', state: 'DONE', link: null })
  expect((await gateway.lastMessage('first.admin@example.com'))?.text).toContain('#enrol=')
  expect((await add('second.admin')).code).toBe('desk.operators.exist')
  const body = { name: 'first.admin', role: 'admin', disabled: true } as const
  expect((await callAsCommand(gateway, 'setOperator', { body })).code).toBe('desk.second.command')
  const restarted = await callAsCommand(gateway, 'restartOperator', { body: { name: 'first.admin' } })
  expect(restarted.value).toEqual({ done: true })
  expect((await callAsCommand(gateway, 'operators')).value.list).toEqual([
    expect.objectContaining({ name: 'first.admin', createdBy: 'ana (command)', email: 'first.admin@example.com' }),
  ])
})

test('a sole administrator with cashiers who lost the passkey: the key restarts them alone, is in the log, and they second nobody for 7 days', async () => {
  const { ctx, clock } = gateway
  const restart = async (name: string) => (await callAsCommand(gateway, 'restartOperator', { body: { name } })).code
  const cashiers = ['cashier-1', 'cashier-2'].map((name) => ({ name, role: 'cashier' as const }))
  await saveDemoOperators(ctx, 'a password of the tests', cashiers)
  for (const { name } of cashiers) expect(await restart(name)).toBe('desk.second.command')
  clock.advance(60_000)
  expect(await restart('first.admin')).toBe('OK')
  const { rows } = await ctx.db.execute<{ operator: string; subject: string }>(
    sql`select operator, subject from operator_log where action = 'operator.restarted' order by at desc limit 1`,
  )
  expect(rows).toEqual([{ operator: 'ana (command)', subject: 'first.admin' }])
  const since = clock.now() - 1000
  for (const { name } of cashiers) expect(await areRelated(ctx.db, name, 'first.admin', since)).toBe(true)
  expect(await areRelated(ctx.db, 'cashier-1', 'cashier-2', since)).toBe(false)

  await saveDemoOperators(ctx, 'a password of the tests', [{ name: 'admin-2', role: 'admin' }])
  for (const name of ['first.admin', 'admin-2']) expect(await restart(name)).toBe('desk.second.command')
  await ctx.db.execute(sql`update operators set disabled = true where name = 'admin-2'`)
  expect([await restart('first.admin'), await restart('admin-2')]).toEqual(['OK', 'desk.second.command'])
})
