import { minor } from '@mosaic/contracts'
import { eq, sql } from 'drizzle-orm'
import { timestamp } from '../../platform/db/columns'
import { grantFreeRounds } from '../../../testing/free-rounds'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { type Players, playersOf } from '../../../testing/players'
import type { Fields, WalletBench } from '../../../testing/wallet'
import { freeRounds, type FreeRoundsRow } from '../free-rounds/schema'
import { rounds } from './schema'

let gateway: TestGateway
let players: Players
let bench: WalletBench

beforeAll(async () => {
  gateway = await startTestGateway()
  players = await playersOf(gateway)
  bench = players.bench
})
afterAll(() => gateway.close())

type Step = readonly [call: string, fields: Fields, expected: string]
const seat = async (changes: Partial<FreeRoundsRow> = {}, units = 1000, game = 'NOVA_fox') => {
  const player = await bench.newPlayer(units)
  const rewardId = await grantFreeRounds(gateway.ctx, player, { gameCode: game, ...changes })
  return { player, rewardId, token: await bench.open(player, game), round: bench.nextRound() }
}
const grant = async (rewardId: string) => {
  const [row] = await gateway.ctx.db.select().from(freeRounds).where(eq(freeRounds.id, rewardId))
  return [row?.played, row?.won]
}

