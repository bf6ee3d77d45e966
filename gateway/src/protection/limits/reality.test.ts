import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { playersOf, type Players } from '../../../testing/players'
import type { Player } from '../../../testing/wallet'

let gateway: TestGateway
let players: Players
beforeAll(async () => {
  gateway = await startTestGateway()
  players = await playersOf(gateway)
})
afterAll(() => gateway.close())

const minute = 60_000

describe('the reality check', () => {
  // Access tokens are short-lived, so every read logs in.
  const readCheck = async (player: Player) =>
    (await gateway.call('realityCheck', { token: await players.tokenOf(player) })).body.value

  test('the reality check shows duration and result of the sitting, and is due after the chosen time', async () => {
    const { player, token, seat } = await players.newPlayer()
    expect(await readCheck(player)).toMatchObject({ dueAt: null, startedAt: null, net: '0.00' })
    await gateway.call('setRealityCheck', { token, body: { intervalMinutes: 15 } })
    const startedAt = gateway.clock.now()
    for (const paid of ['0', '300', '0']) {
      await players.lose(seat, '200', paid)
      gateway.clock.advance(6 * minute)
    }
    expect(await readCheck(player)).toEqual({
      now: gateway.clock.now(),
      intervalMinutes: 15,
      startedAt,
      dueAt: startedAt + 15 * minute,
      currency: 'BRL',
      staked: '6.00',
      paid: '3.00',
      net: '-3.00',
    })
    const acknowledged = await gateway.call('acknowledgeRealityCheck', {
      token: await players.tokenOf(player),
      body: {},
    })
    expect(acknowledged.body.value?.dueAt).toBe(gateway.clock.now() + 15 * minute)
  })

  test('a quarter of an hour without a bet ends the sitting', async () => {
    const { player, seat } = await players.newPlayer()
    await players.lose(seat, '200')
    gateway.clock.advance(16 * minute)
    expect((await readCheck(player))?.startedAt).toBeNull()
    const startedAt = gateway.clock.now()
    await players.lose(seat, '20')
    expect(await readCheck(player)).toMatchObject({ startedAt, net: '-0.20' })
  })
})
