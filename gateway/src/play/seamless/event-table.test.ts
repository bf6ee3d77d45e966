import { sql } from 'drizzle-orm'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { type Fields, type Player, type WalletBench, walletBench } from '../../../testing/wallet'

let gateway: TestGateway
let bench: WalletBench

beforeAll(async () => {
  gateway = await startTestGateway()
  bench = await walletBench(gateway)
})
afterAll(() => gateway.close())

type Step = readonly [call: string, fields: Fields, expected: string]
const seat = async (units = 1000, game = 'NOVA_fox') => {
  const player = await bench.newPlayer(units)
  return { player, token: await bench.open(player, game), round: bench.nextRound() }
}
const rounds = async (player: Player) =>
  (
    await gateway.ctx.db.execute<{ state: string; stake: bigint; payout: bigint; valid_bet: bigint }>(
      sql`select state, stake, payout, valid_bet from rounds where member_id = ${player.id} order by opened_at, round_id`,
    )
  ).rows.map((row) => [row.state, row.stake, row.payout, row.valid_bet])

describe('the event table of domain §2.2', () => {
  const table: readonly (readonly [
    rule: string,
    steps: readonly Step[],
    balance: bigint,
    rounds: readonly (readonly [string, bigint, bigint, bigint])[],
  ])[] = [
    ['a bet takes the stake and opens the round', [['bet', { amount: '200' }, 'OK']], 800n, [['OPEN', 200n, 0n, 0n]]],
    [
      'a win pays and closes the round',
      [
        ['bet', { amount: '200' }, 'OK'],
        ['win', { amount: '350', roundClosed: true }, 'OK'],
      ],
      1150n,
      [['SETTLED', 200n, 350n, 200n]],
    ],
    [
      'unused stake that comes back is not staked: nothing was at risk',
      [
        ['bet', { amount: '200' }, 'OK'],
        ['win', { amount: '200', returned: '200', roundClosed: true }, 'OK'],
      ],
      1000n,
      [['SETTLED', 0n, 0n, 0n]],
    ],
    [
      'a win beside unused stake: the used part is the stake and the valid bet',
      [
        ['bet', { amount: '200' }, 'OK'],
        ['win', { txId: 'W', amount: '230', returned: '150', roundClosed: true }, 'OK'],
        ['win', { txId: 'W', amount: '230', returned: '150', roundClosed: true }, 'OK'],
        ['win', { txId: 'W', amount: '230', returned: '100', roundClosed: true }, 'DUPLICATE_MISMATCH'],
      ],
      1030n,
      [['SETTLED', 50n, 80n, 50n]],
    ],
    [
      'no more than the stake, no more than the payment, and only the end of a round returns unused stake',
      [
        ['bet', { amount: '200' }, 'OK'],
        ['win', { amount: '300', returned: '300', roundClosed: true }, 'AMOUNT_INVALID'],
        ['win', { amount: '100', returned: '150', roundClosed: true }, 'AMOUNT_INVALID'],
        ['win', { amount: '100', returned: '100' }, 'AMOUNT_INVALID'],
        ['bet', { amount: '100', returned: '100' }, 'AMOUNT_INVALID'],
      ],
      800n,
      [['OPEN', 200n, 0n, 0n]],
    ],
    [
      'an open round with another win keeps its betwin: the stake of that win stays',
      [
        ['betwin', { txId: 'A', amount: '100', winAmount: '0' }, 'OK'],
        ['win', { amount: '30' }, 'OK'],
        ['rollback', { refTxId: 'A' }, 'ROUND_CLOSED'],
      ],
      930n,
      [['OPEN', 100n, 30n, 0n]],
    ],
    [
      'a closed round keeps a betwin too where a win without a stake would remain',
      [
        ['betwin', { txId: 'A', amount: '100', winAmount: '0' }, 'OK'],
        ['win', { amount: '30', roundClosed: true }, 'OK'],
        ['rollback', { refTxId: 'A' }, 'ROUND_CLOSED'],
      ],
      930n,
      [['SETTLED', 100n, 30n, 100n]],
    ],
    [
      'a call may refer to a bet of its own round only',
      [
        ['bet', { roundId: 'elsewhere-1', txId: 'X', amount: '100' }, 'OK'],
        ['bet', { txId: 'A', amount: '200' }, 'OK'],
        ['win', { amount: '350', refTxId: 'X', roundClosed: true }, 'TX_UNKNOWN'],
        ['betwin', { amount: '100', winAmount: '50', refTxId: 'X' }, 'TX_UNKNOWN'],
        ['end-round', { refTxId: 'X' }, 'TX_UNKNOWN'],
        ['win', { amount: '350', refTxId: 'A', roundClosed: true }, 'OK'],
      ],
      1050n,
      [
        ['OPEN', 100n, 0n, 0n],
        ['SETTLED', 200n, 350n, 200n],
      ],
    ],
    [
      'amounts are strings of at most 15 digits: no JSON number, no sign, no fraction, no list',
      [
        ['bet', { amount: 200 }, 'AMOUNT_INVALID'],
        ['bet', { amount: null }, 'AMOUNT_INVALID'],
        ['bet', { amount: ['200'] }, 'AMOUNT_INVALID'],
        ['bet', { amount: '-200' }, 'AMOUNT_INVALID'],
        ['bet', { amount: '2.00' }, 'AMOUNT_INVALID'],
        ['bet', { amount: '9'.repeat(100) }, 'AMOUNT_INVALID'],
        ['betwin', { amount: '200', winAmount: 5 }, 'AMOUNT_INVALID'],
        ['promo-win', { amount: '9'.repeat(16), campaign: 'spring-drops' }, 'AMOUNT_INVALID'],
      ],
      1000n,
      [],
    ],
    [
      'the prizes of a campaign cost its cap at most; another campaign has its own',
      [
        ['promo-win', { roundId: undefined, amount: '4999999', campaign: 'capped-drops' }, 'OK'],
        ['promo-win', { roundId: undefined, amount: '2', campaign: 'capped-drops' }, 'LIMIT_REACHED'],
        ['promo-win', { roundId: undefined, amount: '1', campaign: 'capped-drops' }, 'OK'],
        ['promo-win', { roundId: undefined, amount: '1', campaign: 'capped-drops' }, 'LIMIT_REACHED'],
        ['promo-win', { roundId: undefined, amount: '5000001', campaign: 'other-drops' }, 'LIMIT_REACHED'],
        ['promo-win', { roundId: undefined, amount: '7', campaign: 'other-drops' }, 'OK'],
      ],
      5_001_007n,
      [],
    ],
    [
      'a prize of a campaign is paid once, after its round was closed or with none at all, and changes no round',
      [
        ['bet', { amount: '200' }, 'OK'],
        ['win', { amount: '0' }, 'OK'],
        ['promo-win', { txId: 'P', amount: '50', campaign: 'spring-drops' }, 'OK'],
        ['promo-win', { txId: 'P', amount: '50', campaign: 'spring-drops' }, 'OK'],
        ['promo-win', { txId: 'P', amount: '50', campaign: 'autumn-drops' }, 'DUPLICATE_MISMATCH'],
        ['promo-win', { roundId: undefined, amount: '30', campaign: 'spring-drops' }, 'OK'],
        ['promo-win', { amount: '0', campaign: 'spring-drops' }, 'AMOUNT_INVALID'],
      ],
      880n,
      [['SETTLED', 200n, 0n, 200n]],
    ],
    [
      'the same txId with the same content is answered again, without a second entry',
      [
        ['bet', { txId: 'A', amount: '200' }, 'OK'],
        ['bet', { txId: 'A', amount: '200', ts: 5 }, 'OK'],
      ],
      800n,
      [['OPEN', 200n, 0n, 0n]],
    ],
    [
      'the same txId with other content is a mismatch without effect',
      [
        ['bet', { txId: 'A', amount: '200' }, 'OK'],
        ['bet', { txId: 'A', amount: '300' }, 'DUPLICATE_MISMATCH'],
        ['win', { txId: 'A', amount: '200' }, 'DUPLICATE_MISMATCH'],
      ],
      800n,
      [['OPEN', 200n, 0n, 0n]],
    ],
    [
      'a rollback of an unknown bet is a no-op, and the late bet finds its id burnt',
      [
        ['rollback', { refTxId: 'A' }, 'OK'],
        ['bet', { txId: 'A', amount: '200' }, 'TX_ROLLED_BACK'],
      ],
      1000n,
      [],
    ],
    [
      'a rollback gives the stake back and cancels the round',
      [
        ['bet', { txId: 'A', amount: '200' }, 'OK'],
        ['rollback', { refTxId: 'A' }, 'OK'],
      ],
      1000n,
      [['CANCELLED', 0n, 0n, 0n]],
    ],
    [
      'bet repeated after its rollback: takes nothing',
      [
        ['bet', { txId: 'A', amount: '200' }, 'OK'],
        ['rollback', { refTxId: 'A' }, 'OK'],
        ['bet', { txId: 'A', amount: '200' }, 'TX_ROLLED_BACK'],
      ],
      1000n,
      [['CANCELLED', 0n, 0n, 0n]],
    ],
    [
      'a second rollback of the same bet, even under another id, gets the first answer',
      [
        ['bet', { txId: 'A', amount: '200' }, 'OK'],
        ['rollback', { txId: 'B', refTxId: 'A' }, 'OK'],
        ['rollback', { txId: 'C', refTxId: 'A' }, 'OK'],
        ['rollback', { txId: 'B', refTxId: 'A' }, 'OK'],
      ],
      1000n,
      [['CANCELLED', 0n, 0n, 0n]],
    ],
    [
      'one of two bets of a round can be taken back',
      [
        ['bet', { txId: 'A', amount: '200' }, 'OK'],
        ['bet', { amount: '100' }, 'OK'],
        ['rollback', { refTxId: 'A' }, 'OK'],
      ],
      900n,
      [['OPEN', 100n, 0n, 0n]],
    ],
    [
      'rollback after a win: refused',
      [
        ['bet', { txId: 'A', amount: '200' }, 'OK'],
        ['win', { amount: '100', roundClosed: true }, 'OK'],
        ['rollback', { refTxId: 'A' }, 'ROUND_CLOSED'],
      ],
      900n,
      [['SETTLED', 200n, 100n, 200n]],
    ],
    [
      'only bets can be rolled back',
      [
        ['bet', { amount: '200' }, 'OK'],
        ['win', { txId: 'W', amount: '100' }, 'OK'],
        ['rollback', { refTxId: 'W' }, 'TX_UNKNOWN'],
      ],
      900n,
      [['OPEN', 200n, 100n, 0n]],
    ],
    ['a win for an unknown round pays nothing', [['win', { amount: '100' }, 'ROUND_UNKNOWN']], 1000n, []],
    [
      'win before its bet: refused, and paid once the bet is there',
      [
        ['win', { txId: 'W', amount: '100' }, 'ROUND_UNKNOWN'],
        ['bet', { amount: '200' }, 'OK'],
        ['win', { txId: 'W', amount: '100' }, 'OK'],
      ],
      900n,
      [['OPEN', 200n, 100n, 0n]],
    ],
    [
      'a bet after the end of the round is refused',
      [
        ['bet', { amount: '200' }, 'OK'],
        ['end-round', {}, 'OK'],
        ['bet', { amount: '200' }, 'ROUND_CLOSED'],
      ],
      800n,
      [['SETTLED', 200n, 0n, 200n]],
    ],
    [
      'a win after the end of the round is refused',
      [
        ['bet', { amount: '200' }, 'OK'],
        ['end-round', {}, 'OK'],
        ['win', { amount: '200' }, 'ROUND_CLOSED'],
      ],
      800n,
      [['SETTLED', 200n, 0n, 200n]],
    ],
    ['ending an unknown round is refused', [['end-round', {}, 'ROUND_UNKNOWN']], 1000n, []],
    [
      'win of zero: closes the round and moves no money',
      [
        ['bet', { amount: '200' }, 'OK'],
        ['win', { amount: '0' }, 'OK'],
        ['bet', { amount: '200' }, 'ROUND_CLOSED'],
      ],
      800n,
      [['SETTLED', 200n, 0n, 200n]],
    ],
    [
      'bet and win in one call',
      [['betwin', { amount: '200', winAmount: '500', roundClosed: true }, 'OK']],
      1300n,
      [['SETTLED', 200n, 500n, 200n]],
    ],
    [
      'a betwin is taken back as a whole',
      [
        ['betwin', { txId: 'A', amount: '200', winAmount: '500', roundClosed: true }, 'OK'],
        ['rollback', { refTxId: 'A' }, 'OK'],
      ],
      1000n,
      [['CANCELLED', 0n, 0n, 0n]],
    ],
    [
      'a betwin needs its stake before its win',
      [['betwin', { amount: '2000', winAmount: '5000', roundClosed: true }, 'INSUFFICIENT_FUNDS']],
      1000n,
      [],
    ],
    [
      'a stake above the balance is refused with the balance',
      [['bet', { amount: '1001' }, 'INSUFFICIENT_FUNDS']],
      1000n,
      [],
    ],
    [
      'stakes outside the limits of the game are refused, also in pieces',
      [
        ['bet', { amount: '19' }, 'LIMIT_REACHED'],
        ['bet', { amount: '10001' }, 'LIMIT_REACHED'],
        ['bet', { amount: '0' }, 'AMOUNT_INVALID'],
      ],
      1000n,
      [],
    ],
    ['another currency is refused', [['bet', { amount: '200', currency: 'THB' }, 'CURRENCY_MISMATCH']], 1000n, []],
    [
      'session used for another game: SESSION_UNKNOWN',
      [['bet', { amount: '200', gameCode: 'NOVA_tiger' }, 'SESSION_UNKNOWN']],
      1000n,
      [],
    ],
    ['a rollback that names no bet is refused', [['rollback', {}, 'TX_UNKNOWN']], 1000n, []],
  ]

  test.each(table)('%s', async (_rule, steps, balance, expectedRounds) => {
    const { player, token, round } = await seat()
    const own = (id: unknown) => (typeof id === 'string' ? { id: `${round}-${id}` } : undefined)
    for (const [call, fields, expected] of steps) {
      const named = {
        ...(own(fields.txId) && { txId: own(fields.txId)?.id }),
        ...(own(fields.refTxId) && { refTxId: own(fields.refTxId)?.id }),
      }
      const answer = await bench.call(call, token, { roundId: round, ...fields, ...named })
      expect([call, answer.json.status]).toEqual([call, expected])
    }
    expect(await bench.balance(player)).toBe(balance)
    expect(await rounds(player)).toEqual(expectedRounds)
  })

  test.each(['-1', '1.5', '1e3', '0x10', ' 1', '', '٣', '01', '9999999999999999999', 'NaN'])(
    'amount %j: AMOUNT_INVALID',
    async (amount) => {
      const { player, token, round } = await seat()
      expect((await bench.call('bet', token, { roundId: round, amount })).json.status).toBe('AMOUNT_INVALID')
      expect(await bench.balance(player)).toBe(1000n)
    },
  )

  test('repeated call: the first answer byte for byte', async () => {
    const { token, round } = await seat()
    const first = await bench.call('bet', token, { roundId: round, txId: `${round}-A`, amount: '200' })
    await bench.call('bet', token, { roundId: bench.nextRound(), amount: '300' })
    const again = await bench.call('bet', token, { roundId: round, txId: `${round}-A`, amount: '200', ts: 1 })
    expect(again.text).toBe(first.text)
    expect(first.json).toEqual({ status: 'OK', balance: '800', balanceVersion: 2, currency: 'BRL' })
  })

  test('refused bet repeated after a deposit: still refused', async () => {
    const { token, round } = await seat()
    const bet = { roundId: round, txId: `${round}-A`, amount: '1100' }
    expect((await bench.call('bet', token, bet)).json.status).toBe('INSUFFICIENT_FUNDS')
    const other = bench.nextRound()
    await bench.call('bet', token, { roundId: other, amount: '100' })
    await bench.call('win', token, { roundId: other, amount: '900', roundClosed: true })
    expect((await bench.call('bet', token, bet)).json.status).toBe('INSUFFICIENT_FUNDS')
  })

  test('win above the maximum of the game: capped', async () => {
    const { player, token, round } = await seat(1000, 'NOVA_small')
    await bench.call('bet', token, { roundId: round, amount: '100', gameCode: 'NOVA_small' })
    const win = await bench.call('win', token, {
      roundId: round,
      amount: '5000',
      roundClosed: true,
      gameCode: 'NOVA_small',
    })
    expect(win.json).toMatchObject({ status: 'OK', credited: '205', balance: '1105' })
    expect(await bench.balance(player)).toBe(1105n)
  })

  test('id used by another player: DUPLICATE_MISMATCH without effect', async () => {
    const [a, b] = [await seat(), await seat()]
    const txId = `${a.round}-shared`
    await bench.call('bet', a.token, { roundId: a.round, txId, amount: '200' })
    expect((await bench.call('bet', b.token, { roundId: b.round, txId, amount: '200' })).json.status).toBe(
      'DUPLICATE_MISMATCH',
    )
    expect(await bench.balance(b.player)).toBe(1000n)
  })

  test('round of another player: bet and win are refused', async () => {
    const [a, b] = [await seat(), await seat()]
    await bench.call('bet', a.token, { roundId: a.round, amount: '200' })
    expect((await bench.call('bet', b.token, { roundId: a.round, amount: '200' })).json.status).toBe('ROUND_UNKNOWN')
    expect((await bench.call('win', b.token, { roundId: a.round, amount: '200' })).json.status).toBe('ROUND_UNKNOWN')
    expect(await bench.balance(b.player)).toBe(1000n)
  })
})
