import { sql } from 'drizzle-orm'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { createLog, readableLines } from './log'

let gateway: TestGateway
let lines = ''
beforeAll(async () => {
  gateway = await startTestGateway({ log: { write: (text) => void (lines += text) } })
  gateway.app.get('/fails', async () => gateway.ctx.db.execute(sql`select ${'sentinel-parameter'}::int`))
})
afterAll(() => gateway.close())

test('neither passwords nor tokens nor query strings nor query parameters reach the log', async () => {
  const token = await gateway.tokenOf('player01')
  await gateway.call('login', {
    body: { type: 'username', username: 'player01', password: 'sentinel-password', loginDeviceId: 'd' },
  })
  await gateway.call('changePassword', {
    token,
    body: {
      oldPassword: 'sentinel-password',
      newPassword: 'sentinel-password2',
      confirmNewPassword: 'sentinel-password2',
    },
  })
  await gateway.app.inject({ url: `/fails?token=${token}&x=sentinel-query`, headers: { authorization: token } })
  expect(lines).toContain('unexpected failure')
  expect(lines).toContain('"path":"/fails"')
  expect(lines).not.toMatch(/sentinel/)
  expect(lines).not.toContain(token)
})

test('a field that is logged by mistake is covered, also deeper down', () => {
  let text = ''
  const log = createLog('info', { write: (line) => void (text += line) })
  log.info({ password: 'sentinel', a: { token: 'sentinel', b: { secret: 'sentinel' } } }, 'by mistake')
  expect(text).toContain('[secret]')
  expect(text).not.toContain('sentinel')
})

test('a caller cannot inject log lines', () => {
  let text = ''
  createLog('info', { write: (line) => void (text += line) }).info({ name: 'x\r\n{"level":60}' }, 'agent said')
  expect(text.trim().split('\n')).toHaveLength(1)
})

test('at a terminal a warning is one readable line', () => {
  let text = ''
  createLog('info', readableLines({ write: (line) => void (text += line) })).warn(
    { err: new Error('connection refused') },
    'no catalogue',
  )
  expect(text).toMatch(/^\d\d:\d\d:\d\d {2}warn {2}no catalogue {2}connection refused\n$/)
})
