import { startTestDesk, type TestDesk } from '../../../testing/desk'
import { giveMoney } from '../../../testing/give-money'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { type LoggedRound, type ProviderLog, startProviderLog } from '../../../testing/provider-log'
import { type Player, type WalletBench, walletBench } from '../../../testing/wallet'
import { dueDay, firstDay, runDailyReconciliation } from './daily-run'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const zone = 'America/Sao_Paulo'

let gateway: TestGateway
let desk: TestDesk
let cookie: string
let bench: WalletBench
let provider: ProviderLog
let player: Player
let token: string
beforeAll(async () => {
  provider = await startProviderLog(() => gateway.ctx.config.keys.provider)
  gateway = await startTestGateway({ config: { studioUrl: provider.url } })
  desk = await startTestDesk(gateway)
  cookie = await desk.operator('cashier')
  bench = await walletBench(gateway)
  player = await bench.newPlayer(0)
  // The gift of a test has no business row: its day is never compared.
  await giveMoney(gateway.ctx.db, player, 100_000, gateway.clock.now() - 60 * day)
})
afterAll(async () => {
  await desk.close()
  await gateway.close()
  await provider.close()
})

const run = () => runDailyReconciliation(gateway.ctx)
/** Noon of the next day in São Paulo, with a new player and a new session of the desk. */
const nextNoon = async () => {
  gateway.clock.set(Math.ceil((gateway.clock.now() - 15 * hour) / day + 0.001) * day + 15 * hour)
  token = await bench.open(player)
}
const afterMidnight = async (ms: number) => {
  gateway.clock.set(Math.ceil((gateway.clock.now() - 3 * hour) / day + 0.001) * day + 3 * hour + ms)
  cookie = await desk.operator('cashier')
}
const play = async (stake: string, win: string, logged: Partial<LoggedRound> = {}): Promise<string> => {
  const roundId = await bench.playRound(token, stake, win)
  provider.rounds.push({
    ...{ roundId, currency: 'BRL', state: 'SETTLED', stake, win, createdAt: gateway.clock.now() },
    ...logged,
  })
  return roundId
}
const shown = async (show: 'waiting' | 'all' = 'waiting') => {
  const { code, value } = await desk.call('reconciliation', { cookie, query: { show } })
  expect(code).toBe('OK')
  return value
}
const waiting = async () => (await desk.call('queues', { cookie })).value.reconciliation

test.each([
  ['2026-06-15T02:59:00Z', '2026-06-13'],
  ['2026-06-15T03:09:00Z', '2026-06-13'],
  ['2026-06-15T03:10:00Z', '2026-06-14'],
  ['2026-06-16T02:59:00Z', '2026-06-14'],
])('%s: the last due day in São Paulo is %s', (now, due) => {
  expect(dueDay(Date.parse(now), zone)).toBe(due)
})

test.each([
  ['never run', null, '2026-06-12'],
  ['run the day before', '2026-06-13', '2026-06-12'],
  ['run today, again', '2026-06-14', '2026-06-12'],
  ['two days without a run', '2026-06-11', '2026-06-10'],
  ['a week without a run', '2026-06-07', '2026-06-06'],
  ['a year without a run', '2025-06-14', '2026-05-15'],
])('%s: compared from %s', (_title, lastCompared, first) => {
  expect(firstDay('2026-06-14', lastCompared)).toBe(first)
})

test('before the first run: nothing is compared; after an agreeing day: nothing waits, and all days show their sums', async () => {
  expect(await shown()).toEqual({ comparedAt: null, list: [], books: { comparedAt: null, differing: [] } })
  await nextNoon()
  await play('100', '250')
  await play('40', '0')
  await afterMidnight(11 * minute)
  await run()
  const agreed = { comparedAt: gateway.clock.now() }
  expect(await shown()).toEqual({ ...agreed, list: [], books: { ...agreed, differing: [] } })
  expect(await waiting()).toBe(0)
  expect((await shown('all')).list).toMatchObject([
    { provider: 'studio', currency: 'BRL', rounds: 2, settled: 2, stake: '1.40', win: '2.50', differing: [] },
  ])
})