describe('free rounds', () => {
  const table: readonly (readonly [
    rule: string,
    changes: Partial<FreeRoundsRow>,
    steps: readonly Step[],
    balance: bigint,
    played: number,
    won: bigint,
  ])[] = [
    [
      'free bet and its win: the balance changes by the win, once',
      {},
      [
        ['bet', { amount: '200' }, 'OK'],
        ['win', { txId: 'W', amount: '350', roundClosed: true }, 'OK'],
        ['win', { txId: 'W', amount: '350', roundClosed: true }, 'OK'],
      ],
      1350n,
      1,
      350n,
    ],
    ['need no balance', {}, [['bet', { amount: '200' }, 'OK']], 1000n, 1, 0n],
    [
      'repeated free bet: counts one round',
      {},
      [
        ['bet', { txId: 'A', amount: '200' }, 'OK'],
        ['bet', { txId: 'A', amount: '200' }, 'OK'],
      ],
      1000n,
      1,
      0n,
    ],
    [
      'transaction id of a paid bet: refused for a free one, and vice versa',
      {},
      [
        ['bet', { txId: 'A', amount: '200' }, 'OK'],
        ['bet', { txId: 'A', amount: '200', rewardId: undefined }, 'DUPLICATE_MISMATCH'],
      ],
      1000n,
      1,
      0n,
    ],
    [
      'rollback: the free round is returned, and the late bet finds its id burnt',
      {},
      [
        ['bet', { txId: 'A', amount: '200' }, 'OK'],
        ['rollback', { refTxId: 'A' }, 'OK'],
        ['rollback', { refTxId: 'A' }, 'OK'],
        ['bet', { txId: 'A', amount: '200' }, 'TX_ROLLED_BACK'],
      ],
      1000n,
      0,
      0n,
    ],
    [
      'rollback before its bet: no free round is counted',
      {},
      [
        ['rollback', { refTxId: 'A' }, 'OK'],
        ['bet', { txId: 'A', amount: '200' }, 'TX_ROLLED_BACK'],
      ],
      1000n,
      0,
      0n,
    ],
    [
      'rollback after the win: refused',
      {},
      [
        ['bet', { txId: 'A', amount: '200' }, 'OK'],
        ['win', { amount: '100' }, 'OK'],
        ['rollback', { refTxId: 'A' }, 'ROUND_CLOSED'],
      ],
      1100n,
      1,
      100n,
    ],
    [
      'second bet in a free round: refused, free or paid',
      {},
      [
        ['bet', { amount: '200' }, 'OK'],
        ['bet', { amount: '200' }, 'LIMIT_REACHED'],
        ['bet', { amount: '200', rewardId: undefined }, 'LIMIT_REACHED'],
      ],
      1000n,
      1,
      0n,
    ],
    [
      'free bet in a paid round: refused',
      {},
      [
        ['bet', { amount: '200', rewardId: undefined }, 'OK'],
        ['bet', { amount: '200' }, 'LIMIT_REACHED'],
      ],
      800n,
      0,
      0n,
    ],
    [
      'all rounds played: FREE_ROUNDS_OVER',
      { rounds: 2, played: 2 },
      [['bet', { amount: '200' }, 'FREE_ROUNDS_OVER']],
      1000n,
      2,
      0n,
    ],
    ['expired: FREE_ROUNDS_OVER', { expiresAt: 1 }, [['bet', { amount: '200' }, 'FREE_ROUNDS_OVER']], 1000n, 0, 0n],
    [
      'not approved: FREE_ROUNDS_UNKNOWN',
      { state: 'PROPOSED' },
      [['bet', { amount: '200' }, 'FREE_ROUNDS_UNKNOWN']],
      1000n,
      0,
      0n,
    ],
    [
      'other game: FREE_ROUNDS_UNKNOWN',
      { gameCode: 'NOVA_tiger' },
      [['bet', { amount: '200' }, 'FREE_ROUNDS_UNKNOWN']],
      1000n,
      0,
      0n,
    ],
    ['have their own stake and no other', {}, [['bet', { amount: '400' }, 'AMOUNT_INVALID']], 1000n, 0, 0n],
    [
      'unknown reward id: FREE_ROUNDS_UNKNOWN',
      {},
      [['bet', { amount: '200', rewardId: 'nothing-of-ours' }, 'FREE_ROUNDS_UNKNOWN']],
      1000n,
      0,
      0n,
    ],
  ]

  test.each(table)('%s', async (_rule, changes, steps, balance, played, won) => {
    const { player, rewardId, token, round } = await seat(changes, 1000, 'NOVA_fox')
    const own = (name: 'txId' | 'refTxId', id: unknown) =>
      typeof id === 'string' ? { [name]: `${round}-${id}` } : undefined
    for (const [call, fields, expected] of steps) {
      const reward = call === 'bet' ? { rewardId } : {}
      const ids = { ...own('txId', fields.txId), ...own('refTxId', fields.refTxId) }
      const answer = await bench.call(call, token, { roundId: round, ...reward, ...fields, ...ids })
      expect([call, answer.json.status]).toEqual([call, expected])
    }
    expect(await bench.balance(player)).toBe(balance)
    expect(await grant(rewardId)).toEqual([played, won])
  })

  test('free rounds of another player: FREE_ROUNDS_UNKNOWN', async () => {
    const [a, b] = [await seat(), await seat()]
    const answer = await bench.call('bet', b.token, { roundId: b.round, amount: '200', rewardId: a.rewardId })
    expect(answer.json.status).toBe('FREE_ROUNDS_UNKNOWN')
  })

  test('reward id on a call that is no bet: malformed', async () => {
    const { token, round, rewardId } = await seat()
    const answer = await bench.call('betwin', token, { roundId: round, amount: '200', winAmount: '300', rewardId })
    expect(answer.code).toBe(400)
  })

  test('win after the end of the session: paid by promo:expense', async () => {
    const { player, rewardId, token, round } = await seat()
    await bench.call('bet', token, { roundId: round, amount: '200', rewardId })
    gateway.clock.advance(13 * 3_600_000)
    expect((await bench.call('bet', token, { roundId: bench.nextRound(), amount: '200', rewardId })).json.status).toBe(
      'SESSION_EXPIRED',
    )
    await bench.call('win', token, { roundId: round, amount: '350', roundClosed: true })
    expect(await bench.balance(player)).toBe(1350n)
    const { rows } = await gateway.ctx.db.execute<{ code: string; amount: bigint; kind: string }>(sql`
      select a.code, e.amount, t.kind from ledger_transactions t join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
      where t.reference = ${round} order by e.amount`)
    expect(rows).toEqual([
      { code: 'promo:expense', amount: -350n, kind: 'promotion' },
      { code: `player:${player.id}:main`, amount: 350n, kind: 'promotion' },
    ])
  })

  test('a win is capped at the published maximum of the game for the prepaid stake', async () => {
    const { player, rewardId, token, round } = await seat({}, 1000, 'NOVA_small')
    const gameCode = 'NOVA_small'
    await bench.call('bet', token, { roundId: round, amount: '200', rewardId, gameCode })
    const win = await bench.call('win', token, { roundId: round, amount: '5000', roundClosed: true, gameCode })
    expect(win.json.credited).toBe('410')
    expect(await bench.balance(player)).toBe(1410n)
  })

  test('recorded round: no stake, payout or valid bet, and the amounts that the operator paid', async () => {
    const { rewardId, token, round } = await seat()
    await bench.call('bet', token, { roundId: round, amount: '200', rewardId })
    await bench.call('win', token, { roundId: round, amount: '350', roundClosed: true })
    const [row] = await gateway.ctx.db.select().from(rounds).where(eq(rounds.roundId, round))
    expect(row).toMatchObject({
      ...{ stake: 0n, payout: 0n, validBet: 0n, state: 'SETTLED' },
      ...{ rewardId, freeStake: 200n, freeWin: 350n },
    })
  })

  test('session and balance list the waiting free rounds without expired ones', async () => {
    const { player, rewardId, token } = await seat()
    await grantFreeRounds(gateway.ctx, player, { expiresAt: gateway.clock.now() })
    await grantFreeRounds(gateway.ctx, player, { gameCode: 'NOVA_tiger' })
    const soon = await grantFreeRounds(gateway.ctx, player, {
      stake: minor(20n),
      expiresAt: gateway.clock.now() + 1000,
    })
    await bench.call('bet', token, { roundId: bench.nextRound(), amount: '200', rewardId })
    const launchToken = await bench.launch(player)
    const body = JSON.stringify({ launchToken, gameCode: 'NOVA_fox' })
    const shown = [await bench.send('/seamless/v1/session', body), await bench.call('balance', token)]
    const waiting = [
      { rewardId: soon, stake: '20', left: 3, won: '0', expiresAt: gateway.clock.now() + 1000 },
      { rewardId, stake: '200', left: 2, won: '0', expiresAt: gateway.clock.now() + 86_400_000 },
    ]
    expect(shown.map(({ json }) => json)).toMatchObject([{ freeRounds: waiting }, { freeRounds: waiting }])
  })

  test('bet record shows prepaid stake and win; profit and loss shows the win as a reward', async () => {
    const { player, token, seat: own } = await players.newPlayer(0)
    const rewardId = await grantFreeRounds(gateway.ctx, player)
    const roundId = bench.nextRound()
    await bench.call('bet', own, { roundId, amount: '200', rewardId })
    const open = (await gateway.call('openRounds', { token })).body.value?.list
    expect(open).toMatchObject([{ roundId, stake: '2.00' }])
    await bench.call('win', own, { roundId, amount: '350', roundClosed: true })
    const { value } = (await gateway.call('betReport', { token })).body
    const figures = { stake: '0.00', validBet: '0.00', payout: '3.50', net: '3.50' }
    expect(value).toMatchObject({ list: [{ roundId, freeStake: '2.00', ...figures }], footer: figures })
    const profit = (await gateway.call('profitReport', { token })).body.value
    expect(profit?.footer).toEqual({ stake: '0.00', validBet: '0.00', payout: '0.00', rewards: '3.50', net: '3.50' })
    const waiting = (await gateway.call('freeRounds', { token })).body.value?.list
    expect(waiting).toMatchObject([{ rewardId, gameId: 'NOVA_fox', stake: '2.00', rounds: 3, left: 2, won: '3.50' }])
    expect((await gateway.call('winnerBoard', {})).body.value?.list).toEqual([])
  })

  test('self-exclusion: free rounds are refused; limit on losses: they do not count', async () => {
    const { player, rewardId, token, round } = await seat()
    await gateway.ctx.db.execute(sql`
      insert into play_limits (member_id, kind, period, amount) values (${player.id}, 'loss', 'day', 1)`)
    expect((await bench.call('bet', token, { roundId: round, amount: '200', rewardId })).json.status).toBe('OK')
    await bench.call('win', token, { roundId: round, amount: '100000', roundClosed: true })
    const paid = await bench.call('bet', token, { roundId: bench.nextRound(), amount: '200' })
    expect(paid.json.status).toBe('LIMIT_REACHED')
    await gateway.ctx.db.execute(sql`
      insert into play_exclusions (member_id, kind, starts_at, ends_at) values (${player.id}, 'self-exclusion', ${timestamp(gateway.clock.now())}, null)`)
    const stopped = await bench.call('bet', token, { roundId: bench.nextRound(), amount: '200', rewardId })
    expect(stopped.json.status).toBe('SELF_EXCLUDED')
  })
})
