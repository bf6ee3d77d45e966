import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import type { BodyOf } from '@mosaic/contracts'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { playersOf, type Players } from '../../../testing/players'
import type { Player, WalletBench } from '../../../testing/wallet'
import { inTransaction } from '../../platform/db/transaction'
import { atStakeSince, compareActivity, rewriteActivity, roundsByGame, totalsByDay, totalsOf } from '.'
import { playedSince } from '../seamless'
import { quarterMs, quarterOf } from './quarter'
import type { Change } from './activity.sql'
import { add } from './store'

const start = Date.UTC(2026, 5, 15, 12)
const hour = 60 * 60_000

let gateway: TestGateway
let bench: WalletBench
let players: Players
beforeAll(async () => {
  gateway = await startTestGateway()
  players = await playersOf(gateway)
  bench = players.bench
})
afterAll(() => gateway.close())

const of = ({ id: memberId }: Player, from = 0) => ({ scope: { memberId }, span: { from } })
const db = () => gateway.ctx.db
const nothing = { rounds: 0, stake: 0n, cashStake: 0n, validBet: 0n, payout: 0n, bettors: 0 }
const clean = { totals: [], ledger: [] }

describe('totals of a member', () => {
  test('settled round: counts before and after the handler has run; an open one does not count', async () => {
    const player = await bench.newPlayer(10_000)
    const seat = await bench.open(player)
    await bench.playRound(seat, '200', '350')
    await bench.call('bet', seat, { roundId: bench.nextRound(), amount: '500' })
    const counted = { rounds: 1, stake: 200n, cashStake: 200n, validBet: 200n, payout: 350n, bettors: 1 }
    expect(await totalsOf(db(), of(player))).toMatchObject(counted)
    await gateway.ctx.events.drained()
    expect(await totalsOf(db(), of(player))).toMatchObject(counted)
  })

  test('round cancelled two days after its settlement: deducted on the day of the settlement', async () => {
    const player = await bench.newPlayer(10_000)
    const roundId = bench.nextRound()
    const bet = { roundId, txId: `${roundId}-bet`, amount: '300', winAmount: '100', roundClosed: true }
    const seat = await bench.open(player)
    await bench.call('betwin', seat, bet)
    const day = gateway.clock.now()
    await gateway.ctx.events.drained()
    gateway.clock.advance(48 * hour)
    expect((await bench.call('rollback', seat, { roundId, refTxId: bet.txId })).json.status).toBe('OK')
    const bounds = [quarterOf(day), quarterOf(day) + 24 * hour, quarterOf(day) + 72 * hour]
    const days = async () => (await totalsByDay(db(), { memberId: player.id }, bounds)).filter(({ rounds }) => rounds)
    expect(await days()).toEqual([])
    await gateway.ctx.events.drained()
    expect(await days()).toEqual([])
    expect(await totalsOf(db(), of(player))).toMatchObject({ ...nothing, bettors: 0 })
    gateway.clock.set(start)
  })

  test('one of two bets rolled back the next day: the rest stays on the day of the settlement', async () => {
    const player = await bench.newPlayer(10_000)
    const seat = await bench.open(player)
    const roundId = bench.nextRound()
    const bets = ['a', 'b'].map((name) => `${roundId}-${name}`)
    await bench.call('betwin', seat, { roundId, txId: bets[0], amount: '100', winAmount: '0' })
    await bench.call('betwin', seat, { roundId, txId: bets[1], amount: '200', winAmount: '50', roundClosed: true })
    const day = quarterOf(gateway.clock.now())
    gateway.clock.advance(24 * hour)
    await bench.call('rollback', seat, { roundId, refTxId: bets[1] })
    await gateway.ctx.events.drained()
    const bounds = [day, day + 12 * hour, day + 48 * hour]
    expect(await totalsByDay(db(), { memberId: player.id }, bounds)).toMatchObject([
      { day: 1, rounds: 1, stake: 100n, payout: 0n },
    ])
    expect(await compareActivity(db())).toEqual(clean)
    gateway.clock.set(start)
  })

  test('repeated event: changes nothing', async () => {
    const player = await bench.newPlayer(10_000)
    const change: Change = {
      ...{ id: '9000000000', member_id: player.id, quarter: new Date(quarterOf(start)).toISOString() },
      ...{ category: 'RNG', merchant_code: 'aurora', currency: 'BRL', game_code: 'NOVA_fox' },
      ...{ rounds: 1, stake: '100', cash_stake: '100', valid_bet: '100', payout: '0' },
    }
    for (const changes of [[change], [change, { ...change, id: '9000000001' }], [change]])
      await inTransaction(db(), (tx) => add(tx, changes))
    expect(await totalsOf(db(), of(player))).toMatchObject({ rounds: 2, stake: 200n })
    await rewriteActivity(db())
    expect(await totalsOf(db(), of(player))).toMatchObject(nothing)
  })

  test('cursor set back: no event counts twice, before and after the repetition', async () => {
    const player = await bench.newPlayer(10_000)
    const seat = await bench.open(player)
    await bench.playRound(seat, '200', '350')
    await gateway.ctx.events.drained()
    await bench.playRound(seat, '100', '0')
    await db().execute(sql`update event_cursors set seen = '3:3:' where handler = 'activity'`)
    expect(await compareActivity(db())).toEqual(clean)
    await gateway.ctx.events.drained()
    expect(await compareActivity(db())).toEqual(clean)
  })

  test('open round: its stake counts for limits at once, its payout when paid', async () => {
    const player = await bench.newPlayer(10_000)
    const seat = await bench.open(player)
    const roundId = bench.nextRound()
    await bench.call('bet', seat, { roundId, amount: '500' })
    expect(await atStakeSince(db(), player.id, quarterOf(start))).toEqual({ stake: 500n, payout: 0n })
    await bench.call('win', seat, { roundId, amount: '700', roundClosed: true })
    expect(await atStakeSince(db(), player.id, quarterOf(start))).toEqual({ stake: 500n, payout: 700n })
  })
})

