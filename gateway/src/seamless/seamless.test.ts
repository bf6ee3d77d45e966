import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { issueLaunchToken } from '../launch'
import { signedHeaders } from '../signing'
import { startTestGateway, type TestGateway } from '../testing/gateway'
import { type Fields, type Player, type WalletBench, walletBench } from '../testing/wallet'

let gateway: TestGateway
let bench: WalletBench
const previous = { id: 'studio-0', secret: 'the-key-before-the-rotation-0123456789' }

beforeAll(async () => {
  const { testConfig } = await import('../testing/gateway')
  const { keys } = testConfig()
  gateway = await startTestGateway({ config: { keys: { ...keys, seamlessPrevious: previous } } })
  bench = await walletBench(gateway)
}, 60_000)
afterAll(() => gateway.close())

type Step = readonly [call: string, fields: Fields, expected: string]
const seat = async (units = 1000, game = 'NOVA_fox') => {
  const player = await bench.newPlayer(units)
  return { player, token: await bench.open(player, game), round: bench.nextRound() }
}
const rounds = async (player: Player) =>
  (await gateway.ctx.db.execute<{ state: string; stake: bigint; payout: bigint; valid_bet: bigint }>(sql`select state, stake, payout, valid_bet from rounds where member_id = ${player.id} order by opened_at, round_id`)).rows.map((row) => [row.state, row.stake, row.payout, row.valid_bet])

