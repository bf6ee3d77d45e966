import { sql } from 'drizzle-orm'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { type Player, type WalletBench, walletBench } from '../../../testing/wallet'
import { compareActivity } from '../activity/recompute'

let gateway: TestGateway
let bench: WalletBench
let player: Player
let seat: string
beforeAll(async () => {
  gateway = await startTestGateway()
  bench = await walletBench(gateway)
  await gateway.ctx.db.execute(sql`update games set category = 'LIVE' where code = 'NOVA_fox'`)
})
afterAll(() => gateway.close())
beforeEach(async () => {
  player = await bench.newPlayer(100_000)
  seat = await bench.open(player)
})

let draws = 0
const nextDraw = () => `LUX_baccarat.1:${(draws += 1)}`
const place = async (stake: string, drawId?: string): Promise<string> => {
  const roundId = bench.nextRound()
  const answer = await bench.call('bet', seat, { roundId, amount: stake, ...(drawId !== undefined && { drawId }) })
  expect(answer.json.status).toBe('OK')
  return roundId
}
const settle = async (roundId: string, payout: string) => {
  const answer = await bench.call('win', seat, { roundId, amount: payout, roundClosed: true })
  expect(answer.json.status).toBe('OK')
}
const validBets = async () => {
  const { rows } = await gateway.ctx.db.execute<{ valid_bet: bigint }>(
    sql`select valid_bet from rounds where member_id = ${player.id} order by settled_at, opened_at, round_id`,
  )
  return rows.map(({ valid_bet }) => Number(valid_bet))
}
const total = async () => (await validBets()).reduce((sum, each) => sum + each, 0)

describe('valid bet of parallel rounds of one draw', () => {
  test.each([
    [
      'both sides with one stake',
      [
        ['1000', '2000'],
        ['1000', '0'],
      ],
      0,
    ],
    [
      'the larger side wins',
      [
        ['1000', '2000'],
        ['600', '0'],
      ],
      400,
    ],
    [
      'the smaller side wins',
      [
        ['1000', '0'],
        ['600', '1200'],
      ],
      400,
    ],
    [
      'one side twice, won',
      [
        ['1000', '2000'],
        ['1000', '2000'],
      ],
      2000,
    ],
    [
      'one side twice, lost',
      [
        ['1000', '0'],
        ['1000', '0'],
      ],
      2000,
    ],
    [
      'a tie, all back',
      [
        ['1000', '1000'],
        ['600', '600'],
      ],
      0,
    ],
    [
      'three bets, two of them opposite',
      [
        ['1000', '2000'],
        ['1000', '0'],
        ['500', '0'],
      ],
      500,
    ],
  ] as const)('%s', async (_what, bets, counted) => {
    const drawId = nextDraw()
    const placed: string[] = []
    for (const [stake] of bets) placed.push(await place(stake, drawId))
    for (const [index, [, payout]] of bets.entries()) await settle(placed[index] ?? '', payout)
    expect(await total()).toBe(counted)
  })

  test('settled at the same moment: counted once', async () => {
    for (const payouts of [
      ['0', '0'],
      ['2000', '2000'],
    ]) {
      const drawId = nextDraw()
      const placed = [await place('1000', drawId), await place('1000', drawId)]
      const before = await total()
      await Promise.all(placed.map((roundId, index) => settle(roundId, payouts[index] ?? '')))
      expect((await total()) - before).toBe(2000)
    }
  })

  test('other draws, and bets of an older provider without a draw, count for themselves', async () => {
    for (const ids of [
      [nextDraw(), nextDraw()],
      [undefined, undefined],
    ] as const) {
      const before = await total()
      const placed = [await place('1000', ids[0]), await place('1000', ids[1])]
      await settle(placed[0] ?? '', '2000')
      await settle(placed[1] ?? '', '0')
      expect((await total()) - before).toBe(2000)
    }
  })

  test('the rounds of another member do not count', async () => {
    const drawId = nextDraw()
    const mine = await place('1000', drawId)
    const [ownPlayer, ownSeat] = [player, seat]
    player = await bench.newPlayer(100_000)
    seat = await bench.open(player)
    await place('1000', drawId)
    ;[player, seat] = [ownPlayer, ownSeat]
    await settle(mine, '2000')
    expect(await total()).toBe(1000)
  })

  test('a bet that was taken back does not hold up the others', async () => {
    const drawId = nextDraw()
    const stays = await place('1000', drawId)
    const roundId = bench.nextRound()
    await bench.call('bet', seat, { txId: `undone-${roundId}`, roundId, amount: '1000', drawId })
    await bench.call('rollback', seat, { roundId, refTxId: `undone-${roundId}` })
    await settle(stays, '2000')
    expect(await total()).toBe(1000)
  })

  test('a bet that is sent again, with or without its draw, is the same bet', async () => {
    const [roundId, txId] = [bench.nextRound(), `again-${bench.nextRound()}`]
    const fields = { txId, roundId, amount: '1000' }
    const first = await bench.call('bet', seat, fields)
    expect((await bench.call('bet', seat, { ...fields, drawId: nextDraw() })).text).toBe(first.text)
  })

  test('a game by stake counts every bet, as in one round', async () => {
    await gateway.ctx.db.execute(sql`update games set category = 'RNG' where code = 'NOVA_fox'`)
    seat = await bench.open(player)
    const drawId = nextDraw()
    const placed = [await place('1000', drawId), await place('1000', drawId)]
    await settle(placed[0] ?? '', '2000')
    await settle(placed[1] ?? '', '0')
    expect(await total()).toBe(2000)
    await gateway.ctx.db.execute(sql`update games set category = 'LIVE' where code = 'NOVA_fox'`)
  })

  test('totals and rounds agree', async () => {
    await gateway.ctx.events.drained()
    expect((await compareActivity(gateway.ctx.db)).totals).toEqual([])
  })
})
