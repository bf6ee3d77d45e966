import { createServer, type Server } from 'node:http'
import { testCatalogue } from '../../../testing/catalogue'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { verifySignature } from '../../platform'
import { invalidateCatalogue } from '../games/catalogue'
import { storeCatalogue } from '../games/sync'
import type { DrawResult, OpenDraw } from './provider-draws'

const minute = 60_000
const gameId = 'TCG_LOTTO_VN_ha-noi-quick'

/** A provider whose lotteries draw every ten minutes; a draw's seed is its numero, and its hash the numero in brackets. */
const provider = { isAway: false, calls: [] as string[], signed: [] as boolean[], rewritten: '' }
const every = 10 * minute
const draw = (index: number) => ({ numero: `n${index}`, opensAt: index * every, closesAt: (index + 1) * every })
const answers = (now: number, path: string): { draws: readonly (OpenDraw | DrawResult)[] } => {
  const open = Math.floor(now / every)
  const [, code, size] = /^\/provider\/v1\/draws\/([^?]+)\?size=(\d+)$/.exec(path) ?? []
  if (!code)
    return {
      draws: ['LOTT_turbo-minute', 'TCG_SEA_island-hourly', gameId].map((gameCode) => ({
        gameCode,
        ...draw(open),
        seedHash: `(n${open})`,
      })),
    }
  return {
    draws: Array.from({ length: Number(size) }, (_, back) => ({
      numero: draw(open - 1 - back).numero,
      drawnAt: draw(open - 1 - back).closesAt,
      seed: draw(open - 1 - back).numero + provider.rewritten,
      prizes: [['90210'], ['11111', '22222']],
    })),
  }
}

let gateway: TestGateway
let server: Server
beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? ''
    const header = (name: string) => String(request.headers[name] ?? '')
    provider.calls.push(path)
    provider.signed.push(
      verifySignature(
        [gateway.ctx.config.keys.provider],
        {
          method: 'GET',
          path,
          rawBody: '',
          keyId: header('x-key-id'),
          timestamp: header('x-timestamp'),
          signature: header('x-signature'),
        },
        Date.now(),
      ).ok,
    )
    if (provider.isAway) response.statusCode = 503
    response.end(JSON.stringify(answers(gateway.clock.now(), path)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  gateway = await startTestGateway({
    config: { studioUrl: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` },
  })
  const lottery = (gameCode: string, vendor: string, category: 'LOTT' | 'ELOTT') => ({
    gameCode,
    vendor,
    name: gameCode,
    category,
    classify: '' as const,
    status: 'coming' as const,
    hot: false,
    isNew: false,
    play: null,
    slot: null,
  })
  const vendor = (code: string, category: 'LOTT' | 'ELOTT') => ({
    code,
    name: code,
    category,
    palette: 'gold',
    sort: 90,
  })
  await storeCatalogue(
    gateway.ctx.db,
    {
      vendors: [
        ...testCatalogue.vendors,
        vendor('LOTT', 'LOTT'),
        vendor('TCG_SEA', 'LOTT'),
        vendor('TCG_LOTTO_VN', 'ELOTT'),
      ],
      games: [
        ...testCatalogue.games,
        lottery('LOTT_turbo-minute', 'LOTT', 'LOTT'),
        lottery('TCG_SEA_island-hourly', 'TCG_SEA', 'LOTT'),
        lottery(gameId, 'TCG_LOTTO_VN', 'ELOTT'),
      ],
    },
    gateway.clock.now(),
  )
  invalidateCatalogue(gateway.ctx.db)
})
afterAll(async () => {
  await gateway.close()
  server.close()
})

const valueOf = <V>({ body }: { body: { value: V | null } }): V => {
  if (body.value === null) throw new Error('no value')
  return body.value
}
const open = async () => valueOf(await gateway.call('openNumeros', { query: { gameId } })).list[0]
const results = async (size: number) => valueOf(await gateway.call('lotteryResults', { query: { gameId, size } })).list

test.each([
  [undefined, ['LOTT_turbo-minute', 'TCG_SEA_island-hourly', gameId]],
  ['LOTT', ['LOTT_turbo-minute']],
  ['SEA', ['TCG_SEA_island-hourly']],
  ['ELOTT', [gameId]],
] as const)('the menu of the prize mode %s', async (prizeMode, codes) => {
  const { list } = valueOf(await gateway.call('lotteryMenu', { query: prizeMode ? { prizeMode } : {} }))
  expect(list.map((game) => game.gameId)).toEqual(codes)
  if (prizeMode) expect(new Set(list.map((game) => game.lottoMode))).toEqual(new Set([prizeMode]))
})

test('an open draw shows the hash of its seed, a closed one the seed', async () => {
  const before = await open()
  gateway.clock.advance(every)
  const [drawn] = await results(1)
  expect(drawn?.numero).toBe(before?.numero)
  expect(`(${drawn?.seed})`).toBe(before?.seedHash)
  expect(drawn?.prizes.map(({ numbers }) => numbers)).toEqual([['90210'], ['11111', '22222']])
  expect((await open())?.numero).not.toBe(before?.numero)
})

test('each lottery has one open draw, answered with the time of the gateway', async () => {
  const { now, list } = valueOf(await gateway.call('openNumeros', {}))
  expect(list).toHaveLength(3)
  expect(now).toBe(gateway.clock.now())
  for (const { opensAt, closesAt } of list) expect([opensAt <= now, closesAt > now]).toEqual([true, true])
})

test('the provider is asked once for each draw, over signed calls', async () => {
  gateway.clock.advance(every)
  provider.calls = []
  provider.signed = []
  for (let i = 0; i < 3; i += 1) {
    await open()
    await results(5)
  }
  expect(provider.calls).toEqual(['/provider/v1/draws', `/provider/v1/draws/${gameId}?size=5`])
  expect(provider.signed).toEqual([true, true])
})

test('provider unreachable: stored results are answered, and no closed draw is listed as open', async () => {
  const shown = await results(5)
  provider.isAway = true
  gateway.clock.advance(every)
  expect(await open()).toBeUndefined()
  expect(await results(5)).toEqual(shown)
  provider.isAway = false
  gateway.clock.advance(3000)
  expect(await open()).toBeDefined()
})

test('provider reports a stored draw differently: the stored result stays', async () => {
  const shown = await results(5)
  provider.rewritten = ' other'
  gateway.clock.advance(every)
  const later = await results(5)
  provider.rewritten = ''
  expect(later[0]?.seed).toContain('other')
  expect(later.slice(1)).toEqual(shown.slice(0, 4))
})

test('game that is no lottery: no results', async () => {
  expect(valueOf(await gateway.call('lotteryResults', { query: { gameId: 'NOVA_fox' } })).list).toEqual([])
})