describe('the event table of domain §2.2', () => {
  const table: readonly (readonly [rule: string, steps: readonly Step[], balance: bigint, rounds: readonly (readonly [string, bigint, bigint, bigint])[]])[] = [
    ['a bet takes the stake and opens the round', [['bet', { amount: '200' }, 'OK']], 800n, [['OPEN', 200n, 0n, 0n]]],
    ['a win pays and closes the round', [['bet', { amount: '200' }, 'OK'], ['win', { amount: '350', roundClosed: true }, 'OK']], 1150n, [['SETTLED', 200n, 350n, 200n]]],
    ['the same txId with the same content is answered again, without a second entry', [['bet', { txId: 'A', amount: '200' }, 'OK'], ['bet', { txId: 'A', amount: '200', ts: 5 }, 'OK']], 800n, [['OPEN', 200n, 0n, 0n]]],
    ['the same txId with other content is a mismatch without effect', [['bet', { txId: 'A', amount: '200' }, 'OK'], ['bet', { txId: 'A', amount: '300' }, 'DUPLICATE_MISMATCH'], ['win', { txId: 'A', amount: '200' }, 'DUPLICATE_MISMATCH']], 800n, [['OPEN', 200n, 0n, 0n]]],
    ['a rollback of an unknown bet is a no-op, and the late bet finds its id burnt', [['rollback', { refTxId: 'A' }, 'OK'], ['bet', { txId: 'A', amount: '200' }, 'TX_ROLLED_BACK']], 1000n, []],
    ['a rollback gives the stake back and cancels the round', [['bet', { txId: 'A', amount: '200' }, 'OK'], ['rollback', { refTxId: 'A' }, 'OK']], 1000n, [['CANCELLED', 0n, 0n, 0n]]],
    ['a bet that comes again after its rollback takes nothing', [['bet', { txId: 'A', amount: '200' }, 'OK'], ['rollback', { refTxId: 'A' }, 'OK'], ['bet', { txId: 'A', amount: '200' }, 'TX_ROLLED_BACK']], 1000n, [['CANCELLED', 0n, 0n, 0n]]],
    ['a second rollback of the same bet, even under another id, gets the first answer', [['bet', { txId: 'A', amount: '200' }, 'OK'], ['rollback', { txId: 'B', refTxId: 'A' }, 'OK'], ['rollback', { txId: 'C', refTxId: 'A' }, 'OK'], ['rollback', { txId: 'B', refTxId: 'A' }, 'OK']], 1000n, [['CANCELLED', 0n, 0n, 0n]]],
    ['one of two bets of a round can be taken back', [['bet', { txId: 'A', amount: '200' }, 'OK'], ['bet', { amount: '100' }, 'OK'], ['rollback', { refTxId: 'A' }, 'OK']], 900n, [['OPEN', 100n, 0n, 0n]]],
    ['a round that has paid cannot lose its bet any more', [['bet', { txId: 'A', amount: '200' }, 'OK'], ['win', { amount: '100', roundClosed: true }, 'OK'], ['rollback', { refTxId: 'A' }, 'ROUND_CLOSED']], 900n, [['SETTLED', 200n, 100n, 200n]]],
    ['only bets can be rolled back', [['bet', { amount: '200' }, 'OK'], ['win', { txId: 'W', amount: '100' }, 'OK'], ['rollback', { refTxId: 'W' }, 'TX_UNKNOWN']], 900n, [['OPEN', 200n, 100n, 0n]]],
    ['a win for an unknown round pays nothing', [['win', { amount: '100' }, 'ROUND_UNKNOWN']], 1000n, []],
    ['a win that was too early is paid once its bet is there', [['win', { txId: 'W', amount: '100' }, 'ROUND_UNKNOWN'], ['bet', { amount: '200' }, 'OK'], ['win', { txId: 'W', amount: '100' }, 'OK']], 900n, [['OPEN', 200n, 100n, 0n]]],
    ['a bet after the end of the round is refused', [['bet', { amount: '200' }, 'OK'], ['end-round', {}, 'OK'], ['bet', { amount: '200' }, 'ROUND_CLOSED']], 800n, [['SETTLED', 200n, 0n, 200n]]],
    ['a win after the end of the round is refused', [['bet', { amount: '200' }, 'OK'], ['end-round', {}, 'OK'], ['win', { amount: '200' }, 'ROUND_CLOSED']], 800n, [['SETTLED', 200n, 0n, 200n]]],
    ['ending an unknown round is refused', [['end-round', {}, 'ROUND_UNKNOWN']], 1000n, []],
    ['a win of nothing closes the round, stays in the record and moves no money', [['bet', { amount: '200' }, 'OK'], ['win', { amount: '0' }, 'OK'], ['bet', { amount: '200' }, 'ROUND_CLOSED']], 800n, [['SETTLED', 200n, 0n, 200n]]],
    ['bet and win in one call', [['betwin', { amount: '200', winAmount: '500', roundClosed: true }, 'OK']], 1300n, [['SETTLED', 200n, 500n, 200n]]],
    ['a betwin is taken back as a whole', [['betwin', { txId: 'A', amount: '200', winAmount: '500', roundClosed: true }, 'OK'], ['rollback', { refTxId: 'A' }, 'OK']], 1000n, [['CANCELLED', 0n, 0n, 0n]]],
    ['a betwin needs its stake before its win', [['betwin', { amount: '2000', winAmount: '5000', roundClosed: true }, 'INSUFFICIENT_FUNDS']], 1000n, []],
    ['a stake above the balance is refused with the balance', [['bet', { amount: '1001' }, 'INSUFFICIENT_FUNDS']], 1000n, []],
    ['stakes outside the limits of the game are refused, also in pieces', [['bet', { amount: '19' }, 'LIMIT_REACHED'], ['bet', { amount: '10001' }, 'LIMIT_REACHED'], ['bet', { amount: '0' }, 'AMOUNT_INVALID']], 1000n, []],
    ['another currency is refused', [['bet', { amount: '200', currency: 'THB' }, 'CURRENCY_MISMATCH']], 1000n, []],
    ['a session is good for its own game only', [['bet', { amount: '200', gameCode: 'NOVA_tiger' }, 'SESSION_UNKNOWN']], 1000n, []],
    ['a rollback that names no bet is refused', [['rollback', {}, 'TX_UNKNOWN']], 1000n, []],
  ]

  test.each(table)('%s', async (_rule, steps, balance, expectedRounds) => {
    const { player, token, round } = await seat()
    const own = (id: unknown) => (typeof id === 'string' ? { id: `${round}-${id}` } : undefined)
    for (const [call, fields, expected] of steps) {
      const named = { ...(own(fields.txId) && { txId: own(fields.txId)?.id }), ...(own(fields.refTxId) && { refTxId: own(fields.refTxId)?.id }) }
      const answer = await bench.call(call, token, { roundId: round, ...fields, ...named })
      expect([call, answer.json.status]).toEqual([call, expected])
    }
    expect(await bench.balance(player)).toBe(balance)
    expect(await rounds(player)).toEqual(expectedRounds)
  })

  test.each(['-1', '1.5', '1e3', '0x10', ' 1', '', '٣', '01', '9999999999999999999', 'NaN'])('the amount %j is no amount', async (amount) => {
    const { player, token, round } = await seat()
    expect((await bench.call('bet', token, { roundId: round, amount })).json.status).toBe('AMOUNT_INVALID')
    expect(await bench.balance(player)).toBe(1000n)
  })

  test('a repeated call gets its first answer byte for byte, whatever has happened since', async () => {
    const { token, round } = await seat()
    const first = await bench.call('bet', token, { roundId: round, txId: `${round}-A`, amount: '200' })
    await bench.call('bet', token, { roundId: bench.nextRound(), amount: '300' })
    const again = await bench.call('bet', token, { roundId: round, txId: `${round}-A`, amount: '200', ts: 1 })
    expect(again.text).toBe(first.text)
    expect(first.json).toEqual({ status: 'OK', balance: '800', balanceVersion: 2, currency: 'BRL' })
  })

  test('a refused bet stays refused: money that comes later does not turn an old answer', async () => {
    const { token, round } = await seat()
    const bet = { roundId: round, txId: `${round}-A`, amount: '1100' }
    expect((await bench.call('bet', token, bet)).json.status).toBe('INSUFFICIENT_FUNDS')
    const other = bench.nextRound()
    await bench.call('bet', token, { roundId: other, amount: '100' })
    await bench.call('win', token, { roundId: other, amount: '900', roundClosed: true })
    expect((await bench.call('bet', token, bet)).json.status).toBe('INSUFFICIENT_FUNDS')
  })

  test('a win is capped at the published maximum of the game', async () => {
    const { player, token, round } = await seat(1000, 'NOVA_small')
    await bench.call('bet', token, { roundId: round, amount: '100', gameCode: 'NOVA_small' })
    const win = await bench.call('win', token, { roundId: round, amount: '5000', roundClosed: true, gameCode: 'NOVA_small' })
    expect(win.json).toMatchObject({ status: 'OK', credited: '200', balance: '1100' })
    expect(await bench.balance(player)).toBe(1100n)
  })

  test('an id that another player has used is a mismatch, and takes no money', async () => {
    const [a, b] = [await seat(), await seat()]
    const txId = `${a.round}-shared`
    await bench.call('bet', a.token, { roundId: a.round, txId, amount: '200' })
    expect((await bench.call('bet', b.token, { roundId: b.round, txId, amount: '200' })).json.status).toBe('DUPLICATE_MISMATCH')
    expect(await bench.balance(b.player)).toBe(1000n)
  })

  test('nobody bets into, or is paid from, another player’s round', async () => {
    const [a, b] = [await seat(), await seat()]
    await bench.call('bet', a.token, { roundId: a.round, amount: '200' })
    expect((await bench.call('bet', b.token, { roundId: a.round, amount: '200' })).json.status).toBe('ROUND_UNKNOWN')
    expect((await bench.call('win', b.token, { roundId: a.round, amount: '200' })).json.status).toBe('ROUND_UNKNOWN')
    expect(await bench.balance(b.player)).toBe(1000n)
  })
})

