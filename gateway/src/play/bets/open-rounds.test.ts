import { testCatalogue } from '../../../testing/catalogue'
import { startTestGateway } from '../../../testing/gateway'
import { playersOf } from '../../../testing/players'
import { invalidateCatalogue } from '../games/catalogue'
import { storeCatalogue } from '../games/sync'

test('interrupted round among many lottery tickets: listed without the tickets', async () => {
  const gateway = await startTestGateway()
  const { bench, newPlayer } = await playersOf(gateway)
  const { vendors, games } = testCatalogue
  const [slot] = games
  if (!slot) throw new Error('no game')
  const lottery = { ...slot, gameCode: 'LOTT_daily', vendor: 'LOTT', category: 'LOTT' as const, slot: null }
  const vendor = { code: 'LOTT', name: 'Lotto', category: 'LOTT' as const, palette: 'ruby', sort: 50 }
  const catalogue = { vendors: [...vendors, vendor], games: [...games, lottery] }
  await storeCatalogue(gateway.ctx.db, catalogue, gateway.clock.now())
  invalidateCatalogue(gateway.ctx.db)

  const { player, token, seat } = await newPlayer()
  const left = bench.nextRound()
  await bench.call('bet', seat, { roundId: left, amount: '200' })
  const counter = await bench.open(player, 'LOTT_daily')
  for (let ticket = 0; ticket < 6; ticket += 1) {
    gateway.clock.advance(1000)
    const bought = { roundId: bench.nextRound(), gameCode: 'LOTT_daily', amount: '100' }
    expect((await bench.call('bet', counter, bought)).json.status).toBe('OK')
  }
  const { value } = (await gateway.call('openRounds', { token })).body
  expect(value?.list.map(({ roundId }) => roundId)).toEqual([left])
  await gateway.close()
})
