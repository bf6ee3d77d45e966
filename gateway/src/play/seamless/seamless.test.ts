import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { signedHeaders } from '../../platform'
import { startTestGateway, testConfig, type TestGateway } from '../../../testing/gateway'
import { type WalletBench, walletBench } from '../../../testing/wallet'

let gateway: TestGateway
let bench: WalletBench
const previous = { id: 'studio-0', secret: 'the-key-before-the-rotation-0123456789' }

beforeAll(async () => {
  const { keys } = testConfig()
  gateway = await startTestGateway({ config: { keys: { ...keys, seamlessPrevious: previous } } })
  bench = await walletBench(gateway)
})
afterAll(() => gateway.close())

const seat = async (units = 1000, game = 'NOVA_fox') => {
  const player = await bench.newPlayer(units)
  return { player, token: await bench.open(player, game), round: bench.nextRound() }
}
describe('owed money', () => {
  test.each(['expired session', 'locked account'])(
    '%s: wins and rollbacks are paid, bets are refused',
    async (obstacle) => {
      const { player, token, round } = await seat()
      const second = bench.nextRound()
      await bench.call('bet', token, { roundId: round, amount: '200' })
      await bench.call('bet', token, { roundId: second, txId: `${second}-A`, amount: '300' })
      if (obstacle === 'expired session')
        await gateway.ctx.db.execute(
          sql`update game_sessions set expires_at = created_at where member_id = ${player.id}`,
        )
      else await gateway.ctx.db.execute(sql`update members set disabled = true where id = ${player.id}`)
      const refusal = obstacle === 'expired session' ? 'SESSION_EXPIRED' : 'ACCOUNT_LOCKED'
      expect((await bench.call('bet', token, { roundId: bench.nextRound(), amount: '100' })).json.status).toBe(refusal)
      expect((await bench.call('balance', token)).json.status).toBe(refusal)
      expect((await bench.call('win', token, { roundId: round, amount: '700', roundClosed: true })).json.status).toBe(
        'OK',
      )
      expect((await bench.call('rollback', token, { roundId: second, refTxId: `${second}-A` })).json.status).toBe('OK')
      expect(await bench.balance(player)).toBe(1500n)
    },
  )

  test('game no longer listed: bets are refused, wins are paid', async () => {
    const { player, token, round } = await seat(1000, 'KUMO_dragon')
    await bench.call('bet', token, { roundId: round, amount: '200', gameCode: 'KUMO_dragon' })
    await gateway.ctx.db.execute(sql`update games set playable = false where code = 'KUMO_dragon'`)
    expect(
      (await bench.call('bet', token, { roundId: bench.nextRound(), amount: '200', gameCode: 'KUMO_dragon' })).json
        .status,
    ).toBe('GAME_DISABLED')
    expect(
      (await bench.call('win', token, { roundId: round, amount: '400', roundClosed: true, gameCode: 'KUMO_dragon' }))
        .json.status,
    ).toBe('OK')
    expect(await bench.balance(player)).toBe(1200n)
  })
})

