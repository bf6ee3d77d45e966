import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { testCatalogue } from '../../../testing/catalogue'
import { walletBench } from '../../../testing/wallet'
import { invalidateCatalogue } from '../games/catalogue'
import { storeCatalogue } from '../games'

let gateway: TestGateway
let token: string
beforeAll(async () => {
  gateway = await startTestGateway()
  await walletBench(gateway)
  token = await gateway.tokenOf('player01')
})
afterAll(() => gateway.close())

const launch = (
  gameId: string,
  options: { token?: string; mode?: 'real' | 'demo'; language?: string; merchant?: string } = {},
) =>
  gateway.call('launchGame', {
    token: options.token,
    language: options.language,
    merchant: options.merchant,
    query: {
      launchMode: 'GLS',
      ...(options.mode === 'demo' ? { telGameId: gameId, telNodeId: gameId } : { gameId, nodeId: gameId }),
    },
  })
const addressOf = (answer: Awaited<ReturnType<typeof launch>>) => {
  if (!answer.body.success) throw new Error(answer.body.errorCode)
  return new URL(answer.body.value.content.game_url)
}

describe('launch', () => {
  test('real play leads to the provider’s own origin with a token, language, merchant, time zone and currency', async () => {
    const address = addressOf(await launch('NOVA_fox', { token, language: 'TY' }))
    expect([address.origin, address.pathname]).toEqual([gateway.ctx.config.studioUrl, '/play/NOVA_fox'])
    expect(Object.fromEntries(address.searchParams)).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      lang: 'th',
      merchant: 'aurora',
      tz: 'America/Sao_Paulo',
      mode: 'real',
      currency: 'BRL',
      site: gateway.ctx.config.siteOrigin,
      siteUntil: String(gateway.clock.now() + 86_400_000),
      siteSignature: expect.stringMatching(/^[\da-f]{64}$/),
    })
  })

  test('the launch names the origin that will frame the game: the host of the request if it is the merchant’s', async () => {
    await gateway.saveMerchant('thirdsite', { hosts: ['games.third.example'], mainDomain: 'games.third.example' })
    const siteOf = async (host: string) => {
      const query = { launchMode: 'GLS', telGameId: 'NOVA_fox', telNodeId: 'NOVA_fox' }
      const { body } = await gateway.call('launchGame', { merchant: 'thirdsite', query, headers: { host } })
      const address = new URL(body.value?.content.game_url ?? '')
      const { site, siteUntil, siteSignature } = Object.fromEntries(address.searchParams)
      const signed = createHmac('sha256', gateway.ctx.config.keys.provider.secret)
        .update(`FRAME\nNOVA_fox\n${site}\n${siteUntil}`)
        .digest('hex')
      expect(siteSignature).toBe(signed)
      return new URL(site ?? '').hostname
    }
    expect(await siteOf('games.third.example')).toBe('games.third.example')
    expect(await siteOf('evil.example')).toBe('games.third.example')
  })

  test('each launch has its own token', async () => {
    const tokens = [addressOf(await launch('NOVA_fox', { token })), addressOf(await launch('NOVA_fox', { token }))].map(
      (address) => address.searchParams.get('token'),
    )
    expect(new Set(tokens).size).toBe(2)
  })

  test('the demo is open to guests and carries no token', async () => {
    const address = addressOf(await launch('NOVA_fox', { mode: 'demo', merchant: 'lotus' }))
    expect([
      address.searchParams.get('token'),
      address.searchParams.get('mode'),
      address.searchParams.get('currency'),
    ]).toEqual([null, 'demo', 'THB'])
  })

  test('a guest has to log in for real play', async () => {
    expect(await launch('NOVA_fox')).toMatchObject({ status: 401, body: { errorCode: 'login.not.session' } })
  })

  test('a trial player is refused real play and may play the demo', async () => {
    const trial = await gateway.tokenOf('vip01')
    await gateway.ctx.db.execute(
      sql`update members set type = 4 where merchant_code = 'aurora' and account_key = 'vip01'`,
    )
    expect((await launch('NOVA_fox', { token: trial })).body.errorCode).toBe('free_reject')
    expect((await launch('NOVA_fox', { token: trial, mode: 'demo' })).body.success).toBe(true)
  })

  test('query with another merchant: refused', async () => {
    const asked = (merchantCode: string) =>
      gateway.call('launchGame', {
        token,
        query: { gameId: 'NOVA_fox', nodeId: 'NOVA_fox', launchMode: 'GLS', merchantCode },
      })
    expect((await asked('aurora')).body.success).toBe(true)
    expect((await asked('lotus')).body).toMatchObject({
      errorCode: 'request_param_err',
      fields: { merchantCode: 'other' },
    })
  })

  test('launch without a complete game id: refused', async () => {
    for (const query of [{}, { gameId: 'NOVA_fox' }, { telNodeId: 'NOVA_fox', nodeId: 'NOVA_fox' }])
      expect((await gateway.call('launchGame', { token, query: { launchMode: 'GLS', ...query } })).status).toBe(400)
  })

  test('lottery mode: passed on to the provider', async () => {
    const { body } = await gateway.call('launchGame', {
      query: { telGameId: 'NOVA_fox', telNodeId: 'NOVA_fox', launchMode: 'GLS', lottoMode: 'ent' },
    })
    expect(new URL(body.value?.content.game_url ?? '').searchParams.get('lottoMode')).toBe('ent')
  })

  test('a cockfight is listed and opens at Lótus, and does neither at Aurora, where it is forbidden', async () => {
    const [slot] = testCatalogue.games
    if (!slot) throw new Error('the test catalogue is empty')
    const comb = { ...slot, gameCode: 'SV3_comb', vendor: 'SV3', category: 'SPORTS' as const }
    const vendor = { code: 'SV3', name: 'SV', category: 'SPORTS' as const, palette: 'ember', sort: 50 }
    const all = { vendors: [...testCatalogue.vendors, vendor], games: [...testCatalogue.games, comb] }
    await storeCatalogue(gateway.ctx.db, all, gateway.clock.now())
    invalidateCatalogue(gateway.ctx.db)
    const listed = async (merchant: string) => {
      const { body } = await gateway.call('gameList', { merchant, query: { gameType: 'COCKFIGHT' } })
      return body.value?.games.map(({ gameCode }) => gameCode)
    }
    expect([await listed('aurora'), await listed('lotus')]).toEqual([[], ['SV3_comb']])
    const opened = async (merchant: string) => (await launch('SV3_comb', { merchant, mode: 'demo' })).body.errorCode
    expect([await opened('aurora'), await opened('lotus')]).toEqual(['game.not.found', undefined])
    expect((await launch('SV3_comb', { token })).body.errorCode).toBe('game.not.found')
  })

  test.each([
    ['NOVA_nothing', 'game.not.found'],
    ['SALON_baccarat', 'game.not.available'],
  ])('%s is refused with %s, demo or real', async (gameId, errorCode) => {
    expect((await launch(gameId, { token })).body.errorCode).toBe(errorCode)
    expect((await launch(gameId, { mode: 'demo' })).body.errorCode).toBe(errorCode)
  })
})