test('popularity counts the paid rounds of each game without cancelled ones', async () => {
  const player = await bench.newPlayer(10_000)
  const seat = await bench.open(player, 'NOVA_tiger')
  const fields = { gameCode: 'NOVA_tiger', amount: '100', winAmount: '0', roundClosed: true }
  const [settled, voided] = [bench.nextRound(), bench.nextRound()]
  for (const roundId of [settled, voided])
    await bench.call('betwin', seat, { ...fields, roundId, txId: `${roundId}-bet` })
  await bench.call('rollback', seat, { gameCode: 'NOVA_tiger', roundId: voided, refTxId: `${voided}-bet` })
  await gateway.ctx.events.drained()
  const games = await roundsByGame(db(), 'aurora', quarterOf(start) - hour)
  expect(games.find(({ gameCode }) => gameCode === 'NOVA_tiger')?.rounds).toBe(1)
})

type Limit = Pick<BodyOf<'setLimit'>, 'kind' | 'period' | 'amount'>
const limits: readonly Limit[] = [
  { kind: 'wager', period: 'day', amount: '10' },
  { kind: 'loss', period: 'week', amount: '10' },
]
test.each(limits)('limit on $kind per $period, no event handled: the bet above it is refused', async (limit) => {
  const { token, seat } = await players.newPlayer()
  await players.limit(token, limit.kind, limit.period, limit.amount)
  expect(await players.lose(seat, '600')).toBe('OK')
  expect(await players.bet(seat, '401')).toBe('LIMIT_REACHED')
  await gateway.ctx.events.drained()
  expect(await players.bet(seat, '401')).toBe('LIMIT_REACHED')
  expect(await players.lose(seat, '400')).toBe('OK')
  expect(await players.bet(seat, '20')).toBe('LIMIT_REACHED')
})

const amount = fc.constantFrom('100', '200', '300')
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      call: fc.constantFrom('bet', 'betwin'),
      amount,
      winAmount: fc.constantFrom('0', '100', '500'),
      roundClosed: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ call: fc.constant('win'), amount, roundClosed: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ call: fc.constant('end-round') }) },
  { weight: 4, arbitrary: fc.record({ call: fc.constant('rollback'), takes: fc.nat(4) }) },
  { weight: 2, arbitrary: fc.record({ call: fc.constant('wait'), minutes: fc.constantFrom(1, 14, 16, 61, 1440) }) },
  { weight: 2, arbitrary: fc.record({ call: fc.constantFrom('drain', 'rewrite') }) },
)

test('bets, wins, voids, rollbacks and waits in any order: activity equals the sums of rounds and ledger', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('NOVA_fox', 'NOVA_tiger'),
      fc.array(step, { minLength: 2, maxLength: 14 }),
      async (gameCode, steps) => {
        gateway.clock.set(start + quarterMs - 60_000)
        const player = await bench.newPlayer(100_000)
        let seat = await bench.open(player, gameCode)
        const bets: { roundId: string; txId: string }[] = []
        let roundId = bench.nextRound()
        for (const { call, ...fields } of steps) {
          if (call === 'drain') await gateway.ctx.events.drained()
          else if (call === 'rewrite') await rewriteActivity(db())
          else if ('minutes' in fields) {
            gateway.clock.advance(fields.minutes * 60_000)
            seat = await bench.open(player, gameCode)
          } else if ('takes' in fields) {
            const taken = bets.at(-1 - fields.takes)
            if (taken) await bench.call(call, seat, { gameCode, roundId: taken.roundId, refTxId: taken.txId })
          } else {
            const txId = bench.nextRound()
            const answer = await bench.call(call, seat, { gameCode, roundId, txId, ...fields })
            if (answer.json.status === 'ROUND_CLOSED') roundId = bench.nextRound()
            else if (call === 'bet' || call === 'betwin') bets.push({ roundId, txId })
          }
        }
        expect(await compareActivity(db())).toEqual(clean)
        for (const from of [start, start + hour, start + 12 * hour].map(quarterOf))
          expect(await atStakeSince(db(), player.id, from)).toEqual(await playedSince(db(), player.id, from))
        await gateway.ctx.events.drained()
        expect(await compareActivity(db())).toEqual(clean)
      },
    ),
    { numRuns: 40, interruptAfterTimeLimit: 20_000 },
  )
})
