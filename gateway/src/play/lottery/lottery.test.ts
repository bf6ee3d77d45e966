import { testCatalogue } from '../../testing/catalogue'
import { startTestGateway, type TestGateway } from '../../testing/gateway'
import { forgetShelf } from '../games/shelf'
import { storeCatalogue } from '../games/sync'
import { drawnNumbers, seedHash } from './drawn-numbers'
import { north } from './draw-plan'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway()
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
        lottery('TCG_LOTTO_VN_ha-noi-quick', 'TCG_LOTTO_VN', 'ELOTT'),
      ],
    },
    gateway.clock.now(),
  )
  forgetShelf(gateway.ctx.db)
})
afterAll(() => gateway.close())

const valueOf = <V>({ body }: { body: { value: V | null } }): V => {
  if (body.value === null) throw new Error('no value')
  return body.value
}
const gameId = 'TCG_LOTTO_VN_ha-noi-quick'

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

test('a draw is bound by its hash while it is open, and told with its seed when it is over', async () => {
  const open = async () => valueOf(await gateway.call('openNumeros', { query: { gameId } })).list[0]
  const before = await open()
  gateway.clock.advance(10 * 60_000)
  const [drawn] = valueOf(await gateway.call('lotteryResults', { query: { gameId, size: 1 } })).list
  expect(drawn?.numero).toBe(before?.numero)
  expect(seedHash(drawn?.seed ?? '')).toBe(before?.seedHash)
  expect(drawn?.prizes.map(({ numbers }) => numbers)).toEqual(drawnNumbers(drawn?.seed ?? '', north))
  expect((await open())?.numero).not.toBe(before?.numero)
})

test('each lottery has one open draw, and the time of the gateway comes along', async () => {
  const { now, list } = valueOf(await gateway.call('openNumeros', {}))
  expect(list).toHaveLength(3)
  expect(now).toBe(gateway.clock.now())
  for (const { opensAt, closesAt } of list) expect([opensAt <= now, closesAt > now]).toEqual([true, true])
})

test('a game that is no lottery has no results', async () => {
  expect(valueOf(await gateway.call('lotteryResults', { query: { gameId: 'NOVA_fox' } })).list).toEqual([])
})
