import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { type Fields, type WalletBench, walletBench } from '../../../testing/wallet'

let gateway: TestGateway
let bench: WalletBench
beforeAll(async () => {
  gateway = await startTestGateway()
  bench = await walletBench(gateway)
})
afterAll(() => gateway.close())

type Step = readonly [call: string, fields: Fields]
const play = async (steps: readonly Step[]) => {
  const player = await bench.newPlayer(2000)
  const token = await bench.open(player)
  const roundId = bench.nextRound()
  const of = (id: unknown) => (typeof id === 'string' ? `${roundId}-${id}` : undefined)
  const statuses: string[] = []
  for (const [call, fields] of steps) {
    const named = { ...(fields.txId !== undefined && { txId: of(fields.txId) }), refTxId: of(fields.refTxId) }
    statuses.push((await bench.call(call, token, { roundId, ...fields, ...named })).json.status)
  }
  const { rows } = await gateway.ctx.db.execute<{ state: string; stake: bigint; payout: bigint }>(
    sql`select state, stake, payout from rounds where round_id = ${roundId}`,
  )
  const [round] = rows
  if (!round) throw new Error('The first bet opens the round')
  return { statuses, round, balance: await bench.balance(player) }
}

const bet = (txId: string, amount: number): Step => ['bet', { txId, amount: String(amount) }]
const betwin = (txId: string, amount: number, win = 0): Step => [
  'betwin',
  { txId, amount: String(amount), winAmount: String(win) },
]
const give = (returned: number): Step => [
  'win',
  { amount: String(returned), returned: String(returned), roundClosed: true },
]
const undo = (refTxId: string): Step => ['rollback', { refTxId }]
const settled = (stake: bigint, payout: bigint) => ({ state: 'SETTLED', stake, payout })

test.each([
  [
    'less stake remains than the betwin took: it stays',
    [betwin('A', 500), give(400), undo('A')],
    ['ROUND_CLOSED'],
    settled(100n, 0n),
  ],
  [
    'less remains than either of two betwins took: both stay',
    [betwin('A', 500), betwin('B', 100), give(550), undo('A'), undo('B')],
    ['ROUND_CLOSED', 'ROUND_CLOSED'],
    settled(50n, 0n),
  ],
  [
    'the rest would cover the betwin: it stays',
    [bet('A', 500), betwin('B', 500, 300), give(200), undo('B')],
    ['ROUND_CLOSED'],
    settled(800n, 300n),
  ],
  [
    'a betwin taken back before stake is returned: the others stay after it',
    [betwin('A', 500), betwin('B', 200), undo('A'), give(100), undo('B')],
    ['ROUND_CLOSED'],
    settled(100n, 0n),
  ],
  [
    'none returned: betwins are taken back one after the other',
    [bet('A', 300), betwin('B', 200, 100), betwin('C', 100), ['end-round', {}], undo('B'), undo('C')],
    ['OK', 'OK'],
    settled(300n, 0n),
  ],
] satisfies readonly (readonly [string, readonly Step[], readonly string[], object])[])(
  '%s',
  async (_rule, steps, answers, round) => {
    const played = await play(steps)
    expect(played.statuses.slice(-answers.length)).toEqual(answers)
    expect(played.round).toEqual(round)
    expect(played.balance).toBe(2000n - played.round.stake + played.round.payout)
  },
)

test('rollbacks in any order after a round returned stake or not: an answer to each, and nothing below zero', async () => {
  const bets = fc.array(
    fc.record({ alone: fc.boolean(), amount: fc.integer({ min: 20, max: 400 }), win: fc.nat(60) }),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  const property = fc.asyncProperty(
    bets,
    fc.nat(100),
    fc.boolean(),
    fc.nat(23),
    async (placed, part, returns, turn) => {
      const name = (index: number) => `bet-${index}`
      const whole = placed.reduce((sum, { amount }) => sum + amount, 0)
      const returned = returns ? Math.floor((whole * part) / 100) : 0
      const order = placed.map((_, index) => name((index + turn) % placed.length))
      const { statuses, round, balance } = await play([
        ...placed.map(({ alone, amount, win }, index) =>
          alone ? bet(name(index), amount) : betwin(name(index), amount, win),
        ),
        give(returned),
        ...order.map(undo),
      ])
      const answers = statuses.slice(-order.length)
      expect(answers.filter((status) => status !== 'OK' && status !== 'ROUND_CLOSED')).toEqual([])
      if (returned > 0) expect(answers).toEqual(order.map(() => 'ROUND_CLOSED'))
      expect(round.stake >= 0n && round.payout >= 0n).toBe(true)
      expect(balance).toBe(2000n - round.stake + round.payout)
    },
  )
  await fc.assert(property, { numRuns: 15 })
})
