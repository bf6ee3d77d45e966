import { sql } from 'drizzle-orm'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { createLog, readableLines } from './log'

let gateway: TestGateway
let lines = ''
beforeAll(async () => {
  gateway = await startTestGateway({ log: { write: (text) => void (lines += text) } })
  gateway.app.get('/fails', async () => gateway.ctx.db.execute(sql`select ${'sentinel-parameter'} from no_such_table`))
  gateway.app.get('/unstorable', async () => gateway.ctx.db.execute(sql`select ${'sentinel-parameter'}::int`))
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
  for (const path of ['/fails', '/unstorable'])
    await gateway.app.inject({ url: `${path}?token=${token}&x=sentinel-query`, headers: { authorization: token } })
  expect(lines).toContain('unexpected failure')
  expect(lines).toContain('"path":"/fails"')
  expect(lines).toContain('"path":"/unstorable"')
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

describe('a failure that is logged again and again', () => {
  const logged = (times: number, fields: (count: number) => object, everyMs = 1000) => {
    const lines: { msg: string; leftOut?: number }[] = []
    let at = 0
    const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) }, () => at)
    for (let count = 0; count < times; count += 1) {
      log.error(fields(count), 'a row could not be sent')
      at += everyMs
    }
    return lines
  }

  test('of background work: five lines in ten minutes, and the next one says how many were left out', () => {
    const lines = logged(1800, (count) => ({ err: new Error(`row ${count}`) }))
    expect(lines).toHaveLength(15)
    expect(lines[5]).toMatchObject({ leftOut: 595 })
  })

  test('of different kinds: each has its own lines', () => {
    const lines = logged(20, (count) => ({ err: count % 2 === 0 ? new Error('one') : new TypeError('other') }))
    expect(lines).toHaveLength(10)
  })

  test('of a call: every line, since each has its own trace id', () => {
    expect(logged(20, () => ({ err: new Error('one'), req: { id: 'a' } }))).toHaveLength(20)
  })

  test('without an error: every line', () => {
    expect(logged(20, (depositId) => ({ alert: 'deposit', depositId }))).toHaveLength(20)
  })
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
