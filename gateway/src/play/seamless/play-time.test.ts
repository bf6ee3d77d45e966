import fc from 'fast-check'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { walletBench, type WalletBench } from '../../../testing/wallet'
import { lastPlayPeriod, timePlayedSince } from './play-time-store'

const start = Date.UTC(2026, 5, 15, 12)
const minute = 60_000
const [pause, idle] = [5 * minute, 15 * minute]

let gateway: TestGateway
let bench: WalletBench
beforeAll(async () => {
  gateway = await startTestGateway({ now: start })
  bench = await walletBench(gateway)
})
afterAll(() => gateway.close())

/** From the rounds' own times. */
const timeOf = (opened: readonly number[], from: number, now: number): number => {
  const times = [...opened.filter((at) => at >= from), now]
  return times.slice(1).reduce((sum, at, index) => {
    const gap = at - (times[index] ?? at)
    return gap <= pause ? sum + gap : sum
  }, 0)
}

const periodOf = (opened: readonly number[], since: number) => {
  const times = opened.filter((at) => at >= since)
  const last = times.at(-1)
  if (last === undefined) return null
  const startedAt = times.filter((at, index) => index === 0 || at - (times[index - 1] ?? at) > idle).at(-1) ?? last
  return { startedAt, lastAt: last }
}

test('rounds with any gaps: play time and the present sitting are those of the rounds, from any quarter of an hour on', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(fc.nat(2 * minute), fc.integer({ min: 4 * minute, max: 20 * minute })), {
        minLength: 1,
        maxLength: 14,
      }),
      async (gaps) => {
        gateway.clock.set(start)
        const player = await bench.newPlayer(1_000_000)
        const seat = await bench.open(player)
        const opened: number[] = []
        for (const gap of gaps) {
          gateway.clock.advance(gap)
          opened.push(gateway.clock.now())
          await bench.call('bet', seat, { roundId: bench.nextRound(), amount: '20' })
        }
        const now = gateway.clock.now() + 3 * minute
        for (const from of [start, start + idle, start + 4 * idle]) {
          expect(await timePlayedSince(gateway.ctx.db, player.id, from, now)).toBe(timeOf(opened, from, now))
          expect(await lastPlayPeriod(gateway.ctx.db, player.id, from, idle)).toEqual(periodOf(opened, from))
        }
      },
    ),
    { numRuns: 12 },
  )
})