describe('owed money', () => {
  test.each(['expired session', 'locked account'])('wins and rollbacks are honoured, bets are not: %s', async (trouble) => {
    const { player, token, round } = await seat()
    const second = bench.nextRound()
    await bench.call('bet', token, { roundId: round, amount: '200' })
    await bench.call('bet', token, { roundId: second, txId: `${second}-A`, amount: '300' })
    if (trouble === 'expired session') await gateway.ctx.db.execute(sql`update game_sessions set expires_at = created_at where member_id = ${player.id}`)
    else await gateway.ctx.db.execute(sql`update members set disabled = true where id = ${player.id}`)
    const refusal = trouble === 'expired session' ? 'SESSION_EXPIRED' : 'ACCOUNT_LOCKED'
    expect((await bench.call('bet', token, { roundId: bench.nextRound(), amount: '100' })).json.status).toBe(refusal)
    expect((await bench.call('balance', token)).json.status).toBe(refusal)
    expect((await bench.call('win', token, { roundId: round, amount: '700', roundClosed: true })).json.status).toBe('OK')
    expect((await bench.call('rollback', token, { roundId: second, refTxId: `${second}-A` })).json.status).toBe('OK')
    expect(await bench.balance(player)).toBe(1500n)
  })

  test('a game taken off the list takes no bets and still pays', async () => {
    const { player, token, round } = await seat(1000, 'KUMO_dragon')
    await bench.call('bet', token, { roundId: round, amount: '200', gameCode: 'KUMO_dragon' })
    await gateway.ctx.db.execute(sql`update games set playable = false where code = 'KUMO_dragon'`)
    expect((await bench.call('bet', token, { roundId: bench.nextRound(), amount: '200', gameCode: 'KUMO_dragon' })).json.status).toBe('GAME_DISABLED')
    expect((await bench.call('win', token, { roundId: round, amount: '400', roundClosed: true, gameCode: 'KUMO_dragon' })).json.status).toBe('OK')
    expect(await bench.balance(player)).toBe(1200n)
  })
})

