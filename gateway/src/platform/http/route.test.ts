import { addressesOf, endpointNames, endpoints, type EndpointName } from '@mosaic/contracts'
import Fastify from 'fastify'
import { sql } from 'drizzle-orm'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { fail, ok } from './result'
import { bind } from './route'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
})
afterAll(() => gateway.close())

const names = endpointNames()
const inject = (url: string, options: object = {}) =>
  gateway.app.inject({ url, headers: { merchant: 'aurora' }, ...options })

test('every row of the endpoint registry is bound under each of its names, and no other path answers under /wps', () => {
  const missing = names.flatMap(addressesOf).filter(({ method, path }) => !gateway.app.hasRoute({ method, url: path }))
  expect(missing).toEqual([])
})

test('an endpoint without a row in the registry cannot be bound', () => {
  // A caller in plain JavaScript could pass any name; types alone do not prevent it.
  expect(() => bind(Fastify(), gateway.ctx, 'noSuchEndpoint' as EndpointName, () => fail('not.found'))).toThrow(
    'not in the endpoint registry',
  )
})

describe('access', () => {
  const guarded = names.filter((name) => endpoints[name].access !== 'public')

  test('every guarded endpoint turns away a caller without a session, and one with an invented token', async () => {
    const open: unknown[] = []
    for (const name of guarded)
      for (const token of [undefined, 'x', 'A'.repeat(43), "' or 1=1 --"]) {
        const { status, body } = await gateway.call(name, { token })
        if (status !== 401 || body.errorCode !== 'login.not.session') open.push([name, token, status, body.errorCode])
      }
    expect(guarded.length).toBeGreaterThan(20)
    expect(open).toEqual([])
  })

  test('a trial player gets free_reject where members only may go, a member gets login.non.agent where agents only may', async () => {
    const token = await gateway.tokenOf('player01')
    expect((await gateway.call('teamKpi', { token })).body.errorCode).toBe('login.non.agent')
    await gateway.ctx.db.execute(sql`update members set type = 4 where account = 'player01'`)
    expect((await gateway.call('depositSettings', { token })).body.errorCode).toBe('free_reject')
    await gateway.ctx.db.execute(sql`update members set type = 0 where account = 'player01'`)
  })

  test('the merchant has to be named once and be known; another merchant’s name does not help', async () => {
    const status = (headers: Record<string, string>) =>
      gateway.app
        .inject({ url: '/wps/system/status', headers })
        .then((answer) => answer.json<{ errorCode?: string }>().errorCode ?? 'ok')
    expect(await status({})).toBe('merchant.unknown')
    expect(await status({ merchant: 'nobody' })).toBe('merchant.unknown')
    expect(await status({ merchant: 'aurora, lotus' })).toBe('merchant.unknown')
    expect(await status({ merchant: "aurora' or '1'='1" })).toBe('merchant.unknown')
    expect(await status({ merchant: 'aurora' })).toBe('ok')
  })
})

describe('the input of a handler', () => {
  test.each<[string, EndpointName, object]>([
    ['a query', 'checkUsername', { query: { username: 'mari\0na' } }],
    [
      'a plain body',
      'smsNoLogin',
      { body: { mobileNum: '11955550000', countryDialingCode: '55', loginDeviceId: 'dev\0ice', purpose: 'login' } },
    ],
    [
      'an encrypted body',
      'login',
      { body: { type: 'username', username: 'player01', password: 'Demo#2026', loginDeviceId: 'dev\0ice' } },
    ],
    [
      'half a surrogate pair in a body',
      'smsNoLogin',
      { body: { mobileNum: '11955550000', countryDialingCode: '55', loginDeviceId: 'dev\ud800ice', purpose: 'login' } },
    ],
  ])(
    'a character that the database cannot hold in %s: 400 instead of a database error',
    async (_place, name, options) => {
      const { status, body } = await gateway.call(name, options)
      expect([status, body.errorCode]).toEqual([400, 'request_param_err'])
    },
  )

  const broken = [
    ['a repeated parameter', '/wps/captcha?flow=flow-one-two&flow=flow-three'],
    ['a value of the wrong form', '/wps/captcha?flow=x'],
  ] as const
  test.each(broken)('%s is a 400 that names the field', async (_what, url) => {
    const answer = (await inject(url)).json<{ errorCode: string; fields: Record<string, string> }>()
    expect(answer).toMatchObject({ success: false, value: null, errorCode: 'request_param_err' })
    expect(Object.keys(answer.fields)).toEqual(['flow'])
  })

  test('a write without a body says so', async () => {
    const token = await gateway.tokenOf('player01')
    expect((await gateway.call('markAnnouncementRead', { token })).body.errorCode).toBe('request_body_required')
  })

  test('prototype tricks, other content types and oversized bodies never reach a handler', async () => {
    const token = await gateway.tokenOf('player01')
    const post = (payload: string, type: string) =>
      inject('/wps/relay/MCSFE_readAnnouncement', {
        method: 'POST',
        payload,
        headers: { merchant: 'aurora', authorization: token, 'content-type': type },
      }).then((answer) => answer.statusCode)
    expect(await post('{"__proto__":{"x":1},"announcementId":"a","read":true}', 'application/json')).toBe(400)
    expect(
      await post('{"constructor":{"prototype":{"x":1}},"announcementId":"a","read":true}', 'application/json'),
    ).toBe(400)
    expect(await post('{"announcementId":"a","read":true}', 'text/plain')).toBe(415)
    expect(await post('{"announcementId":"a","read":true}', 'application/json\t;x')).not.toBe(200)
    expect(await post(`{"announcementId":"${'a'.repeat(70_000)}","read":true}`, 'application/json')).toBe(413)
    expect(await post('{"announcementId":"a","read":true', 'application/json')).toBe(400)
  })

  test('the language is one of the six, the merchant’s own when none is asked for, and English when it is none of ours', async () => {
    const app = Fastify()
    const seen: string[] = []
    bind(app, gateway.ctx, 'helpCenter', ({ language }) => {
      seen.push(language)
      return ok([])
    })
    for (const language of ['JA', 'ty', 'xx', undefined])
      await app.inject({
        url: '/wps/system/helpCenter',
        headers: { merchant: 'lotus', ...(language !== undefined && { language }) },
      })
    expect(seen).toEqual(['JA', 'TY', 'EN', 'TY'])
    await app.close()
  })

  test('a write that moves money needs its idempotency key', async () => {
    const token = await gateway.tokenOf('player01')
    const deposit = (headers: Record<string, string>) =>
      gateway.call('depositGateway', { token, body: { method: 'no-such', amount: '10.00' }, headers })
    expect((await deposit({})).body).toMatchObject({
      errorCode: 'request_param_err',
      fields: { 'Idempotency-Key': 'required' },
    })
    expect((await deposit({ 'idempotency-key': '../x' })).body).toMatchObject({
      errorCode: 'request_param_err',
      fields: { 'Idempotency-Key': 'required' },
    })
    expect((await deposit({ 'idempotency-key': 'key-of-this-test' })).body).not.toHaveProperty([
      'fields',
      'Idempotency-Key',
    ])
  })
})