describe('sessions', () => {
  test('launch token: opens one session, for its game, within a minute', async () => {
    const player = await bench.newPlayer(500)
    const exchange = (launchToken: string, gameCode = 'NOVA_fox') =>
      bench.send('/seamless/v1/session', JSON.stringify({ launchToken, gameCode }))
    const token = await bench.launch(player)
    expect((await exchange(token, 'NOVA_tiger')).json.status).toBe('SESSION_UNKNOWN')
    expect((await exchange(token)).json).toMatchObject({
      status: 'OK',
      playerRef: player.id,
      currency: 'BRL',
      scale: 2,
      balance: '500',
      balanceVersion: 1,
      minBet: '20',
      maxBet: '10000',
      language: 'pt',
    })
    expect((await exchange(token)).json.status).toBe('SESSION_UNKNOWN')
    const late = await bench.launch(player)
    gateway.clock.advance(60_001)
    expect((await exchange(late)).json.status).toBe('SESSION_UNKNOWN')
  })

  test.each(['another provider', 'another game'])('the session of %s: unknown, and nothing moves', async (whose) => {
    const { player, token, round } = await seat()
    if (whose === 'another provider')
      await gateway.ctx.db.execute(sql`update game_sessions set provider = 'other' where member_id = ${player.id}`)
    const game = whose === 'another game' ? { gameCode: 'NOVA_tiger' } : {}
    for (const [path, fields] of [
      ['bet', { amount: '200' }],
      ['win', { amount: '200', roundClosed: true }],
      ['rollback', { refTxId: 'none' }],
    ] as const) {
      const answer = await bench.call(path, token, { roundId: round, ...game, ...fields })
      expect([path, answer.json.status]).toEqual([path, 'SESSION_UNKNOWN'])
    }
    if (whose === 'another provider') expect((await bench.call('balance', token)).json.status).toBe('SESSION_UNKNOWN')
    expect(await bench.balance(player)).toBe(1000n)
  })

  test('a call prolongs the session; half an hour without one ends it', async () => {
    const { token } = await seat()
    for (let context = 0; context < 3; context++) {
      gateway.clock.advance(20 * 60_000)
      expect((await bench.call('bet', token, { roundId: bench.nextRound(), amount: '20' })).json.status).toBe('OK')
    }
    gateway.clock.advance(31 * 60_000)
    expect((await bench.call('bet', token, { roundId: bench.nextRound(), amount: '20' })).json.status).toBe(
      'SESSION_EXPIRED',
    )
  })

  test('the database holds hashes of launch and session tokens only', async () => {
    const player = await bench.newPlayer(0)
    const launch = await bench.launch(player)
    const { rows } = await gateway.ctx.db.execute<{ all: string }>(
      sql`select string_agg(t::text, ' ') as all from (select t::text from launch_tokens t union all select s::text from game_sessions s) t`,
    )
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
      {},
      signedHeaders({ ...key, secret: 'another-secret-0123456789-0123456789' }, 'POST', '/seamless/v1/bet', body, now),
      signedHeaders(key, 'POST', '/seamless/v1/bet', body, now - 300_001),
      signedHeaders(key, 'POST', '/seamless/v1/win', body, now),
      signedHeaders(key, 'POST', '/seamless/v1/bet', `${body} `, now),
      signedHeaders(gateway.ctx.config.keys.provider, 'POST', '/seamless/v1/bet', body, now),
    ]
    for (const headers of attempts) expect((await bench.send('/seamless/v1/bet', body, headers)).code).toBe(401)
    expect(await bench.balance(player)).toBe(1000n)
  })

  test('previous key after a rotation: accepted', async () => {
    const { token, round } = await seat()
    const body = bench.body(token, { roundId: round, amount: '200' })
    const answer = await bench.send(
      '/seamless/v1/bet',
      body,
      signedHeaders(previous, 'POST', '/seamless/v1/bet', body, gateway.clock.now()),
    )
    expect(answer.json.status).toBe('OK')
  })

  test('signed body that is no wallet call: 400', async () => {
    for (const body of ['', 'null', '[]', '{"txId":5}', '{'])
      expect((await bench.send('/seamless/v1/bet', body)).code).toBe(400)
  })
})

test('11. bet and rollback in any order and number: the balance ends where it began', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('bet', 'rollback'), { minLength: 1, maxLength: 6 }), async (order) => {
      const { player, token, round } = await seat()
      for (const [index, call] of [...order, 'rollback'].entries())
        await bench.call(
          call,
          token,
          call === 'bet'
            ? { roundId: round, txId: `${round}-bet`, amount: '200' }
            : { roundId: round, txId: `${round}-undo-${index % 2}`, refTxId: `${round}-bet` },
        )
      expect(await bench.balance(player)).toBe(1000n)
    }),
    { numRuns: 15 },
  )
})

test('12. stakes less payouts of each round equal the house account and the bet record', async () => {
  const { rows } = await gateway.ctx.db.execute<{ house: bigint; record: bigint }>(sql`select
    (select coalesce(sum(e.amount), 0)::bigint from ledger_entries e join ledger_accounts a on a.id = e.account_id where a.code like 'house:%') as house,
    (select coalesce(sum(stake - payout), 0)::bigint from rounds) as record`)
  expect(rows[0]?.house).toBe(rows[0]?.record)
  const perRound = await gateway.ctx.db.execute(sql`
    select r.round_id from rounds r left join (select t.reference, sum(e.amount) as moved from ledger_transactions t join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id where a.code like 'house:%' group by 1) m on m.reference = r.round_id
    where coalesce(m.moved, 0) <> r.stake - r.payout`)
  expect(perRound.rows).toEqual([])
})
