import { createHash, createHmac } from 'node:crypto'
import Fastify from 'fastify'
import { games, vendors } from '../../catalogue/index'
import { languages } from '../client/texts/languages'
import { textsOf } from '../client/texts/texts'
import { figuresOf } from '../engine/figures'
import { gameOf } from '../games/game-library'
import { slotOf } from '../games/slot-library'
import { createStudio, type Studio } from './studio'
import { pageRoutes } from './pages'
import { startFaultGateway } from '../testkit/fault-gateway'
import type { FaultGateway } from '../testkit/fault-gateway'
import {
  configFor,
  createClock,
  newDataDir,
  playerOf,
  providerKey,
  testGame,
  until,
} from '../testkit/studio-under-test'
import { signedHeaders } from '../wallet/signature'

let gateway: FaultGateway
let studio: Studio
const clock = createClock()

beforeAll(async () => {
  gateway = await startFaultGateway(100_000n, clock.now)
  studio = await createStudio(configFor(gateway, newDataDir()), async () => undefined, clock.now)
})
afterAll(async () => {
  await studio.stop()
  await gateway.close()
})

const ask = (url: string, key = providerKey, at = clock.now()) =>
  studio.app.inject({ method: 'GET', url, headers: signedHeaders(key, 'GET', url, '', at) })

test('catalogue: lists every row, with all figures of playable slots', async () => {
  const offer = (await ask('/provider/v1/games')).json()
  expect(offer.vendors).toHaveLength(vendors.length)
  expect(offer.games).toHaveLength(games.length)
  const game = offer.games.find((row: { gameCode: string }) => row.gameCode === testGame)
  expect(game).toMatchObject({
    status: 'playable',
    play: {
      engine: 'lines-5x3@1',
      rtpBp: 9606,
      stakes: { '0': { min: '20' }, '2': { min: '20', max: '10000' } },
    },
    slot: { volatility: 'medium', lines: 20 },
  })
  expect(game.play.hitRateBp).toBeGreaterThan(0)
  const config = slotOf(testGame)?.config
  expect(game.play.maxWinX).toBe(config && figuresOf(config).maxWinX)
  expect(game.slot.paytable.line.h1).toEqual([80, 300, 2000])
  expect(offer.games.filter((row: { play: unknown }) => !row.play)).toEqual([])
  const single = new Map(games.map(({ gameCode }) => [gameCode, Object.values(gameOf(gameCode)?.figures().bets ?? {})]))
  type Offered = { gameCode: string; play: { rtpBp: number; mostRtpBp: number } }
  const hidden = (offer.games as Offered[]).filter(({ gameCode, play }) =>
    [play.rtpBp, ...(single.get(gameCode) ?? [])].some((rtpBp) => rtpBp > play.mostRtpBp),
  )
  expect(hidden).toEqual([])
  expect((offer.games as Offered[]).some(({ play }) => play.mostRtpBp > play.rtpBp)).toBe(true)
}, 30_000)

test.each([
  ['another key', { ...providerKey, secret: 'another-secret-of-thirty-two-characters' }, 0],
  ['the wallet direction’s key', { id: 'studio-test', secret: 'a-test-secret-of-more-than-32-characters' }, 0],
  ['a clock six minutes off', providerKey, -360_000],
])('a call signed with %s is refused', async (_what, key, drift) => {
  expect((await ask('/provider/v1/games', key, clock.now() + drift)).statusCode).toBe(401)
})

test('a request with a changed query: the signature is refused', async () => {
  const url = '/provider/v1/rounds?from=0&to=1'
  expect(
    (
      await studio.app.inject({
        method: 'GET',
        url: `${url}0`,
        headers: signedHeaders(providerKey, 'GET', url, '', clock.now()),
      })
    ).statusCode,
  ).toBe(401)
})

test('reconciliation: a round is reported by id and by time span', async () => {
  const player = playerOf(() => studio)
  await player.open()
  const { round } = await player.spin()
  const report = {
    roundId: round.roundId,
    gameCode: testGame,
    currency: 'BRL',
    state: 'SETTLED',
    stake: '100',
    win: round.win,
    betTxId: gateway.callsTo('bet')[0]?.body.txId,
  }
  expect((await ask(`/provider/v1/rounds/${round.roundId}`)).json().round).toMatchObject(report)
  expect((await ask(`/provider/v1/rounds?from=${round.at - 5}&to=${round.at + 5}`)).json().rounds).toMatchObject([
    report,
  ])
  expect((await ask('/provider/v1/rounds/unknown')).statusCode).toBe(404)
})

