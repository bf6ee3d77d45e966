import { startFaultGateway } from '../testkit/fault-gateway'
import type { FaultGateway } from '../testkit/fault-gateway'
import { createClock, newDataDir, playerOf, spinsOf, startStudio, until } from '../testkit/studio-under-test'
import type { Clock } from '../testkit/studio-under-test'
import type { Studio } from '../server/studio'
import { openStore } from '../store/store'

const ample = 1_000_000n

let gateway: FaultGateway
let studio: Studio
let clock: Clock
let dataDir: string

beforeEach(async () => {
  clock = createClock()
  gateway = await startFaultGateway(ample, clock.now)
  dataDir = newDataDir()
  studio = await startStudio(gateway, dataDir, clock)
})
afterEach(async () => {
  await studio.stop()
  await gateway.close()
})

const undelivered = async (): Promise<number> => (await studio.app.inject('/healthz')).json().undelivered

describe('a round over the seamless wallet', () => {
  test('is one bet and one closing win, also when the win is zero', async () => {
    const player = playerOf(() => studio)
    await player.open()
    const wins: bigint[] = []
    for (let i = 0; i < 20; i += 1) {
      const { round } = await player.spin()
      expect(round.state).toBe('SETTLED')
      wins.push(BigInt(round.win))
      clock.pass(60_000)
    }
    expect(gateway.callsTo('bet')).toHaveLength(20)
    expect(gateway.callsTo('win')).toHaveLength(20)
    expect(wins).toContain(0n)
    gateway.callsTo('win').forEach((win, i) => {
      const bet = gateway.callsTo('bet')[i]
      expect(win.body).toMatchObject({
        roundId: bet?.body.roundId,
        refTxId: bet?.body.txId,
        amount: String(wins[i]),
        roundClosed: true,
      })
    })
    expect(gateway.balance).toBe(ample - 2000n + wins.reduce((sum, win) => sum + win, 0n))
    expect((await player.state()).session).toMatchObject({
      balance: String(gateway.balance),
      net: String(gateway.balance - ample),
    })
  })

  test('a refused bet: no result, no win call, no nonce used', async () => {
    const player = playerOf(() => studio)
    await player.open()
    gateway.refusals.bet = 'INSUFFICIENT_FUNDS'
    const refused = await player.spin()
    expect(refused.round).toMatchObject({ state: 'REFUSED', refusal: 'INSUFFICIENT_FUNDS', view: null, win: '0' })
    expect(gateway.callsTo('win')).toHaveLength(0)
    expect(gateway.callsTo('rollback')).toHaveLength(0)
    gateway.refusals = {}
    clock.pass(60_000)
    expect((await player.spin()).round.nonce).toBe(0)
  })

  test.each(['lose-answer', 'work-then-500', 'only-500', 'silence'] as const)(
    'is rolled back without a result when the bet ends in %s',
    async (fault) => {
      const player = playerOf(() => studio)
      await player.open()
      gateway.faults.bet = fault
      const { round } = await player.spin()
      expect(round).toMatchObject({ state: 'CANCELLED', view: null, win: '0' })
      expect(gateway.balance).toBe(ample)
      const bet = gateway.callsTo('bet')[0]
      expect(gateway.callsTo('rollback')[0]?.body).toMatchObject({
        refTxId: bet?.body.txId,
        roundId: bet?.body.roundId,
      })
      expect(await undelivered()).toBe(0)
    },
  )

  test('keeps a rollback in the outbox until the wallet answers, and starts no new round meanwhile', async () => {
    const player = playerOf(() => studio)
    await player.open()
    gateway.faults = { bet: 'work-then-500', rollback: 'only-500' }
    expect((await player.spin()).round.state).toBe('CANCELLING')
    clock.pass(60_000)
    expect(await player.spin()).toMatchObject({ ok: false, code: 'ROUND_PENDING' })
    gateway.faults = {}
    clock.pass(120_000)
    await until(async () => (await undelivered()) === 0)
    expect(gateway.balance).toBe(ample)
    expect((await player.state()).session.pending).toBeNull()
  })

  test('an undelivered win: the result is shown, the round stays open, the win is paid once', async () => {
    const player = playerOf(() => studio)
    await player.open()
    gateway.faults.win = 'work-then-500'
    const { round, session } = await player.spin()
    expect(round.state).toBe('PAYING')
    expect(spinsOf(round).length).toBeGreaterThan(0)
    expect(session.pending).toEqual({ roundId: round.roundId, state: 'PAYING' })
    gateway.faults = {}
    clock.pass(120_000)
    await until(async () => (await undelivered()) === 0)
    expect(gateway.balance).toBe(ample - 100n + BigInt(round.win))
    expect(new Set(gateway.callsTo('win').map((call) => call.raw)).size).toBe(1)
  })

  test('a win in the outbox is delivered after a restart', async () => {
    const player = playerOf(() => studio)
    await player.open()
    gateway.faults.win = 'only-500'
    const { round } = await player.spin()
    expect(round.state).toBe('PAYING')
    await studio.stop()
    gateway.faults = {}
    clock.pass(120_000)
    studio = await startStudio(gateway, dataDir, clock)
    await until(async () => (await undelivered()) === 0)
    expect(gateway.balance).toBe(ample - 100n + BigInt(round.win))
    expect(gateway.callsTo('win').filter((call) => call.body.amount === round.win)).not.toHaveLength(0)
  })

  test('a crash between the bet and its answer: rolled back at the next start', async () => {
    const player = playerOf(() => studio)
    await player.open()
    const { round } = await player.spin()
    await studio.stop()
    const store = await openStore(dataDir)
    const record = await store.round(round.roundId)
    const seat = record && (await store.session(record.sessionId))
    if (!record || !seat) throw new Error('the round and its seat are stored')
    await store.write([
      {
        put: 'round',
        record: {
          ...record,
          state: 'BETTING',
          bets: record.bets.map((bet) => ({ ...bet, betStatus: 'ASKED' as const })),
          win: '0',
          settledAt: null,
        },
      },
      { put: 'session', record: { ...seat, pendingRoundId: record.id } },
    ])
    await store.close()
    studio = await startStudio(gateway, dataDir, clock)
    await until(async () => (await undelivered()) === 0 && gateway.callsTo('rollback').length > 0)
    expect(gateway.callsTo('rollback')[0]?.body).toMatchObject({ refTxId: record.bets[0]?.txId, roundId: record.id })
    expect((await player.state()).session.pending).toBeNull()
  })

  test('a repeated round id: the same round, with one bet', async () => {
    const player = playerOf(() => studio)
    await player.open()
    const id = '7b0c0b5e-93f4-4a5e-8b1c-4b3b8a1d9e01'
    const answers = await Promise.all([player.spin('100', id), player.spin('100', id), player.spin('100', id)])
    expect(gateway.callsTo('bet')).toHaveLength(1)
    expect((await player.spin('100', id)).round).toEqual(answers[0]?.round)
  })

  test('a round of another session cannot be read or replayed', async () => {
    const [one, two] = [playerOf(() => studio), playerOf(() => studio)]
    await one.open()
    await two.open()
    const { round } = await one.spin()
    expect(await two.spin('100', round.roundId)).toMatchObject({ ok: false, code: 'ROUND_FOREIGN' })
  })

  test('a win that the wallet refuses stays in the outbox, is DISPUTED, and the player can go on', async () => {
    const player = playerOf(() => studio)
    await player.open()
    gateway.refusals.win = 'ROUND_UNKNOWN'
    expect((await player.spin()).round.state).toBe('DISPUTED')
    expect(await undelivered()).toBe(1)
    gateway.refusals = {}
    clock.pass(60_000)
    expect((await player.spin()).round.state).toBe('SETTLED')
  })
})
