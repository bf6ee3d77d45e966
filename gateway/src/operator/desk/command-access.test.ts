import { type DeskAccess, deskCalls, type OperatorCallName } from '@mosaic/contracts/desk'
import { callAsCommand, opsKey } from '../../../testing/command'
import { saveDemoOperators } from '..'
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
  await saveDemoOperators(gateway.ctx, 'a password of the tests', [{ name: 'cashier-1', role: 'cashier' }])
  for (const name of ['first.admin', 'cashier-1'])
    expect((await callAsCommand(gateway, 'restartOperator', { body: { name } })).code).toBe('desk.second.command')
})
