import fc from 'fast-check'
import { minor } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { recordBetEvents } from '../../../testing/received-bets'
import { type Player, type WalletBench, walletBench } from '../../../testing/wallet'
import { sumsOf } from './round-record-store'
import type { RoundState } from './schema'

let gateway: TestGateway
let bench: WalletBench

beforeAll(async () => {
  gateway = await startTestGateway()
  bench = await walletBench(gateway)
  // A tie counts zero here, so the rest of a round may count more once a bet is taken back.
  await gateway.ctx.db.execute(sql`update games set category = 'LIVE' where code = 'NOVA_tiger'`)
})
afterAll(() => gateway.close())

/** The sums of the bet report over the rounds that are over. */
const reported = async ({ id: memberId }: Player) => {
  const span = { from: gateway.clock.now() - 1000, to: gateway.clock.now() + 1000 }
  const of = (state: RoundState) =>
    sumsOf(gateway.ctx.db, { memberId, span, vendor: undefined, category: undefined, state })
  const [settled, cancelled] = [await of('SETTLED'), await of('CANCELLED')]
  return {
    stake: minor(settled.stake + cancelled.stake),
    payout: minor(settled.payout + cancelled.payout),
    validBet: minor(settled.validBet + cancelled.validBet),
  }
}

const amount = fc.constantFrom('100', '200', '300')
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      call: fc.constantFrom('bet', 'betwin'),
      amount,
      winAmount: fc.constantFrom('0', '100', '200', '500'),
      roundClosed: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ call: fc.constant('win'), amount, roundClosed: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ call: fc.constant('end-round') }) },
  { weight: 4, arbitrary: fc.record({ call: fc.constant('rollback'), takes: fc.nat(2) }) },
)

test('any calls, a handler that fails in between: settled less voided bets equal the sums of the bet report', async () => {
  let run = 0
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('NOVA_fox', 'NOVA_tiger'),
      fc.array(step, { minLength: 2, maxLength: 12 }),
      fc.nat(3),
      async (gameCode, steps, failsAt) => {
        let left = failsAt
        const recorded = await recordBetEvents(gateway.ctx, `totals-${++run}`, () => {
          if (left-- === 0) throw new Error('broken')
        })
        const player = await bench.newPlayer(100_000)
        const token = await bench.open(player, gameCode)
        let [roundId, bets]: [string, string[]] = [bench.nextRound(), []]
        for (const { call, ...fields } of steps) {
          const txId = bench.nextRound()
          if ('takes' in fields) {
            const refTxId = bets.at(-1 - fields.takes) ?? 'unknown'
            await bench.call(call, token, { gameCode, roundId, txId, refTxId })
          } else {
            const answer = await bench.call(call, token, { gameCode, roundId, txId, ...fields })
            if (answer.json.status === 'ROUND_CLOSED') [roundId, bets] = [bench.nextRound(), []]
            else if (call === 'bet' || call === 'betwin') bets.push(txId)
          }
        }
        await recorded.delivery.drained().catch(() => undefined)
        await recorded.delivery.drained()
        expect(await recorded.totalsOf(player.id)).toEqual(await reported(player))
      },
    ),
    { numRuns: 40, interruptAfterTimeLimit: 15_000 },
  )
})

test('events name round and game, and a voided bet its transaction', async () => {
  const recorded = await recordBetEvents(gateway.ctx, 'payloads')
  const player = await bench.newPlayer(10_000)
  const token = await bench.open(player)
  const [first, second, open] = [bench.nextRound(), bench.nextRound(), bench.nextRound()]
  await bench.call('bet', token, { roundId: first, amount: '200' })
  await bench.call('win', token, { roundId: first, amount: '350', roundClosed: true })
  const [standing, taken] = [bench.nextRound(), bench.nextRound()]
  await bench.call('betwin', token, { roundId: second, txId: standing, amount: '100', winAmount: '30' })
  const closing = { roundId: second, txId: taken, amount: '200', winAmount: '500', roundClosed: true }
  await bench.call('betwin', token, closing)
  await bench.call('betwin', token, closing)
  await bench.call('rollback', token, { roundId: second, refTxId: taken })
  await bench.call('bet', token, { roundId: open, txId: `${open}-bet`, amount: '100' })
  await bench.call('rollback', token, { roundId: open, refTxId: `${open}-bet` })
  await recorded.delivery.drained()
  const of = (name: string, roundId: string, count: number, stake: string, payout: string, validBet: string) => ({
    name,
    at: gateway.clock.now(),
    merchantCode: 'aurora',
    provider: 'studio',
    roundId,
    gameId: 'NOVA_fox',
    vendor: 'NOVA',
    category: 'RNG',
    currency: 'BRL',
    countedAt: gateway.clock.now(),
    rounds: count,
    stake,
    freeStake: '0',
    payout,
    validBet,
  })
  expect(await recorded.eventsOf(player.id)).toEqual([
    of('bet.settled', first, 1, '200', '350', '200'),
    of('bet.settled', second, 1, '300', '530', '300'),
    { ...of('bet.voided', second, 0, '200', '500', '200'), betId: taken, betStake: '200' },
    { ...of('bet.voided', open, 0, '0', '0', '0'), betId: `${open}-bet`, betStake: '100' },
  ])
})