test('a round is reported with its outcome once decided, also before the wallet has received it', async () => {
  const player = playerOf(() => studio)
  await player.open()
  clock.pass(10_000)
  const outcomeOf = async (roundId: string) => (await ask(`/provider/v1/rounds/${roundId}`)).json().round
  const settled = (await player.spin()).round
  expect(await outcomeOf(settled.roundId)).toMatchObject({ state: 'SETTLED', outcome: 'PAID' })
  clock.pass(10_000)
  gateway.faults.win = 'only-500'
  const won = (await player.spin()).round
  const pay = gateway.callsTo('win').at(-1)?.body
  expect(await outcomeOf(won.roundId)).toMatchObject({
    ...{ state: 'OPEN', outcome: 'PAID', win: won.win, payTxId: pay?.txId },
    bets: [{ txId: pay?.refTxId }],
  })
  gateway.faults = {}
  clock.pass(120_000)
  await until(async () => (await outcomeOf(won.roundId)).state === 'SETTLED')
  gateway.faults = { bet: 'work-then-500', rollback: 'only-500' }
  const lost = (await player.spin()).round
  expect(await outcomeOf(lost.roundId)).toMatchObject({ state: 'OPEN', outcome: 'TAKEN_BACK' })
  gateway.faults = {}
})

describe('the page of a game', () => {
  const app = Fastify()
  beforeAll(() =>
    pageRoutes(app, {
      frameSecret: providerKey.secret,
      now: clock.now,
      siteOrigins: ['http://localhost:4000', 'http://lotus.localhost:4000'],
      manifest: {
        stages: { 'lines-5x3': { js: '/assets/p.js', css: '/assets/p.css' } },
        verify: { js: '/assets/v.js', css: '/assets/v.css' },
        fonts: [],
        icons: {},
      },
    }),
  )

  test('is framed by the configured sites only and runs no inline script', async () => {
    const { headers, body } = await app.inject(`/play/${testGame}?token=secret-token&lang=PT&mode=real`)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain('frame-ancestors http://localhost:4000 http://lotus.localhost:4000')
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toMatch(/unsafe|\*/)
    expect(body).toContain('<html lang="pt">')
    expect(body).not.toContain('secret-token')
  })

  describe('a site that the launch names', () => {
    const site = 'https://new.example:8443'
    const signed = (gameCode: string, origin: string, until: number, secret = providerKey.secret) => {
      const text = `FRAME\n${gameCode}\n${origin}\n${until}`
      const siteSignature = createHmac('sha256', secret).update(text).digest('hex')
      return new URLSearchParams({ site: origin, siteUntil: String(until), siteSignature })
    }
    const opened = async (query: URLSearchParams) => {
      const { headers, body } = await app.inject(`/play/${testGame}?${query}`)
      const boot: { siteOrigins: string[] } = JSON.parse(/id="boot">(.*?)<\/script>/.exec(body)?.[1] ?? '{}')
      const ancestors =
        /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]?.split(' ') ?? []
      return { ancestors, notified: boot.siteOrigins }
    }
    const tomorrow = () => clock.now() + 86_400_000

    test('signed by the gateway: it may frame the game and gets its messages', async () => {
      const { ancestors, notified } = await opened(signed(testGame, site, tomorrow()))
      expect(ancestors).toContain(site)
      expect(notified).toContain(site)
    })

    test.each([
      ['another key', () => signed(testGame, site, tomorrow(), 'x'.repeat(32))],
      ['another game', () => signed('POMAR_other', site, tomorrow())],
      ['an expired permission', () => signed(testGame, site, clock.now())],
      ['no origin but a policy', () => signed(testGame, "* 'self'", tomorrow())],
      ['an address instead of an origin', () => signed(testGame, `${site}/m`, tomorrow())],
      ['no signature', () => new URLSearchParams({ site, siteUntil: String(tomorrow()) })],
      [
        'a name given twice',
        () => new URLSearchParams([...signed(testGame, site, tomorrow()), ['site', 'https://evil.example']]),
      ],
    ])('%s: only the configured sites', async (_what, query) => {
      const { ancestors, notified } = await opened(query())
      expect([ancestors.length, notified.length]).toEqual([2, 2])
    })
  })

  test.each(languages)(
    'shows the late notice with a retry in %s, with an inline style that the policy allows',
    async (lang) => {
      const { headers, body } = await app.inject(`/play/${testGame}?token=secret-token&lang=${lang}`)
      const style = /<style>([^<]*)<\/style>/.exec(body)?.[1] ?? ''
      expect(String(headers['content-security-policy'])).toContain(
        `style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
      )
      const { late, lateHint, retry } = textsOf(lang)
      for (const text of [late, lateHint, `<a href="">${retry}</a>`]) expect(body).toContain(text)
    },
  )

  test('a game that cannot be played: 404', async () => {
    expect((await app.inject('/play/NOBODY_no-game')).statusCode).toBe(404)
    expect((await app.inject('/play/<script>')).statusCode).toBe(404)
  })
})
