import { createHash, randomUUID } from 'node:crypto'
import type { Studio } from '../../server/studio'
import { startFaultGateway } from '../../testkit/fault-gateway'
import type { FaultGateway } from '../../testkit/fault-gateway'
import {
  createStillClock,
  newDataDir,
  playerOf,
  providerKey,
  startStudio,
  until,
} from '../../testkit/studio-under-test'
import type { Clock } from '../../testkit/studio-under-test'
import { signedHeaders } from '../../wallet/signature'
import type { OpenDraw, PastDraw } from './draw-list'
import { lotteryCodes } from './lottery-games'

const code = 'LOTT_turbo-minute'
const minute = 60_000
let gateway: FaultGateway
let studio: Studio
let clock: Clock
let dataDir: string

beforeAll(async () => {
  clock = createStillClock()
  gateway = await startFaultGateway(100_000n, clock.now)
  dataDir = newDataDir()
  studio = await startStudio(gateway, dataDir, clock)
})
afterAll(async () => {
  await studio.stop()
  await gateway.close()
})

const ask = async <T>(path: string): Promise<T> =>
  (
    await studio.app.inject({
      method: 'GET',
      url: path,
      headers: signedHeaders(providerKey, 'GET', path, '', clock.now()),
    })
  ).json()
const openDraw = async (): Promise<OpenDraw> => {
  const { draws } = await ask<{ draws: OpenDraw[] }>('/provider/v1/draws')
  const found = draws.find(({ gameCode }) => gameCode === code)
  if (!found) throw new Error('no draw is open')
  return found
}
const past = async (size: number): Promise<PastDraw[]> =>
  (await ask<{ draws: PastDraw[] }>(`/provider/v1/draws/${code}?size=${size}`)).draws
const restart = async (): Promise<void> => {
  await studio.stop()
  studio = await startStudio(gateway, dataDir, clock)
}
type Answer = { ok: boolean; round: { roundId: string; state: string; win: string } }
/** A session at the lottery, with the requests of its page. */
const takeSeat = async () => {
  const player = playerOf(() => studio, code)
  await player.open()
  const headers = { authorization: `Bearer ${player.sessionKey}` }
  const table = await studio.app.inject({ method: 'GET', url: `/api/v1/tables/${code}`, headers })
  const tableRound: number = table.json().table.round
  return {
    ...player,
    place: async (choice: object): Promise<Answer> =>
      (
        await studio.app.inject({
          method: 'POST',
          url: '/api/v1/rounds',
          headers,
          payload: { roundId: randomUUID(), choice, tableRound },
        })
      ).json(),
  }
}
/** Into the next minute, when the last draw was shown and most of the time to bet is left. */
const untilBetting = async (): Promise<void> => {
  const { closesAt } = await openDraw()
  clock.pass(closesAt + 14_000 - clock.now())
}

test('every lottery has one open draw that closes later than now, and calls are signed', async () => {
  const { draws } = await ask<{ draws: OpenDraw[] }>('/provider/v1/draws')
  expect(draws.map(({ gameCode }) => gameCode)).toEqual([...lotteryCodes])
  for (const { opensAt, closesAt } of draws)
    expect([opensAt <= clock.now(), closesAt > clock.now()]).toEqual([true, true])
  expect((await studio.app.inject({ method: 'GET', url: '/provider/v1/draws' })).statusCode).toBe(401)
  expect((await studio.app.inject({ method: 'GET', url: `/provider/v1/draws/${code}` })).statusCode).toBe(401)
})

test('the public hash of the open draw matches the seed published after it, also after a restart', async () => {
  const before = await openDraw()
  const earlier = await past(5)
  expect(earlier).toHaveLength(5)
  expect(earlier.map(({ numero }) => numero)).not.toContain(before.numero)
  clock.pass(minute)
  await restart()
  const pastDraws = await past(10)
  const drawn = pastDraws.find(({ numero }) => numero === before.numero)
  expect(drawn?.drawnAt).toBe(before.closesAt)
  expect(
    createHash('sha256')
      .update(drawn?.seed ?? '')
      .digest('hex'),
  ).toBe(before.seedHash)
  expect(pastDraws.slice(pastDraws.findIndex(({ numero }) => numero === earlier[0]?.numero)).slice(0, 5)).toEqual(
    earlier,
  )
  pastDraws.slice(1).forEach(({ drawnAt }, index) => expect(drawnAt).toBe((pastDraws[index]?.drawnAt ?? 0) - minute))
})

test('bets survive a restart and are settled by the drawn number', async () => {
  await untilBetting()
  const player = await takeSeat()
  const odd = await player.place({ type: 'odd', numbers: [], stake: '100' })
  const even = await player.place({ type: 'even', numbers: [], stake: '100' })
  expect([odd.round.state, even.round.state]).toEqual(['OPEN', 'OPEN'])
  const { numero } = await openDraw()
  await restart()
  clock.pass(minute)
  await until(async () => (await player.round(odd.round.roundId)).round.state === 'SETTLED')
  await until(async () => (await player.round(even.round.roundId)).round.state === 'SETTLED')
  const drawn = (await past(10)).find((draw) => draw.numero === numero)
  const isOdd = Number(drawn?.prizes[0]?.[0]?.slice(-1)) % 2 === 1
  expect((await player.round(odd.round.roundId)).round.win).toBe(isOdd ? '186' : '0')
  expect((await player.round(even.round.roundId)).round.win).toBe(isOdd ? '0' : '186')
})

test('a ticket that does not fit the lottery is refused before the wallet is called', async () => {
  await untilBetting()
  const player = await takeSeat()
  const calls = gateway.callsTo('bet').length
  for (const choice of [
    { type: 'lo', numbers: ['45'], stake: '100' },
    { type: 'last2', numbers: ['4'], stake: '100' },
    { type: 'odd', numbers: ['1'], stake: '100' },
  ])
    expect((await player.place(choice)).ok).toBe(false)
  expect(gateway.callsTo('bet')).toHaveLength(calls)
})

test('a game that is no lottery has no draws', async () => {
  const path = '/provider/v1/draws/POMAR_cherry-fiesta'
  const answer = await studio.app.inject({
    method: 'GET',
    url: path,
    headers: signedHeaders(providerKey, 'GET', path, '', clock.now()),
  })
  expect(answer.statusCode).toBe(404)
})
