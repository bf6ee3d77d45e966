import { seedCommitment, outcomeOf } from '../fairness/outcome'
import { slotOf } from '../games/slot-library'
import type { Studio } from '../server/studio'
import type { RoundView } from '../server/views'
import { startFaultGateway } from '../testkit/fault-gateway'
import type { FaultGateway } from '../testkit/fault-gateway'
import { createClock, newDataDir, playerOf, spinsOf, startStudio, testGame } from '../testkit/studio-under-test'

let gateway: FaultGateway
let studio: Studio
const clock = createClock()

beforeEach(async () => {
  gateway = await startFaultGateway(100_000n, clock.now)
  studio = await startStudio(gateway, newDataDir(), clock)
})
afterEach(async () => {
  await studio.stop()
  await gateway.close()
})

test('the hash shown before play is the hash of the seed revealed after, and the seed replays every round', async () => {
  const player = playerOf(() => studio)
  const { session } = await player.open()
  const promised = session.fairness.serverSeedHash
  const played: RoundView[] = []
  for (let i = 0; i < 3; i += 1) {
    played.unshift((await player.spin()).round)
    clock.pass(60_000)
  }
  const rotated = await player.rotate('my own seed')
  expect(seedCommitment(rotated.revealed.serverSeed)).toBe(promised)
  expect(rotated.session.fairness).toMatchObject({ clientSeed: 'my own seed', nextNonce: 0 })
  expect(rotated.session.fairness.serverSeedHash).not.toBe(promised)
  const config = slotOf(testGame)?.config
  const { rounds } = await player.history()
  expect(rounds.map((round) => round.nonce)).toEqual([2, 1, 0])
  rounds.forEach((round, i) => {
    expect(round.serverSeed).toBe(rotated.revealed.serverSeed)
    expect(
      config &&
        outcomeOf(config, { serverSeed: rotated.revealed.serverSeed, clientSeed: round.clientSeed, nonce: round.nonce })
          .spins,
    ).toEqual(played[i] && spinsOf(played[i]))
  })
})

test('the history shows no server seed before it is rotated', async () => {
  const player = playerOf(() => studio)
  await player.open()
  await player.spin()
  expect((await player.history()).rounds.map((round) => round.serverSeed)).toEqual([null])
})

test('rotating does not shorten the pace', async () => {
  const player = playerOf(() => studio)
  await player.open()
  await player.spin()
  await player.rotate()
  expect(await player.spin()).toMatchObject({ ok: false, code: 'PACE' })
})

test.each(['', 'a:b', 'x'.repeat(65), 'ção'])('a client seed such as "%s" is refused', async (seed) => {
  const player = playerOf(() => studio)
  await player.open()
  expect(await player.rotate(seed)).toMatchObject({ ok: false, code: 'CLIENT_SEED_INVALID' })
})
