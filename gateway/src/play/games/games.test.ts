import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { verifySignature } from '../../platform'
import { testCatalogue } from '../../../testing/catalogue'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { type Players, playersOf } from '../../../testing/players'
import type { WalletBench } from '../../../testing/wallet'
import { maskAccount } from './mask'
import { invalidateCatalogue } from './catalogue'
import { storeCatalogue, syncCatalogue } from './sync'

let gateway: TestGateway
let players: Players
let bench: WalletBench
let token: string

beforeAll(async () => {
  gateway = await startTestGateway()
  players = await playersOf(gateway)
  bench = players.bench
  token = await gateway.tokenOf('player01')
})
afterAll(() => gateway.close())

const list = async (query: Record<string, string | number> = {}, merchant = 'aurora') => {
  const { body } = await gateway.call('gameList', { query, merchant })
  if (!body.success) throw new Error(body.errorCode)
  return body.value
}
const codes = async (query: Record<string, string | number>) => (await list(query)).games.map((game) => game.gameCode)

describe('game list', () => {
  test('pages in catalogue order, with the counts', async () => {
    const first = await list({ pageSize: 3 })
    expect(first).toMatchObject({ pageNum: 1, totalPages: 3, totalCount: 7 })
    expect(first.games.map((game) => game.gameCode)).toEqual(['NOVA_fox', 'NOVA_tiger', 'NOVA_acao'])
    expect((await list({ pageSize: 3, pageNo: 3 })).games).toHaveLength(1)
    expect((await list({ pageSize: 3, pageNo: 9 })).games).toEqual([])
  })

  test('filters by category, several vendors, class, new, lines and smallest bet', async () => {
    expect(await codes({ gameType: 'LIVE' })).toEqual(['SALON_baccarat'])
    expect(await codes({ vassalage: 'KUMO,SALON' })).toEqual(['KUMO_dragon', 'SALON_baccarat'])
    expect(await codes({ gameClassify: 'TG' })).toEqual(['SALON_baccarat'])
    expect(await codes({ isNew: 1 })).toEqual(['NOVA_tiger'])
    expect(await codes({ minLine: 21 })).toEqual([])
    expect(await codes({ minBet: '0.1' })).toEqual([])
    expect(await codes({ minBet: '0.5', vassalage: 'KUMO' })).toEqual(['KUMO_dragon'])
    expect((await gateway.call('gameList', { query: { minBet: 'cheap' } })).body.errorCode).toBe('request_param_err')
  })

  test('searches names with accents and errors', async () => {
    expect(await codes({ gameName: 'acao' })).toEqual(['NOVA_acao'])
    expect(await codes({ gameName: 'drgaon' })).toEqual(['KUMO_dragon'])
  })

  test('announced game: listed, not playable and without a return', async () => {
    const [game] = (await list({ gameType: 'LIVE' })).games
    expect(game).toMatchObject({ supportPlay: false, freeplay: false, rtpBp: null, volatility: null, minBet: '0.00' })
    expect((await list({ vassalage: 'KUMO' })).games[0]).toMatchObject({
      supportPlay: true,
      rtpBp: 9600,
      volatility: 3,
      minBet: '0.20',
      maxBet: '100.00',
      currency: 'BRL',
    })
  })

  test('a merchant sees only its categories, in its own currency', async () => {
    await gateway.ctx.db.execute(
      sql`update merchants set profile = jsonb_set(profile, '{categories}', '["ESPORTS", "RNG"]') where code = 'lotus'`,
    )
    gateway.clock.advance(5000)
    const lotus = await list({}, 'lotus')
    expect(new Set(lotus.games.map((game) => game.gameType))).toEqual(new Set(['RNG', 'ESPORTS']))
    expect(lotus.games[0]?.currency).toBe('THB')
    const vendors = await gateway.call('vendors', { merchant: 'lotus' })
    expect(vendors.body.value?.sorting.map((entry) => entry.gameCategory)).toEqual(['ESPORTS', 'RNG'])
    expect(
      (await gateway.call('gameDetail', { merchant: 'lotus', query: { gameId: 'SALON_baccarat' } })).body.errorCode,
    ).toBe('game.not.found')
  })
})