describe('answers', () => {
  test('an unexpected failure: 500 with a trace id and no internal details', async () => {
    const app = await startTestGateway({ database: gateway.ctx.database })
    const failing = Fastify()
    failing.setErrorHandler(app.app.errorHandler)
    bind(failing, gateway.ctx, 'helpCenter', () => {
      throw new Error('secret detail of the inside')
    })
    const answer = await failing.inject({ url: '/wps/system/helpCenter', headers: { merchant: 'aurora' } })
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toMatchObject({ success: false, value: null, errorCode: 'unknown.error' })
    expect(answer.body).not.toMatch(/secret detail|at .*\.ts/)
    await failing.close()
    await app.app.close()
  })

  test('an unknown path answers the envelope too, and no answer may be cached or sniffed', async () => {
    const answer = await inject('/wps/no/such/path')
    expect([answer.statusCode, answer.json<{ errorCode: string }>().errorCode]).toEqual([404, 'function.not.available'])
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  })

  test.each(
    endpointNames()
      .flatMap(addressesOf)
      .map(({ path }) => path),
  )('%s by a method that it does not have: 405 with those that it has', async (url) => {
    const methods = endpointNames()
      .flatMap(addressesOf)
      .filter(({ path }) => path === url)
      .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
    const other = (['PATCH', 'OPTIONS', 'DELETE', 'GET'] as const).filter((each) => !methods.includes(each))
    for (const method of other) {
      const answer = await gateway.app.inject({ method, url: `${url}?x=1` })
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, [...new Set(methods)].sort().join(', ')])
      expect(answer.json()).toMatchObject({
        success: false,
        errorCode: 'request_param_err',
        traceId: expect.any(String),
      })
    }
  })

  test('every answer carries a trace id of its own, whatever id the caller sends', async () => {
    const ids = await Promise.all(
      [1, 2].map(
        async () =>
          (
            await inject('/wps/system/status', {
              headers: { merchant: 'aurora', 'request-id': 'mine', 'x-request-id': 'mine' },
            })
          ).json<{ traceId: string }>().traceId,
      ),
    )
    expect(new Set([...ids, 'mine']).size).toBe(3)
  })
})

describe('a closed site', () => {
  const closing = async (change: string) => {
    await gateway.ctx.db.execute(sql.raw(`update merchants set ${change} where code = 'lotus'`))
    gateway.clock.advance(5001)
  }
  const ask = (name: EndpointName, region = '') =>
    gateway.call(name, { merchant: 'lotus', headers: { 'x-region': region } })

  test('under maintenance: only the calls of the closed page answer', async () => {
    const token = await gateway.tokenOf('player01', 'lotus')
    await closing("maintenance = true, maintenance_message = 'Back soon'")
    expect((await ask('systemStatus')).body.value).toMatchObject({ status: 1, maintenance: { message: 'Back soon' } })
    expect((await ask('whitelabel')).status).toBe(200)
    expect(await ask('gameList')).toMatchObject({ status: 503, body: { errorCode: 'system.maintenance' } })
    expect((await gateway.call('funds', { merchant: 'lotus', token })).body.errorCode).toBe('system.maintenance')
    await closing('maintenance = false')
    expect((await gateway.call('funds', { merchant: 'lotus', token })).status).toBe(200)
  })

  test('a blocked country is refused on every call, a valid token or not; a header counts only where it is configured', async () => {
    const regional = await startTestGateway({ database: gateway.ctx.database, config: { regionHeader: 'x-region' } })
    const from = (region: string, name: EndpointName, token?: string) =>
      regional.call(name, { token, headers: { 'x-region': region } })
    const token = await regional.tokenOf('player01')
    expect((await from('JP', 'systemStatus')).body.value).toMatchObject({
      status: 2,
      location: { region: 'JP' },
      regionRestriction: { contact: 'mailto:help@aurora.example' },
    })
    expect(await from('JP', 'launchGame', token)).toMatchObject({
      status: 403,
      body: { errorCode: 'region.restricted' },
    })
    expect((await from('jp', 'funds', token)).body.errorCode).toBe('region.restricted')
    expect((await from('BR', 'funds', token)).status).toBe(200)
    expect((await gateway.call('funds', { token, headers: { 'x-region': 'JP' } })).status).toBe(200)
    await regional.app.close()
  })
})
