import { sql } from 'drizzle-orm'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { playersOf, type Players } from '../../../testing/players'

let gateway: TestGateway
let players: Players
beforeAll(async () => {
  gateway = await startTestGateway()
  players = await playersOf(gateway)
})
afterAll(() => gateway.close())

describe('maintenance', () => {
  test('bets get MAINTENANCE, owed money is paid', async () => {
    const { player, seat } = await players.newPlayer(1000)
    const [round, second] = [players.bench.nextRound(), players.bench.nextRound()]
    await players.bet(seat, '200', round)
    await players.bench.call('bet', seat, { roundId: second, txId: `${second}-A`, amount: '100' })
    await gateway.ctx.db.execute(sql`update merchants set maintenance = true where code = 'aurora'`)
    try {
      expect(await players.bet(seat, '20')).toBe('MAINTENANCE')
      expect(
        (
          await players.bench.call('betwin', seat, {
            roundId: players.bench.nextRound(),
            amount: '20',
            winAmount: '0',
            roundClosed: true,
          })
        ).json.status,
      ).toBe('MAINTENANCE')
      expect((await players.bench.call('balance', seat)).json).toMatchObject({ status: 'MAINTENANCE', balance: '700' })
      await expect(players.bench.open(player)).rejects.toThrow('MAINTENANCE')
      expect(
        (await players.bench.call('win', seat, { roundId: round, amount: '500', roundClosed: true })).json.status,
      ).toBe('OK')
      expect(
        (await players.bench.call('rollback', seat, { roundId: second, refTxId: `${second}-A` })).json.status,
      ).toBe('OK')
      expect(await players.bench.balance(player)).toBe(1300n)
    } finally {
      await gateway.ctx.db.execute(sql`update merchants set maintenance = false where code = 'aurora'`)
    }
  })
})
