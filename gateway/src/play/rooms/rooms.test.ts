import { sql } from 'drizzle-orm'
import { bookDifferencesIn } from '../../../testing/book-differences'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { testCatalogue } from '../../../testing/catalogue'
import { giveMoney } from '../../../testing/give-money'
import { type WalletBench, walletBench } from '../../../testing/wallet'
import { storeCatalogue } from '../games'

const gameId = 'SALON_baccarat'

const poker = 'NOVA_river'

let gateway: TestGateway
let bench: WalletBench
beforeAll(async () => {
  gateway = await startTestGateway()
  bench = await walletBench(gateway)
  const { play = null } = testCatalogue.games.find(({ status }) => status === 'playable') ?? {}
  const games = testCatalogue.games.map((game) =>
    game.gameCode === gameId ? { ...game, status: 'playable' as const, play } : game,
  )
  const [fox] = games
  if (!fox || !play) throw new Error('The test catalogue has a game that can be played')
  const river = { ...fox, gameCode: poker, category: 'PVP' as const, slot: null, play: { ...play, mostStakes: 19 } }
  await storeCatalogue(gateway.ctx.db, { ...testCatalogue, games: [...games, river] }, gateway.clock.now())
})
afterAll(async () => {
  expect(await bookDifferencesIn(gateway.ctx)).toEqual([])
  await gateway.close()
})

const rooms = async (token?: string) =>
  (await gateway.call('roomList', { token, query: { gameId } })).body.value?.list ?? []
const enter = (token: string, roomId: string, key: string) =>
  gateway.call('enterRoom', { token, headers: { 'idempotency-key': key }, body: { roomId } })

test('guest: sees the rooms, only the free one is open, and pay per view is off', async () => {
  expect((await rooms()).map(({ kind, open }) => [kind, open])).toEqual([
    ['free', true],
    ['vip', false],
  ])
})

test('game without rooms: empty list, and entering fails', async () => {
  const slot = await gateway.call('roomList', { query: { gameId: 'NOVA_fox' } })
  expect(slot.body.value?.list).toEqual([])
  const token = await gateway.tokenOf('player01')
  expect((await enter(token, 'NOVA_fox.free', 'key-none-1')).body.errorCode).toBe('room.not.found')
})

test('the free room is open to members, the VIP room from VIP 2', async () => {
  const token = await gateway.tokenOf('player01')
  expect((await enter(token, `${gameId}.free`, 'key-free-1')).body.value).toMatchObject({ open: true, passUntil: null })
  expect((await enter(token, `${gameId}.vip`, 'key-vip-01')).body.errorCode).toBe('room.level.required')
})

test('a pay per view room cannot be entered where the merchant sells no passes', async () => {
  const token = await gateway.tokenOf('player01')
  expect((await enter(token, `${gameId}.ppv`, 'key-ppv-01')).body.errorCode).toBe('room.not.found')
})

test('a launch leads only into a room that is open to the member, by default the free one', async () => {
  const token = await gateway.tokenOf('player01')
  const launch = (roomId?: string, mode: 'real' | 'demo' = 'real') =>
    gateway.call('launchGame', {
      token,
      query: {
        launchMode: 'GLS',
        ...(roomId ? { roomId } : {}),
        ...(mode === 'demo' ? { telGameId: gameId, telNodeId: gameId } : { gameId, nodeId: gameId }),
      },
    })
  const room = (answer: Awaited<ReturnType<typeof launch>>) =>
    new URL(answer.body.value?.content.game_url ?? 'about:blank').searchParams.get('room')
  expect([room(await launch()), room(await launch(`${gameId}.free`))]).toEqual([`${gameId}.free`, `${gameId}.free`])
  expect((await launch(`${gameId}.vip`)).body.errorCode).toBe('room.level.required')
  expect((await launch(`${gameId}.vip`, 'demo')).body.errorCode).toBe('room.level.required')
  expect((await launch(`${gameId}.ppv`)).body.errorCode).toBe('room.not.found')
  expect((await launch('NOVA_fox.free')).body.errorCode).toBe('room.not.found')
})