describe('sessions', () => {
  test('a launch token opens one session, for its game, within a minute', async () => {
    const player = await bench.newPlayer(500)
    const exchange = (launchToken: string, gameCode = 'NOVA_fox') => bench.send('/seamless/v1/session', JSON.stringify({ launchToken, gameCode }))
    const token = await issueLaunchToken(gateway.ctx.db, gateway.ctx, player, 'NOVA_fox', 'pt')
    expect((await exchange(token, 'NOVA_tiger')).json.status).toBe('SESSION_UNKNOWN')
    expect((await exchange(token)).json).toMatchObject({ status: 'OK', playerRef: player.id, currency: 'BRL', scale: 2, balance: '500', balanceVersion: 1, minBet: '20', maxBet: '10000', language: 'pt' })
    expect((await exchange(token)).json.status).toBe('SESSION_UNKNOWN')
    const late = await issueLaunchToken(gateway.ctx.db, gateway.ctx, player, 'NOVA_fox', 'pt')
    gateway.clock.advance(60_001)
    expect((await exchange(late)).json.status).toBe('SESSION_UNKNOWN')
  })

  test('play prolongs a session, silence ends it after half an hour', async () => {
    const { token } = await seat()
    for (let turn = 0; turn < 3; turn++) {
      gateway.clock.advance(20 * 60_000)
      expect((await bench.call('bet', token, { roundId: bench.nextRound(), amount: '20' })).json.status).toBe('OK')
    }
    gateway.clock.advance(31 * 60_000)
    expect((await bench.call('bet', token, { roundId: bench.nextRound(), amount: '20' })).json.status).toBe('SESSION_EXPIRED')
  })

  test('tokens rest hashed: neither launch nor session token is in the database', async () => {
    const player = await bench.newPlayer(0)
    const launch = await issueLaunchToken(gateway.ctx.db, gateway.ctx, player, 'NOVA_fox', 'pt')
    const { rows } = await gateway.ctx.db.execute<{ all: string }>(sql`select string_agg(t::text, ' ') as all from (select t::text from launch_tokens t union all select s::text from game_sessions s) t`)
    expect(rows[0]?.all).not.toContain(launch)
  })
})

describe('signature', () => {
  test('unsigned, wrongly signed, stale and replayed-elsewhere requests get 401 and have no effect', async () => {
    const { player, token, round } = await seat()
    const body = bench.body(token, { roundId: round, amount: '200' })
    const key = gateway.ctx.config.keys.seamless
    const now = gateway.clock.now()
    const attempts: Record<string, string>[] = [
      {}, signedHeaders({ ...key, secret: 'another-secret-0123456789-0123456789' }, 'POST', '/seamless/v1/bet', body, now), signedHeaders(key, 'POST', '/seamless/v1/bet', body, now - 300_001), signedHeaders(key, 'POST', '/seamless/v1/win', body, now),
      signedHeaders(key, 'POST', '/seamless/v1/bet', `${body} `, now), signedHeaders(gateway.ctx.config.keys.provider, 'POST', '/seamless/v1/bet', body, now),
    ]
    for (const headers of attempts) expect((await bench.send('/seamless/v1/bet', body, headers)).code).toBe(401)
    expect(await bench.balance(player)).toBe(1000n)
  })

  test('the key before the rotation is still good', async () => {
    const { token, round } = await seat()
    const body = bench.body(token, { roundId: round, amount: '200' })
    const answer = await bench.send('/seamless/v1/bet', body, signedHeaders(previous, 'POST', '/seamless/v1/bet', body, gateway.clock.now()))
    expect(answer.json.status).toBe('OK')
  })

  test('a signed body that is no wallet call is a 400, not an answer', async () => {
    for (const body of ['', 'null', '[]', '{"txId":5}', '{']) expect((await bench.send('/seamless/v1/bet', body)).code).toBe(400)
  })
})

test('11. rollback commutes: whatever order and number bet and rollback come in, the balance ends where it began', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('bet', 'rollback'), { minLength: 1, maxLength: 6 }), async (order) => {
      const { player, token, round } = await seat()
      for (const [index, call] of [...order, 'rollback'].entries()) await bench.call(call, token, call === 'bet' ? { roundId: round, txId: `${round}-bet`, amount: '200' } : { roundId: round, txId: `${round}-undo-${index % 2}`, refTxId: `${round}-bet` })
      expect(await bench.balance(player)).toBe(1000n)
    }),
    { numRuns: 15 },
  )
})

test('12. conservation per round: stakes minus payouts are what the house has, and what the bet record says', async () => {
  const { rows } = await gateway.ctx.db.execute<{ house: bigint; record: bigint }>(sql`select
    (select coalesce(sum(e.amount), 0)::bigint from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.code like 'house:%') as house,
    (select coalesce(sum(stake - payout), 0)::bigint from rounds) as record`)
  expect(rows[0]?.house).toBe(rows[0]?.record)
  const perRound = await gateway.ctx.db.execute(sql`
    select r.round_id from rounds r left join (select t.reference, sum(e.amount) as moved from ledger_transactions t join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id where a.code like 'house:%' group by 1) m on m.reference = r.round_id
    where coalesce(m.moved, 0) <> r.stake - r.payout`)
  expect(perRound.rows).toEqual([])
})
