import { randomUUID } from 'node:crypto'
import type { Studio } from '../server/studio'
import { startFaultGateway } from '../testkit/fault-gateway'
import type { FaultGateway } from '../testkit/fault-gateway'
import { createClock, newDataDir, playerOf, startStudio, until } from '../testkit/studio-under-test'
import type { Clock, Player } from '../testkit/studio-under-test'

const field = 'LUMORA_prism-field'

let gateway: FaultGateway
let studio: Studio
let clock: Clock
let dataDir: string
let player: Player

beforeEach(async () => {
  clock = createClock()
  gateway = await startFaultGateway(1000n, clock.now)
  gateway.freeRounds.set('gift', { stake: 100n, left: 2, won: 0n, expiresAt: clock.now() + 86_400_000 })
  dataDir = newDataDir()
  studio = await startStudio(gateway, dataDir, clock)
  player = playerOf(() => studio)
})
afterEach(async () => {
  await studio.stop()
  await gateway.close()
})

const free = async (roundId: string = randomUUID()) => {
  const answer = await player.start({ stake: '100' }, roundId, 'gift')
  clock.pass(60_000)
  return answer
}

test('free rounds: counted down at their own stake, without cost, wins paid', async () => {
  const opened = await player.open()
  expect(opened.session).toMatchObject({
    stakes: ['100'],
    freeRounds: { rewardId: 'gift', stake: '100', left: 2, won: '0' },
  })
  const first = await free()
  const second = await free()
  const won = String(BigInt(first.round.win) + BigInt(second.round.win))
  expect(gateway.callsTo('bet').map(({ body }) => [body.amount, body.rewardId])).toEqual([
    ['100', 'gift'],
    ['100', 'gift'],
  ])
  expect(second.round).toMatchObject({ state: 'SETTLED', stake: '100', rewardId: 'gift' })
  expect(second.session).toMatchObject({
    balance: String(1000n + BigInt(won)),
    staked: '0',
    net: won,
    freeRounds: { left: 0, won },
  })
  // The ladder is back, and the next round is paid by the player.
  expect(second.session.stakes.length).toBeGreaterThan(1)
  expect((await player.spin()).round).toMatchObject({ rewardId: null })
})

test('used up, expired or another stake: the bet is refused', async () => {
  await player.open()
  expect((await player.start({ stake: '200' }, randomUUID(), 'gift')).code).toBe('STAKE_INVALID')
  expect((await player.start({ stake: '100' }, randomUUID(), 'other')).code).toBe('FREE_ROUNDS_OVER')
  await player.state()
  for (let hours = 0; hours < 25; hours += 0.4) {
    clock.pass(0.4 * 3_600_000)
    await player.state()
  }
  expect((await free()).code).toBe('FREE_ROUNDS_OVER')
  expect(gateway.callsTo('bet')).toHaveLength(0)
})

test('free rounds refused by the wallet are no longer offered', async () => {
  await player.open()
  gateway.freeRounds.clear()
  const refused = await free()
  expect(refused.round).toMatchObject({ state: 'REFUSED', refusal: 'FREE_ROUNDS_UNKNOWN' })
  expect(refused.session).toMatchObject({ freeRounds: { left: 0 } })
})

test('a free bet without an answer is rolled back and can be played again', async () => {
  await player.open()
  gateway.faults.bet = 'lose-answer'
  const lost = await free()
  expect(lost.round).toMatchObject({ state: 'CANCELLED', rewardId: 'gift' })
  gateway.faults.bet = 'none'
  expect(gateway.freeRounds.get('gift')?.left).toBe(2)
  expect((await player.state()).session.freeRounds?.left).toBe(2)
  expect((await free()).round.state).toBe('SETTLED')
})

test('an open free round survives a restart and is paid once', async () => {
  player = playerOf(() => studio, field)
  await player.open()
  const begun = await player.start({ stake: '100', mines: 1 }, randomUUID(), 'gift')
  await studio.stop()
  studio = await startStudio(gateway, dataDir, clock)
  const again = playerOf(() => studio, field)
  const { session } = await again.open()
  expect(session).toMatchObject({ pending: { roundId: begun.round.roundId, state: 'OPEN' }, freeRounds: { left: 1 } })
  const picked = await again.act(begun.round.roundId, 0, { pick: 0 })
  if (picked.round.state === 'OPEN') await again.act(begun.round.roundId, 1, { out: true })
  await until(() => gateway.callsTo('win').length === 1)
  const win = (await again.round(begun.round.roundId)).round.win
  expect((await again.state()).session).toMatchObject({
    balance: String(1000n + BigInt(win)),
    freeRounds: { left: 1, won: win },
  })
})