test('the vendor list takes e-sports out of SPORTS and counts what it lists', async () => {
  const { body } = await gateway.call('vendors')
  expect(body.value).toMatchObject({
    gameCount: 7,
    mapping: { RNG: ['NOVA', 'KUMO'], LIVE: ['SALON'], ESPORTS: ['IMES'] },
  })
  expect(body.value?.vendorNames.map((vendor) => [vendor.accountTypeName, vendor.gameCount])).toEqual([
    ['NOVA', 4],
    ['KUMO', 1],
    ['SALON', 1],
    ['IMES', 1],
  ])
})

test('the detail has return, hit rate, maximum and paytable, prizes in stakes', async () => {
  const { body } = await gateway.call('gameDetail', { query: { gameId: 'NOVA_fox' } })
  expect(body.value).toMatchObject({ hitRateBp: 2500, maxWinX: 500, lines: 20 })
  expect((await gateway.call('gameDetail', { query: { gameId: 'NOVA_small' } })).body.value?.maxWinX).toBe(2.05)
  expect(body.value?.paytable).toEqual([
    {
      symbol: 'h1',
      pays: [
        { count: 3, multiplier: 2 },
        { count: 4, multiplier: 5 },
        { count: 5, multiplier: 25 },
      ],
    },
    {
      symbol: 'l1',
      pays: [
        { count: 4, multiplier: 0.25 },
        { count: 5, multiplier: 1 },
      ],
    },
    {
      symbol: 'scatter',
      pays: [
        { count: 3, multiplier: 2 },
        { count: 4, multiplier: 10 },
        { count: 5, multiplier: 50 },
      ],
    },
  ])
})

describe('favourites', () => {
  const change = (name: 'addFavourite' | 'removeFavourite', nodeId: string) =>
    gateway.call(name, { token, body: { nodeId, vendor: 'NOVA' } })
  const ids = async () => (await gateway.call('favouriteIds', { token })).body.value

  test('adding twice adds once, removing a missing one is no error, newest first', async () => {
    await change('addFavourite', 'NOVA_fox')
    gateway.clock.advance(1000)
    for (let turn = 0; turn < 2; turn++)
      expect((await change('addFavourite', 'KUMO_dragon')).body.value).toEqual({ done: true })
    expect(await ids()).toEqual(['KUMO_dragon', 'NOVA_fox'])
    const found = await gateway.call('favourites', { token, query: { gameName: 'fox' } })
    expect(found.body.value?.content.map((game) => game.gameCode)).toEqual(['NOVA_fox'])
    for (let turn = 0; turn < 2; turn++) expect((await change('removeFavourite', 'NOVA_fox')).body.success).toBe(true)
    expect(await ids()).toEqual(['KUMO_dragon'])
  })

  test('unknown game and guest: refused', async () => {
    expect((await change('addFavourite', 'NOVA_nothing')).body.errorCode).toBe('game.not.found')
    expect((await gateway.call('favouriteIds')).status).toBe(401)
  })

  test('a member keeps at most 1,000', async () => {
    await gateway.ctx.db.execute(
      sql`insert into games select 'X_' || n, vendor_code, name, category, classify, playable, false, false, rtp_bp, volatility, hit_rate_bp, max_win_hundredths, lines, min_bet, max_bet, paytable, 1000 + n, true from games, generate_series(1, 1000) n where code = 'NOVA_fox'`,
    )
    await gateway.ctx.db.execute(
      sql`insert into favourite_games select m.id, 'X_' || n, now() from members m, generate_series(1, 999) n where m.merchant_code = 'aurora' and m.account_key = 'player01'`,
    )
    expect((await change('addFavourite', 'NOVA_tiger')).body).toMatchObject({
      success: false,
      fields: { nodeId: 'limit' },
    })
    expect((await change('addFavourite', 'KUMO_dragon')).body.success).toBe(true)
    await gateway.ctx.db.execute(sql`delete from favourite_games`)
    await gateway.ctx.db.execute(sql`delete from games where code like 'X_%'`)
  })
})