test('pass asked for again on the same day: paid once', async () => {
  const { db } = gateway.ctx
  await db.execute(sql`update merchants set flags = array_append(flags, 'PAYPERVIEW3') where code = 'aurora'`)
  gateway.clock.advance(6000)
  const token = await gateway.tokenOf('vip01')
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from members where merchant_code = 'aurora' and account_key = 'vip01'`,
  )
  const player = { id: rows[0]?.id ?? '', merchantCode: 'aurora', currency: 'BRL' } as const
  const balance = async () => (await gateway.call('funds', { token })).body.value?.sumBalance
  const roomId = `${gameId}.ppv`
  const before = Number(await balance())
  if (before < 5) expect((await enter(token, roomId, 'key-pass-0')).body.errorCode).toBe('money.insufficient')
  await giveMoney(db, player, 600, gateway.clock.now())

  const paid = before + 6 - 5
  const first = await enter(token, roomId, 'key-pass-1')
  expect(first.body.value).toMatchObject({ kind: 'ppv', price: '5.00', open: true })
  await Promise.all([enter(token, roomId, 'key-pass-1'), enter(token, roomId, 'key-pass-2')])
  expect(Number(await balance())).toBeCloseTo(paid, 2)
  expect((await rooms(token)).find(({ kind }) => kind === 'ppv')).toMatchObject({ open: true })
  const record = await gateway.call('accountReport', { token, query: { kind: 'purchase' } })
  expect(record.body.value?.list.map(({ amount, title }) => [amount, title])).toEqual([['-5.00', 'Baccarat']])

  gateway.clock.advance(24 * 60 * 60_000)
  expect((await rooms(await gateway.tokenOf('vip01'))).find(({ kind }) => kind === 'ppv')).toMatchObject({
    open: false,
    passUntil: null,
  })
})

test('poker room: own stakes for the first bet, raises above them', async () => {
  const { value } = (await gateway.call('roomList', { query: { gameId: poker } })).body
  expect(value?.list.map(({ kind, minBet, maxBet }) => [kind, minBet, maxBet])).toEqual([
    ['free', '0.20', '10.00'],
    ['vip', '10.00', '100.00'],
    ['ppv', '0.20', '100.00'],
  ])
  const token = await gateway.tokenOf('player01')
  const launch = await gateway.call('launchGame', { token, query: { launchMode: 'GLS', gameId: poker, nodeId: poker } })
  const launchToken = new URL(launch.body.value?.content.game_url ?? 'about:blank').searchParams.get('token')
  const { text } = await bench.send('/seamless/v1/session', JSON.stringify({ launchToken, gameCode: poker }))
  const session = JSON.parse(text) as { sessionToken: string }
  expect(session).toMatchObject({ status: 'OK', roomId: `${poker}.free`, minBet: '20', maxBet: '1000' })
  const bet = async (roundId: string, amount: string) =>
    (await bench.call('bet', session.sessionToken, { roundId, gameCode: poker, amount })).json.status
  // The balance is less, but the limit is asked first.
  expect(await bet(bench.nextRound(), '1001')).toBe('LIMIT_REACHED')
  const { rows } = await gateway.ctx.db.execute<{ id: string }>(
    sql`select id from members where merchant_code = 'aurora' and account_key = 'player01'`,
  )
  const player = { id: rows[0]?.id ?? '', merchantCode: 'aurora', currency: 'BRL' } as const
  await giveMoney(gateway.ctx.db, player, 300_000, gateway.clock.now())
  const hand = bench.nextRound()
  expect([await bet(hand, '1000'), await bet(hand, '4000'), await bet(hand, '185000'), await bet(hand, '1')]).toEqual([
    ...['OK', 'OK', 'OK'],
    'LIMIT_REACHED',
  ])
})