test('several gateways: a day is compared once, and days of another currency after their own midnight', async () => {
  await nextNoon()
  await afterMidnight(5 * minute)
  // It is the middle of the day in Bangkok.
  await run()
  provider.spans = 0
  await Promise.all([run(), run()])
  expect(provider.spans).toBe(0)
  gateway.clock.advance(6 * minute)
  await Promise.all([run(), run()])
  // Three days in São Paulo.
  expect(provider.spans).toBe(3)
})

test('differing round: shown with both sides until a later run finds it settled', async () => {
  await nextNoon()
  const wrong = await play('100', '51', { win: '50' })
  const extra = await bench.playRound(token, '100', '300')
  const lost: LoggedRound = {
    ...{ roundId: 'never-came', currency: 'BRL', state: 'SETTLED', stake: '7', win: '9' },
    createdAt: gateway.clock.now(),
  }
  provider.rounds.push(lost)
  await afterMidnight(11 * minute)
  await run()
  const { list } = await shown()
  expect(list).toMatchObject([{ currency: 'BRL', missing: 1, extra: 1, amount: 1, open: 0, rounds: 3 }])
  const settled = { state: 'SETTLED', currency: 'BRL' }
  expect(list[0]?.differing).toHaveLength(3)
  expect(list[0]?.differing).toEqual(
    expect.arrayContaining([
      {
        ...{ roundId: wrong, kind: 'amount' },
        here: { ...settled, stake: '1.00', win: '0.51' },
        there: { ...settled, stake: '1.00', win: '0.50' },
      },
      { roundId: extra, kind: 'extra', here: { ...settled, stake: '1.00', win: '3.00' }, there: null },
      { roundId: 'never-came', kind: 'missing', here: null, there: { ...settled, stake: '0.07', win: '0.09' } },
    ]),
  )
  expect(await waiting()).toBe(1)

  provider.rounds = provider.rounds
    .filter(({ roundId }) => roundId !== 'never-came')
    .map((round) => (round.roundId === wrong ? { ...round, win: '51' } : round))
  provider.rounds.push({ ...lost, roundId: extra, stake: '100', win: '300' })
  await afterMidnight(11 * minute)
  await run()
  expect((await shown()).list).toEqual([])
})

test('round open for more than a day: shown on its own day, at any age, until it is over', async () => {
  await nextNoon()
  await play('100', '0')
  const roundId = bench.nextRound()
  await bench.call('bet', token, { roundId, amount: '200' })
  const log = { roundId, currency: 'BRL', stake: '200', win: '0', createdAt: gateway.clock.now() } as const
  provider.rounds.push({ ...log, state: 'OPEN' })
  await afterMidnight(11 * minute)
  await run()
  expect((await shown()).list).toEqual([])
  for (let passed = 0; passed < 40; passed += 20) {
    gateway.clock.advance(20 * day)
    await afterMidnight(11 * minute)
    await run()
    expect((await shown()).list).toMatchObject([
      { open: 1, rounds: 2, differing: [{ roundId, kind: 'open', here: { state: 'OPEN', stake: '2.00' } }] },
    ])
  }
  await bench.call('win', token, { roundId, amount: '0', roundClosed: true })
  provider.rounds = provider.rounds.map((round) => (round.roundId === roundId ? { ...round, state: 'SETTLED' } : round))
  await afterMidnight(11 * minute)
  await run()
  expect((await shown()).list).toEqual([])
})

test('interrupted run: repeated after half an hour', async () => {
  await nextNoon()
  await play('100', '51', { win: '50' })
  await afterMidnight(11 * minute)
  const { perPage } = provider
  // Without a server, the log cannot be read.
  provider.perPage = 0
  await expect(run()).rejects.toThrow()
  provider.perPage = perPage
  await run()
  expect((await shown()).list).toEqual([])
  gateway.clock.advance(31 * minute)
  await run()
  cookie = await desk.operator('cashier')
  expect((await shown()).list).toMatchObject([{ amount: 1 }])
})