describe('play of members', () => {
  test('launching writes the recent list, reading it does not', async () => {
    const recent = async () =>
      (await gateway.call('recentGames', { token })).body.value?.list.map((game) => game.gameCode)
    expect(await recent()).toEqual([])
    for (const gameId of ['NOVA_fox', 'KUMO_dragon', 'NOVA_fox']) {
      gateway.clock.advance(1000)
      await gateway.call('launchGame', { token, query: { gameId, nodeId: gameId, launchMode: 'GLS' } })
    }
    expect(await recent()).toEqual(['NOVA_fox', 'KUMO_dragon'])
  })

  test('the winner board shows the largest wins of a day with masked names, and is empty without wins', async () => {
    const board = async () => (await gateway.call('winnerBoard')).body.value?.list ?? []
    expect(await board()).toEqual([])
    const { token: own, seat: session } = await players.newPlayer(10_000)
    for (const [stake, payout] of [
      ['100', '250'],
      ['100', '900'],
      ['200', '150'],
    ]) {
      const roundId = bench.nextRound()
      await bench.call('bet', session, { roundId, amount: stake })
      await bench.call('win', session, { roundId, amount: payout, roundClosed: true })
    }
    const rows = await board()
    expect(rows.map((row) => [row.vo.winAmount, row.vo.multiplier])).toEqual([
      ['9.00', 9],
      ['2.50', 2.5],
    ])
    expect(rows[0]?.vo.customerName).toMatch(/^te\*\*\*\dx$/)
    const choose = async (shown: boolean) =>
      (await gateway.call('setWinnerBoardChoice', { token: own, body: { shown } })).body.value
    expect(await choose(false)).toEqual({ shown: false })
    expect((await gateway.call('winnerBoardChoice', { token: own })).body.value).toEqual({ shown: false })
    expect(await board()).toEqual([])
    expect(await choose(true)).toEqual({ shown: true })
    expect(await board()).toEqual(rows)
    gateway.clock.advance(25 * 3_600_000)
    expect(await board()).toEqual([])
  })

  test('hot games are curated or played, most played first, playable only', async () => {
    const { body } = await gateway.call('hotGames', { query: { limit: 5 } })
    expect(body.value?.list.map((game) => game.gameCode)[0]).toBe('NOVA_fox')
    const games = body.value?.list.filter(({ isGameH5 }) => isGameH5 !== 'VASSALAGE')
    expect(games?.every((game) => game.isHot === 1 && game.supportPlay && game.isGameH5 === '1')).toBe(true)
  })

  test('vendors follow the hot games; a search lists none', async () => {
    const vendorRows = async (gameName?: string) =>
      (await gateway.call('hotGames', { query: gameName ? { gameName } : {} })).body.value?.list
        .filter(({ isGameH5 }) => isGameH5 === 'VASSALAGE')
        .map(({ vassalage }) => vassalage)
    expect(await vendorRows()).toContain('NOVA')
    expect(await vendorRows('fox')).toEqual([])
  })
})

test('masked name: first and last letters only', () => {
  expect(['player01', 'ana', 'joaosilva', ''].map(maskAccount)).toEqual(['pl***01', 'a***', 'jo***va', '***'])
})

