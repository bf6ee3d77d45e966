import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { edgeUnderTest } from '../../edge/src/testing/edge-under-test'
import { routesOf } from '../../gateway/attacks/matrix/routes-of'
import { siteOf } from '../../studio/src/server/site'
import { createStudio, type Studio } from '../../studio/src/server/studio'
import { startFaultGateway, type FaultGateway } from '../../studio/src/testkit/fault-gateway'
import { configFor, newDataDir } from '../../studio/src/testkit/studio-under-test'

type App = ReturnType<ReturnType<typeof edgeUnderTest>['app']>

/** The answer to a stranger without a session, a key or a page of ours. */
type Row = {
  readonly access:
    | 'public'
    | 'judged by the gateway'
    | 'own page'
    | 'signature'
    | 'session key'
    | 'launch token'
    | 'address that nobody can guess'
  readonly status: number
}
const open = (status: number): Row => ({ access: 'public', status })
const handedOn: Row = { access: 'judged by the gateway', status: 200 }
const signed: Row = { access: 'signature', status: 401 }
const withKey: Row = { access: 'session key', status: 401 }

/** Prefixes that the edge hands on as they are; other-routes.test.ts of the gateway has their rows. */
const handedOnPaths = ['/lgw', '/lotto', '/qa', '/wps', '/wps/chat/socket']

const ofEdge: Readonly<Record<string, Row>> = {
  ...Object.fromEntries(
    handedOnPaths.flatMap((path) => [path, `${path}/`, `${path}/*`]).map((path) => [`ALL ${path}`, handedOn]),
  ),
  'GET /': open(302),
  'GET /*': open(404),
  'GET /art/*': open(404),
  'GET /composition.json': open(200),
  'GET /composition/last-good/:remote/:failing': open(404),
  'GET /composition/releases': open(200),
  'GET /favicon.ico': open(204),
  'GET /healthz': open(200),
  'GET /livez': open(200),
  'GET /m': open(302),
  'GET /m/': open(302),
  'GET /m/*': open(200),
  'GET /m/index': open(302),
  'GET /m/index.html': open(302),
  'GET /manifest.webmanifest': open(200),
  'GET /offline.html': open(200),
  'GET /readyz': open(200),
  'GET /releases/:owner/:release/*': open(404),
  'GET /sw.js': open(200),
  'GET /webclip.mobileconfig': open(200),
  'POST /beacon': open(204),
  // The answer to a question of the override page, which only its own form may give.
  'POST /m/*': { access: 'own page', status: 404 },
}

const ofStudio: Readonly<Record<string, Row>> = {
  'GET /api/proofs/:roundId': { access: 'address that nobody can guess', status: 404 },
  'GET /api/v1/history': withKey,
  'GET /api/v1/rounds/:id': withKey,
  'GET /api/v1/state': withKey,
  'GET /api/v1/tables/:code': withKey,
  'GET /api/v1/tables/:code/stream': withKey,
  'GET /assets/*': open(404),
  'GET /healthz': open(200),
  'GET /play/:gameCode': open(404),
  'GET /provider/v1/credits/:token': signed,
  'GET /provider/v1/draws': signed,
  'GET /provider/v1/draws/:code': signed,
  'GET /provider/v1/games': signed,
  'GET /provider/v1/rounds': signed,
  'GET /provider/v1/rounds/:id': signed,
  'GET /verify': open(200),
  'POST /api/v1/rounds': withKey,
  'POST /api/v1/rounds/:id/actions': withKey,
  'POST /api/v1/rounds/:id/cash-out': withKey,
  'POST /api/v1/rounds/:id/leave': withKey,
  'POST /api/v1/rounds/:id/withdraw': withKey,
  'POST /api/v1/seeds/rotate': withKey,
  // Opens a session with the token of a launch; there is none in an empty body.
  'POST /api/v1/session': { access: 'launch token', status: 400 },
}

/** A route of every method is one: `ALL`. */
const rowsOf = (app: App): readonly string[] => {
  const routes = routesOf(app)
  const whole = new Set(routes.flatMap((route) => (route.startsWith('DELETE ') ? [route.slice(7)] : [])))
  return [
    ...new Set(
      routes.map((route) => {
        const path = route.slice(route.indexOf(' ') + 1)
        return whole.has(path) ? `ALL ${path}` : route
      }),
    ),
  ].sort()
}

const statusOf = async (app: App, route: string): Promise<number> => {
  const [method, path] = route.replace('ALL', 'POST').split(' ') as ['GET' | 'POST', string]
  const answer = await app.inject({
    method,
    url: path.replaceAll(/:\w+/g, 'unknown').replace('*', 'unknown'),
    headers: { host: 'localhost:4000', origin: 'https://stranger.test', 'sec-fetch-site': 'cross-site' },
    ...(method === 'POST' && { payload: {} }),
  })
  return answer.statusCode
}

const edge = edgeUnderTest()
let gateway: FaultGateway
let studio: Studio
beforeAll(async () => {
  gateway = await startFaultGateway()
  const publicDir = newDataDir()
  mkdirSync(join(publicDir, 'assets'))
  writeFileSync(
    join(publicDir, 'manifest.json'),
    JSON.stringify({ stages: {}, verify: { js: '/assets/v.js', css: '/assets/v.css' }, fonts: [], icons: {} }),
  )
  const config = configFor(gateway, newDataDir())
  studio = await createStudio(config, siteOf(publicDir, config), Date.now, async () => [])
  await studio.app.ready()
})
afterAll(async () => {
  await studio.stop()
  await gateway.close()
})

test('a new route of the edge or the studio needs a row', () => {
  expect(rowsOf(edge.app())).toEqual(Object.keys(ofEdge).sort())
  expect(rowsOf(studio.app)).toEqual(Object.keys(ofStudio).sort())
})

test.each(Object.entries(ofEdge))('the edge, %s of a stranger: the answer of its row', async (route, { status }) => {
  expect(await statusOf(edge.app(), route)).toBe(status)
})

test.each(Object.entries(ofStudio))(
  'the studio, %s of a stranger: the answer of its row',
  async (route, { status }) => {
    expect(await statusOf(studio.app, route)).toBe(status)
  },
)

test('what the edge hands on goes to the gateway as it came', async () => {
  await statusOf(edge.app(), 'ALL /qa/*')
  expect(edge.proxied.at(-1)).toMatchObject({ url: '/qa/unknown', headers: { origin: 'https://stranger.test' } })
})
