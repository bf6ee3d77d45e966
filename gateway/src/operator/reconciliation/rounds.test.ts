import { grantFreeRounds } from '../../../testing/free-rounds'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { type LoggedRound, type ProviderLog, startProviderLog } from '../../../testing/provider-log'
import { type Player, type WalletBench, walletBench } from '../../../testing/wallet'
import { readableReport, reconcileRounds } from './rounds'

const hour = 3_600_000
const day = 24 * hour

let gateway: TestGateway
let bench: WalletBench
let provider: ProviderLog
let player: Player
let token: string

beforeAll(async () => {
  provider = await startProviderLog(() => gateway.ctx.config.keys.provider)
  gateway = await startTestGateway({ config: { studioUrl: provider.url } })
  bench = await walletBench(gateway)
  player = await bench.newPlayer(100_000)
  token = await bench.open(player)
})
afterAll(async () => {
  await gateway.close()
  await provider.close()
})
beforeEach(() => {
  provider.rounds = []
  provider.perPage = 5000
})

/** A round on both sides; `logged` overrides the log of the provider. */
const play = async (stake: string, win: string, logged: Partial<LoggedRound> = {}): Promise<string> => {
  const roundId = await bench.playRound(token, stake, win)
  const createdAt = gateway.clock.now()
  provider.rounds.push({ roundId, currency: 'BRL', state: 'SETTLED', stake, win, createdAt, ...logged })
  return roundId
}
const report = async (days = 1, openForMs = day) =>
  readableReport(await reconcileRounds(gateway.ctx, { days, openForMs }))
/** Starts a new day, so that rounds of earlier tests are not counted. */
const anotherDay = async (ms = 3 * day) => {
  gateway.clock.advance(ms)
  token = await bench.open(player)
}

test('agreeing books: no rows, and sums by provider, currency and day', async () => {
  await play('100', '250')
  await play('40', '0')
  provider.rounds.push({
    roundId: 'refused',
    currency: 'BRL',
    state: 'CANCELLED',
    stake: '5',
    win: '0',
    createdAt: gateway.clock.now(),
  })
  const { lines, rows } = await report()
  expect(rows).toEqual([])
  expect(lines).toEqual([
    {
      ...{ provider: 'studio', currency: 'BRL', day: '2026-06-15', rounds: 3, settled: 2, stake: '140', win: '250' },
      ...{ missing: 0, extra: 0, amount: 0, open: 0 },
    },
  ])
})

test('a lost win, a round recorded twice, a wrong amount and an unknown round: one row each', async () => {
  await anotherDay()
  const lost = bench.nextRound()
  await bench.call('bet', token, { roundId: lost, amount: '100' })
  provider.rounds.push({
    roundId: lost,
    currency: 'BRL',
    state: 'SETTLED',
    stake: '100',
    win: '90',
    createdAt: gateway.clock.now(),
  })
  const twice = await play('200', '0', { stake: '100' })
  const wrong = await play('100', '51', { win: '50' })
  const foreign = await bench.playRound(token, '100', '300')
  provider.rounds.push({
    roundId: 'never-came',
    currency: 'THB',
    state: 'SETTLED',
    stake: '7',
    win: '9',
    createdAt: gateway.clock.now(),
  })
  gateway.clock.advance(1)
  const { lines, rows } = await report(1, 0)
  const logged = new Map(rows.map(({ roundId, kind, here, provider }) => [roundId, `${kind}: ${here} | ${provider}`]))
  expect(logged).toEqual(
    new Map([
      [lost, 'open: open 100 → 0 BRL | settled 100 → 90 BRL'],
      [twice, 'amount: settled 200 → 0 BRL | settled 100 → 0 BRL'],
      [wrong, 'amount: settled 100 → 51 BRL | settled 100 → 50 BRL'],
      [foreign, 'extra: settled 100 → 300 BRL | unknown'],
      ['never-came', 'missing: unknown | settled 7 → 9 THB'],
    ]),
  )
  expect(lines.map(({ currency, missing, extra, amount, open }) => [currency, missing, extra, amount, open])).toEqual([
    ['BRL', 0, 1, 2, 1],
    ['THB', 1, 0, 0, 0],
  ])
})

test('free round: compared by the stake that the merchant paid', async () => {
  await anotherDay()
  const rewardId = await grantFreeRounds(gateway.ctx, player, {})
  const roundId = bench.nextRound()
  await bench.call('bet', token, { roundId, amount: '200', rewardId })
  await bench.call('win', token, { roundId, amount: '350', roundClosed: true })
  const createdAt = gateway.clock.now()
  provider.rounds.push({ roundId, currency: 'BRL', state: 'SETTLED', stake: '200', win: '350', createdAt })
  const { lines, rows } = await report()
  expect(rows.filter((row) => row.roundId === roundId)).toEqual([])
  expect(lines.at(-1)).toMatchObject({ rounds: 1, stake: '200', win: '350' })
})

test('open round: no difference for a day, then one, even if its own day is not requested', async () => {
  await anotherDay()
  const roundId = bench.nextRound()
  await bench.call('bet', token, { roundId, amount: '100' })
  provider.rounds.push({
    roundId,
    currency: 'BRL',
    state: 'OPEN',
    stake: '100',
    win: '0',
    createdAt: gateway.clock.now(),
  })
  const openRounds = async () => (await report()).rows.filter((row) => row.roundId === roundId)
  expect(await openRounds()).toEqual([])
  gateway.clock.advance(23 * hour)
  expect(await openRounds()).toEqual([])
  gateway.clock.advance(2 * hour)
  expect(await openRounds()).toMatchObject([{ kind: 'open', here: 'open 100 → 0 BRL' }])
})

test("log of many pages: read completely; a round at midnight counts once, on the merchant's day", async () => {
  // São Paulo is the time zone of these rounds' currency.
  const midnight = Math.ceil(gateway.clock.now() / day + 2) * day + 3 * hour
  await anotherDay(midnight - gateway.clock.now())
  const late = await play('100', '0', { createdAt: midnight - 1 })
  for (let round = 0; round < 6; round += 1) {
    gateway.clock.advance(1000)
    await play('20', '0')
  }
  provider.perPage = 3
  const { lines, rows } = await report(2)
  expect(rows.filter(({ roundId }) => roundId === late)).toEqual([])
  expect(lines.slice(-2).map(({ rounds }) => rounds)).toEqual([1, 6])
  provider.perPage = 1
  provider.rounds.push({
    roundId: 'second',
    currency: 'BRL',
    state: 'SETTLED',
    stake: '1',
    win: '0',
    createdAt: midnight - 1,
  })
  await expect(report(2)).rejects.toThrow('rounds of one instant')
})
