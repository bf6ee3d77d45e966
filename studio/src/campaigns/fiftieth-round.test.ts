import type { Studio } from '../server/studio'
import { startFaultGateway } from '../testkit/fault-gateway'
import type { FaultGateway } from '../testkit/fault-gateway'
import { createClock, newDataDir, playerOf, startStudio, testGame, until } from '../testkit/studio-under-test'
import { campaign } from './campaign-terms'
import { prizeOf } from './fiftieth-round'

const round = { mode: 'real', table: null, nonce: 49, gameCode: testGame, scale: 2, returned: '0' } as const

test.each([
  ['the fiftieth round earns the lowest stake of its game', {}, '20'],
  ['so does the hundredth', { nonce: 99 }, '20'],
  ['the one after it earns nothing', { nonce: 50 }, null],
  ['a round with unused stake earns nothing', { returned: '10' }, null],
  ['a demo round earns nothing', { mode: 'demo' }, null],
  ['a round of a table earns nothing', { table: 'a-table' }, null],
  ['a game whose edge does not cover the prize earns nothing', { gameCode: 'IRONBELL_saloon-jacks-or-better' }, null],
] as const)('%s', (_rule, changes, amount) => {
  expect(prizeOf({ ...round, ...changes })?.amount ?? null).toBe(amount)
})

describe('the prize of a round', () => {
  let gateway: FaultGateway
  let studio: Studio
  afterEach(async () => {
    await studio.stop()
    await gateway.close()
  })

  test('is sent after its round was paid, until it arrives, and is shown beside the win', async () => {
    const clock = createClock()
    gateway = await startFaultGateway(1_000_000n, clock.now)
    studio = await startStudio(gateway, newDataDir(), clock)
    const player = playerOf(() => studio)
    await player.open()
    gateway.faults['promo-win'] = 'lose-answer'
    let last = await player.spin()
    for (let number = 1; number < 50; number += 1) {
      clock.pass(60_000)
      last = await player.spin()
    }
    expect(last.round).toMatchObject({ nonce: 49, prize: '20' })
    await until(() => gateway.callsTo('promo-win').length > 0)
    gateway.faults['promo-win'] = 'none'
    clock.pass(60_000)
    await until(async () => (await studio.app.inject('/healthz')).json().undelivered === 0)
    const sent = gateway.callsTo('promo-win')
    expect(sent[0]?.body).toMatchObject({ roundId: last.round.roundId, amount: '20', campaign })
    expect(new Set(sent.map(({ raw }) => raw)).size).toBe(1)
    const calls = gateway.calls.map(({ path }) => path)
    expect(calls.indexOf('/seamless/v1/promo-win')).toBeGreaterThan(calls.lastIndexOf('/seamless/v1/win'))
    const { session } = await player.state()
    expect(session.balance).toBe(String(gateway.balance))
    expect(BigInt(session.net)).toBe(gateway.balance - 1_000_000n)
  })
})
