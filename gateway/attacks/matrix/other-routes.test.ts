import { addressesOf, endpointNames } from '@mosaic/contracts'
import { deskCalls } from '@mosaic/contracts/desk'
import type { FastifyInstance } from 'fastify'
import { opsKey } from '../../testing/command'
import { startTestGateway, testConfig, type TestGateway } from '../../testing/gateway'
import { buildDesk } from '../../src/operator/desk/server'
import { routesOf } from './routes-of'

/** The answer to a stranger, who has no session and no key and comes from another site. */
type Row = {
  readonly access:
    | 'public'
    | 'session at the first frame'
    | 'session'
    | 'signature'
    | 'address that nobody can guess'
    | 'own site'
  readonly status: number
}
const signed: Row = { access: 'signature', status: 401 }
const picture: Row = { access: 'address that nobody can guess', status: 404 }
const ownSite: Row = { access: 'own site', status: 403 }

/** Routes of the gateway beside the endpoint registry. */
const inProduction: Readonly<Record<string, Row>> = {
  'GET /healthz': { access: 'public', status: 200 },
  'GET /livez': { access: 'public', status: 200 },
  'GET /wps/openapi.json': { access: 'public', status: 200 },
  'GET /wps/stream': { access: 'session', status: 401 },
  // Without an upgrade there is no such call; who sends no session is refused by the first frame (chat.test.ts).
  'GET /wps/chat/socket': { access: 'session at the first frame', status: 404 },
  'GET /wps/chat/picture/file/:name': picture,
  'GET /wps/member/info/icon/file/:hash': picture,
  'POST /psp/v1/notifications': signed,
  'POST /seamless/v1/balance': signed,
  'POST /seamless/v1/bet': signed,
  'POST /seamless/v1/betwin': signed,
  'POST /seamless/v1/end-round': signed,
  'POST /seamless/v1/promo-win': signed,
  'POST /seamless/v1/rollback': signed,
  'POST /seamless/v1/session': signed,
  'POST /seamless/v1/win': signed,
}

/** Counterparts for trying the site out; production does not have them. */
const elsewhere: Readonly<Record<string, Row>> = {
  'GET /issuer/:provider/.well-known/openid-configuration': { access: 'public', status: 200 },
  'GET /issuer/:provider/authorize': { access: 'public', status: 400 },
  'GET /issuer/:provider/jwks': { access: 'public', status: 200 },
  'POST /issuer/:provider/authorize': { access: 'public', status: 400 },
  'POST /issuer/:provider/token': { access: 'public', status: 400 },
  'GET /qa': ownSite,
  'GET /qa/captcha.json': ownSite,
  'GET /qa/outbox.json': ownSite,
  'GET /qa/registrations.json': ownSite,
  'POST /qa/contacts.json': ownSite,
  'POST /qa/launch.json': ownSite,
  'POST /qa/merchants.json': ownSite,
  'POST /qa/messages.json': ownSite,
  'GET /vendor-wallet': ownSite,
  'GET /vendor-wallet/v1/transfers/:reference': signed,
  'GET /vendor-wallet/v1/wallets/:vendor/:account/:currency': signed,
  'POST /vendor-wallet/behaviour': ownSite,
  'POST /vendor-wallet/play': ownSite,
  'POST /vendor-wallet/v1/transfers': signed,
  'POST /vendor-wallet/v1/transfers/close': signed,
}

/** Routes of the desk beside its calls. The page itself holds no data. */
const atTheDesk: Readonly<Record<string, Row>> = {
  'GET /': { access: 'public', status: 302 },
  'GET /healthz': { access: 'public', status: 200 },
  'GET /ops': { access: 'public', status: 503 },
  'GET /ops/*': { access: 'public', status: 503 },
  'GET /ops/files/*': { access: 'public', status: 404 },
}

let gateway: TestGateway
let desk: FastifyInstance
beforeAll(async () => {
  gateway = await startTestGateway({ config: { keys: { ...testConfig().keys, ops: opsKey } } })
  desk = await buildDesk(gateway.ctx, { url: 'http://localhost:9999', files: '/nowhere' })
  await Promise.all([desk.ready(), gateway.app.ready()])
}, 240_000)
afterAll(async () => {
  await desk.close()
  await gateway.close()
})

const registered = new Set([
  ...endpointNames().flatMap((name) => addressesOf(name).map(({ method, path }) => `${method} ${path}`)),
  ...Object.values(deskCalls).map(({ method, path }) => `${method} ${path}`),
])
const besides = (app: FastifyInstance) => routesOf(app).filter((route) => !registered.has(route))

const statusOf = async (app: FastifyInstance, route: string): Promise<number> => {
  const [method, path] = route.split(' ') as ['GET' | 'POST', string]
  const answer = await app.inject({
    method,
    url: path.replace(':provider', 'google').replaceAll(/:\w+/g, 'unknown').replace('*', '/unknown'),
    headers: {
      merchant: 'aurora',
      host: 'stranger.test',
      origin: 'https://stranger.test',
      'sec-fetch-site': 'cross-site',
    },
    ...(method === 'POST' && { payload: {} }),
  })
  return answer.statusCode
}

test('a route that is no row of a registry needs a row here', () => {
  expect(besides(gateway.app)).toEqual(Object.keys({ ...inProduction, ...elsewhere }).sort())
  expect(besides(desk)).toEqual(Object.keys(atTheDesk).sort())
})

test.each(Object.entries({ ...inProduction, ...elsewhere }))(
  '%s of a stranger: the answer of its row',
  async (route, { status }) => {
    expect(await statusOf(gateway.app, route)).toBe(status)
  },
)

test.each(Object.entries(atTheDesk))('the desk, %s of a stranger: the answer of its row', async (route, { status }) => {
  expect(await statusOf(desk, route)).toBe(status)
})

test('production has none of the counterparts', async () => {
  const production = await startTestGateway({
    config: { production: true, qa: false, demo: false, vendorWalletUrl: null, testIssuerUrl: null },
  })
  await production.app.ready()
  expect(besides(production.app)).toEqual(Object.keys(inProduction).sort())
  await production.close()
})