describe('catalogue', () => {
  test('game missing in the list: hidden with its history, and shown again with the next list', async () => {
    await storeCatalogue(
      gateway.ctx.db,
      { ...testCatalogue, games: testCatalogue.games.filter((game) => game.gameCode !== 'NOVA_fox') },
      gateway.clock.now(),
    )
    invalidateCatalogue(gateway.ctx.db)
    expect(await codes({ gameName: 'fox' })).toEqual([])
    const rounds = await gateway.ctx.db.execute(sql`select 1 from rounds where game_code = 'NOVA_fox' limit 1`)
    expect(rounds.rows).toHaveLength(1)
    await storeCatalogue(gateway.ctx.db, testCatalogue, gateway.clock.now())
    invalidateCatalogue(gateway.ctx.db)
    expect(await codes({ gameName: 'fox' })).toEqual(['NOVA_fox'])
  })

  test('the same list changes nothing; one changed name is a change', async () => {
    const revision = async () =>
      (await gateway.ctx.db.execute<{ revision: bigint }>(sql`select revision from catalogue_revision`)).rows[0]
        ?.revision
    const before = await revision()
    expect(await storeCatalogue(gateway.ctx.db, testCatalogue, gateway.clock.now())).toBe(false)
    expect(await revision()).toBe(before)
    const renamed = {
      ...testCatalogue,
      games: testCatalogue.games.map((game) => (game.gameCode === 'NOVA_fox' ? { ...game, name: 'Night Fox' } : game)),
    }
    expect(await storeCatalogue(gateway.ctx.db, renamed, gateway.clock.now())).toBe(true)
    expect(await revision()).not.toBe(before)
    await storeCatalogue(gateway.ctx.db, testCatalogue, gateway.clock.now())
    invalidateCatalogue(gateway.ctx.db)
  })

  test('fetched with a signed request; an invalid answer changes nothing', async () => {
    let answer: unknown = testCatalogue
    let signed = false
    const server: Server = createServer((request, response) => {
      const header = (name: string) => String(request.headers[name] ?? '')
      signed = verifySignature(
        [gateway.ctx.config.keys.provider],
        {
          method: 'GET',
          path: request.url ?? '',
          rawBody: '',
          keyId: header('x-key-id'),
          timestamp: header('x-timestamp'),
          signature: header('x-signature'),
        },
        Date.now(),
      ).ok
      response.end(JSON.stringify(answer))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const studioUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
    const ctx = { ...gateway.ctx, config: { ...gateway.ctx.config, studioUrl } }
    expect(await syncCatalogue(ctx)).toBe(7)
    expect(signed).toBe(true)
    answer = { vendors: [], games: [{ gameCode: '../../etc' }] }
    await expect(syncCatalogue(ctx)).rejects.toThrow()
    expect((await list()).totalCount).toBe(7)
    server.close()
  })
})

test('icons come from the manifest that the renderer left beside the data', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mosaic-art-'))
  mkdirSync(join(dataDir, 'art'))
  writeFileSync(
    join(dataDir, 'art', 'art.json'),
    JSON.stringify({
      'game/NOVA_fox': { width: 360, height: 480, colour: '#aa3311', webp: 'fox.1.webp', avif: 'fox.1.avif' },
      'vendor/NOVA': { width: 96, height: 96, colour: '#112233', svg: 'nova.svg' },
    }),
  )
  const { listGames, vendorList } = await import('./lists')
  const merchant = await gateway.ctx.merchants.byCode('aurora')
  if (!merchant) throw new Error('no merchant')
  const ctx = { ...gateway.ctx, config: { ...gateway.ctx.config, dataDir } }
  const games = await listGames(ctx, merchant, { pageNo: 1, pageSize: 2 })
  expect(
    games.ok &&
      games.value.games.map(({ iconUrl, iconUrlAvif, iconColour, showIcon }) => [
        iconUrl,
        iconUrlAvif,
        iconColour,
        showIcon,
      ]),
  ).toEqual([
    ['/art/fox.1.webp', '/art/fox.1.avif', '#aa3311', true],
    ['', '', '#1b1d2e', false],
  ])
  const vendors = await vendorList(ctx, merchant)
  expect(vendors.ok && vendors.value.vendorNames[0]?.logoUrl).toBe('/art/nova.svg')
})
