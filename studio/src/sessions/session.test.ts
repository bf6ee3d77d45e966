import { randomUUID } from 'node:crypto'
import type { Studio } from '../server/studio'
import { startFaultGateway } from '../testkit/fault-gateway'
import type { FaultGateway } from '../testkit/fault-gateway'
import { createClock, newDataDir, playerOf, spinsOf, startStudio, testGame } from '../testkit/studio-under-test'
import type { Clock } from '../testkit/studio-under-test'

let gateway: FaultGateway
let studio: Studio
let clock: Clock
let dataDir: string

beforeEach(async () => {
  clock = createClock()
  gateway = await startFaultGateway(100_000n, clock.now)
  dataDir = newDataDir()
  studio = await startStudio(gateway, dataDir, clock)
})
afterEach(async () => {
  await studio.stop()
  await gateway.close()
})

test('a launch token is exchanged once; a repeated opening gives the same session', async () => {
  const player = playerOf(() => studio)
  const token = randomUUID()
  const first = await player.open(token)
  const again = await player.open(token)
  expect(first.ok && again.ok).toBe(true)
  expect(again.session.fairness).toEqual(first.session.fairness)
  expect(gateway.callsTo('session')).toHaveLength(1)
  expect(gateway.callsTo('session')[0]?.body).toEqual({ launchToken: token, gameCode: testGame })
})

test('the exchange returns the balance, so only a reopened session requests it from the wallet', async () => {
  const player = playerOf(() => studio)
  const token = randomUUID()
  const opened = await player.open(token)
  expect(opened.session.balance).toBe('100000')
  expect(gateway.callsTo('balance')).toHaveLength(0)
  await player.open(token)
  expect(gateway.callsTo('balance')).toHaveLength(1)
})

test('a used launch token opens no second session', async () => {
  const token = randomUUID()
  await playerOf(() => studio).open(token)
  expect(await playerOf(() => studio).open(token)).toMatchObject({ ok: false, code: 'SESSION_UNKNOWN' })
})

test('the answers to the browser carry neither the wallet token nor the server seed', async () => {
  const player = playerOf(() => studio)
  const token = randomUUID()
  const texts = [await player.open(token), await player.spin(), await player.history()]
    .map((answer) => JSON.stringify(answer))
    .join()
  expect(texts).not.toContain(`seat-${token}`)
  expect(texts).not.toMatch(/"serverSeed":"/)
})

test('a session and its unfinished round survive a restart of the studio', async () => {
  const player = playerOf(() => studio)
  await player.open()
  gateway.faults.win = 'only-500'
  const { round } = await player.spin()
  await studio.stop()
  studio = await startStudio(gateway, dataDir, clock)
  const resumed = await player.state()
  expect(resumed.session.pending).toEqual({ roundId: round.roundId, state: 'PAYING' })
  expect((await player.spin('100', round.roundId)).round.view).toEqual(round.view)
  expect(gateway.callsTo('bet')).toHaveLength(1)
})

test('half an hour without a request ends the session', async () => {
  const player = playerOf(() => studio)
  await player.open()
  clock.pass(29 * 60_000)
  expect((await player.state()).ok).toBe(true)
  clock.pass(31 * 60_000)
  expect(await player.state()).toMatchObject({ ok: false, code: 'SESSION_EXPIRED' })
})

test('a bet on an expired wallet session ends the session', async () => {
  const player = playerOf(() => studio)
  await player.open()
  gateway.refusals.bet = 'SESSION_EXPIRED'
  expect((await player.spin()).round.refusal).toBe('SESSION_EXPIRED')
  expect(await player.state()).toMatchObject({ ok: false, code: 'SESSION_EXPIRED' })
})

test('a second spin before 2.5 seconds have passed is refused with the time to wait', async () => {
  const player = playerOf(() => studio)
  await player.open()
  const { round } = await player.spin()
  const early = await player.spin()
  expect(early).toMatchObject({ ok: false, code: 'PACE' })
  expect(early.waitMs).toBeGreaterThan(0)
  clock.pass(2500 * spinsOf(round).length)
  expect((await player.spin()).ok).toBe(true)
  expect(gateway.callsTo('bet')).toHaveLength(2)
})

test('the pace applies to the player, not to the session', async () => {
  const [one, two] = [playerOf(() => studio), playerOf(() => studio)]
  await one.open()
  await two.open()
  await one.spin()
  expect(await two.spin()).toMatchObject({ ok: false, code: 'PACE' })
})

test.each(['0', '19', '30000', '40000'])(
  'a stake of %s, which is no step within the limits, is refused before any bet',
  async (stake) => {
    const player = playerOf(() => studio)
    const { session } = await player.open()
    expect(session.stakes).toEqual(['20', '40', '100', '200', '400', '1000', '2000', '4000', '10000'])
    expect(await player.spin(stake)).toMatchObject({ ok: false, code: 'STAKE_INVALID' })
    expect(gateway.callsTo('bet')).toHaveLength(0)
  },
)

test('demo play is in XXX and never calls the wallet', async () => {
  const sessionKey = 'd'.repeat(43)
  const headers = { authorization: `Bearer ${sessionKey}` }
  const opened = (
    await studio.app.inject({
      method: 'POST',
      url: '/api/v1/session',
      payload: { mode: 'demo', gameCode: testGame, sessionKey },
    })
  ).json()
  expect(opened.session).toMatchObject({ mode: 'demo', currency: 'XXX', balance: '500000' })
  const spun = (
    await studio.app.inject({
      method: 'POST',
      url: '/api/v1/rounds',
      headers,
      payload: { roundId: randomUUID(), choice: { stake: '100' } },
    })
  ).json()
  expect(spun.round.state).toBe('SETTLED')
  expect(spun.session.balance).toBe(String(500_000n - 100n + BigInt(spun.round.win)))
  expect(gateway.calls).toHaveLength(0)
})

test('too many requests: 429', async () => {
  const player = playerOf(() => studio)
  await player.open()
  const answers = await Promise.all(Array.from({ length: 80 }, () => player.state()))
  expect(answers.some((answer) => answer.code === 'TOO_MANY_REQUESTS')).toBe(true)
})
