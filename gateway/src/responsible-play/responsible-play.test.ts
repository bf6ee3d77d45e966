import type { BodyOf, ValueOf } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import { inTransaction } from '../kernel/transaction'
import { memberById } from '../members'
import { openDeposit, settle } from '../payments'
import { openSession } from '../session'
import { startTestGateway, type TestGateway } from '../testing/gateway'
import { type Player, type WalletBench, walletBench } from '../testing/wallet'
import { coolingMs } from './limit-change'

let gateway: TestGateway
let bench: WalletBench
beforeAll(async () => {
  gateway = await startTestGateway()
  bench = await walletBench(gateway)
})
afterAll(() => gateway.close())

const minute = 60_000
const tokenOf = async (player: Player): Promise<string> => {
  const row = await memberById(gateway.ctx.db, player.id)
  if (!row) throw new Error('no member')
  return (await inTransaction(gateway.ctx.db, (tx) => openSession(tx, gateway.ctx, row, { deviceId: 'device-1', userAgent: 'test', ip: '203.0.113.9' }))).info.token
}
/** A player with money, a session on the site and a seat at a game. */
const newPlayer = async (units = 100_000) => {
  const player = await bench.newPlayer(units)
  return { player, token: await tokenOf(player), seat: await bench.open(player) }
}
const limit = async (token: string, kind: BodyOf<'setLimit'>['kind'], period: BodyOf<'setLimit'>['period'], amount: string | null): Promise<ValueOf<'setLimit'>> => {
  const answer = await gateway.call('setLimit', { token, body: { kind, period, amount } })
  if (!answer.body.success) throw new Error(answer.body.errorCode)
  return answer.body.value
}
const exclude = (token: string, span: BodyOf<'exclude'>['span']) => gateway.call('exclude', { token, body: { span, confirmed: true } })
const bet = async (seat: string, amount: string, roundId = bench.nextRound()) => (await bench.call('bet', seat, { roundId, amount })).json.status
const lose = async (seat: string, amount: string, paid = '0') => {
  const roundId = bench.nextRound()
  const status = await bet(seat, amount, roundId)
  if (status === 'OK') await bench.call('win', seat, { roundId, amount: paid, roundClosed: true })
  return status
}
const launch = async (token: string) => {
  const { body } = await gateway.call('launchGame', { token, query: { gameId: 'NOVA_fox', nodeId: 'NOVA_fox', launchMode: 'GLS' } })
  return body.success ? 'OK' : body.errorCode
}
let keys = 0
const order = async (player: Player, amount: string) => {
  const merchant = await gateway.ctx.merchants.byCode('aurora')
  if (!merchant) throw new Error('no merchant')
  const member = { ...player, account: 'any', type: 0, sessionId: '' }
  return inTransaction(gateway.ctx.db, (tx) =>
    openDeposit(tx, gateway.ctx, { merchant, member, idempotencyKey: `limits-key-${++keys}` }, { method: 'pix', amount, returnPath: '/m/voucherCenter' }),
  )
}
const codeOf = (answer: Awaited<ReturnType<typeof order>>) => (answer.ok ? 'OK' : answer.code)

describe('limits', () => {
  test('a member sees what is set, what is used, when it starts again and what waits', async () => {
    const { token, seat } = await newPlayer()
    await limit(token, 'wager', 'day', '50')
    await lose(seat, '1200')
    await limit(token, 'wager', 'day', '80.50')
    const { body } = await gateway.call('limits', { token })
    expect(body.value).toMatchObject({ currency: 'BRL', realityMinutes: 60, exclusion: null })
    expect(body.value?.limits).toEqual([
      {
        kind: 'wager',
        period: 'day',
        amount: '50.00',
        used: '12.00',
        // Midnight in São Paulo.
        resetsAt: Date.UTC(2026, 5, 16, 3),
        next: { amount: '80.50', at: gateway.clock.now() + coolingMs },
      },
    ])
  })

  test.each([
    ['wager', 'day', '0'],
    ['wager', 'day', '1.234'],
    ['loss', 'week', '0.00'],
    ['time', 'day', '1441'],
    ['time', 'day', '10.5'],
  ] as const)('%s per %s of %s is refused', async (kind, period, amount) => {
    const { token } = await newPlayer()
    expect((await gateway.call('setLimit', { token, body: { kind, period, amount } })).body).toMatchObject({ success: false, errorCode: 'money.amount.invalid' })
  })

  test('time is limited per day and nothing else', async () => {
    const { token } = await newPlayer()
    expect((await gateway.call('setLimit', { token, body: { kind: 'time', period: 'week', amount: '60' } })).status).toBe(400)
  })

  test('every wish is kept with what it replaced and when it holds, and the record cannot be rewritten', async () => {
    const { player, token } = await newPlayer()
    await limit(token, 'loss', 'month', '100')
    await limit(token, 'loss', 'month', null)
    const { rows } = await gateway.ctx.db.execute<{ before_amount: bigint | null; asked_amount: bigint | null; waits: boolean }>(
      sql`select before_amount, asked_amount, effective_at > asked_at as waits from play_limit_changes where member_id = ${player.id} order by id`,
    )
    expect(rows).toEqual([
      { before_amount: null, asked_amount: 10_000n, waits: false },
      { before_amount: 10_000n, asked_amount: null, waits: true },
    ])
    for (const statement of [sql`delete from play_limit_changes where member_id = ${player.id}`, sql`update play_exclusions set ends_at = now()`, sql`delete from play_exclusions`])
      await expect(exclude(token, '1d').then(() => gateway.ctx.db.execute(statement))).rejects.toThrow()
  })
})

describe('the wallet holds the limits', () => {
  test('a stake that would pass the wager limit of the day is LIMIT_REACHED, at once after a decrease, and a day after an increase', async () => {
    const { token, seat } = await newPlayer()
    await limit(token, 'wager', 'day', '10')
    expect([await lose(seat, '600'), await lose(seat, '401'), await lose(seat, '400'), await lose(seat, '20')]).toEqual(['OK', 'LIMIT_REACHED', 'OK', 'LIMIT_REACHED'])
    await limit(token, 'wager', 'day', '20')
    expect(await lose(seat, '20')).toBe('LIMIT_REACHED')
  })

  test('an increase holds after a day, a removal too', async () => {
    const { player, token, seat } = await newPlayer()
    await limit(token, 'wager', 'week', '5')
    expect(await lose(seat, '500')).toBe('OK')
    await limit(token, 'wager', 'week', '6')
    gateway.clock.advance(coolingMs - 1)
    expect(await bet(await bench.open(player), '100')).toBe('LIMIT_REACHED')
    gateway.clock.advance(1)
    expect(await lose(await bench.open(player), '100')).toBe('OK')
    expect(await bet(await bench.open(player), '20')).toBe('LIMIT_REACHED')
  })

  test('the loss limit counts what was lost, not what was staked, and judges a bet as if it lost', async () => {
    const { token, seat } = await newPlayer()
    await limit(token, 'loss', 'day', '10')
    expect(await lose(seat, '900', '900')).toBe('OK')
    expect(await lose(seat, '1000', '300')).toBe('OK')
    expect(await lose(seat, '301')).toBe('LIMIT_REACHED')
    expect(await lose(seat, '300')).toBe('OK')
    expect(await bet(seat, '20')).toBe('LIMIT_REACHED')
  })

  test('an open round counts with its whole stake, and its win is paid although the limit is used up', async () => {
    const { player, token, seat } = await newPlayer(1000)
    const round = bench.nextRound()
    await limit(token, 'loss', 'day', '5')
    expect(await bet(seat, '500', round)).toBe('OK')
    expect(await bet(seat, '20')).toBe('LIMIT_REACHED')
    expect((await bench.call('win', seat, { roundId: round, amount: '700', roundClosed: true })).json.status).toBe('OK')
    expect(await bench.balance(player)).toBe(1200n)
    expect(await bet(seat, '20')).toBe('OK')
  })

  test('time at play is counted between rounds, without breaks, and stops bets and launches when it is up', async () => {
    const { player, token: first, seat: firstSeat } = await newPlayer()
    await limit(first, 'time', 'day', '10')
    for (const pause of [4, 4, 30]) {
      expect(await lose(firstSeat, '20')).toBe('OK')
      gateway.clock.advance(pause * minute)
    }
    const [token, seat] = [await tokenOf(player), await bench.open(player)]
    expect(await lose(seat, '20')).toBe('OK')
    gateway.clock.advance(minute)
    expect((await gateway.call('limits', { token })).body.value?.limits[0]).toMatchObject({ kind: 'time', amount: '10', used: '9' })
    expect(await lose(seat, '20')).toBe('OK')
    gateway.clock.advance(minute)
    expect(await bet(seat, '20')).toBe('LIMIT_REACHED')
    expect(await launch(token)).toBe('play.limit.reached')
  })

  test('a game does not open for who has nothing left of a limit', async () => {
    const { token, seat } = await newPlayer()
    await limit(token, 'wager', 'day', '5')
    expect(await launch(token)).toBe('OK')
    await lose(seat, '500')
    expect(await launch(token)).toBe('play.limit.reached')
  })
})

describe('the cashier holds the limits', () => {
  test('a deposit beyond the member’s own limit is refused, open ones count, and the settings say what is left', async () => {
    const { player, token } = await newPlayer(0)
    await limit(token, 'deposit', 'week', '120')
    await limit(token, 'deposit', 'day', '300')
    expect([codeOf(await order(player, '100')), codeOf(await order(player, '20.01')), codeOf(await order(player, '20'))]).toEqual(['OK', 'money.limit.reached', 'OK'])
    expect((await gateway.call('depositSettings', { token })).body.value?.remainingToday).toBe('0.00')
  })
})

describe('a break', () => {
  test('stops launches, bets and deposits, shows until when, keeps the account open and owed money paid, and ends by itself', async () => {
    const { player, token, seat } = await newPlayer(1000)
    const [open, second] = [bench.nextRound(), bench.nextRound()]
    await bet(seat, '200', open)
    await bench.call('bet', seat, { roundId: second, txId: `${second}-A`, amount: '100' })
    const pending = await order(player, '50')
    const until = gateway.clock.now() + coolingMs
    expect((await exclude(token, '1d')).body.value).toEqual({ kind: 'cool-off', until })

    expect(await launch(token)).toBe('play.cool.off')
    expect(await bet(seat, '20')).toBe('SELF_EXCLUDED')
    expect((await bench.call('balance', seat)).json).toMatchObject({ status: 'SELF_EXCLUDED', balance: '700' })
    await expect(bench.open(player)).rejects.toThrow('SELF_EXCLUDED')
    expect(codeOf(await order(player, '50'))).toBe('play.cool.off')
    expect((await gateway.call('limits', { token })).body.value?.exclusion).toEqual({ kind: 'cool-off', until })

    expect((await bench.call('win', seat, { roundId: open, amount: '600', roundClosed: true })).json.status).toBe('OK')
    expect((await bench.call('rollback', seat, { roundId: second, refTxId: `${second}-A` })).json.status).toBe('OK')
    if (!pending.ok) throw new Error(pending.code)
    const { id, amount } = pending.value
    await inTransaction(gateway.ctx.db, (tx) => settle(tx, { paymentId: 'p', reference: id, state: 'PAID', amount, currency: 'BRL' }, gateway.clock.now()))
    expect(await bench.balance(player)).toBe(1000n - 200n + 600n + 5000n)
    expect(await tokenOf(player)).not.toBe('')

    gateway.clock.advance(coolingMs)
    expect(await launch(await tokenOf(player))).toBe('OK')
  })

  test('is not shortened by another one', async () => {
    const { token } = await newPlayer()
    const longer = (await exclude(token, '7d')).body.value
    expect((await exclude(token, '1d')).body.value).toEqual(longer)
  })

  test('nothing advertises to who takes it; notices still come', async () => {
    const bundle = async (token: string) => (await gateway.call('announcements', { token, query: { types: 'PL,B,PU,PR,H' } })).body.value
    for (const [id, type] of [
      ['limit-promo', 'PR'],
      ['limit-popup', 'PU'],
      ['limit-notice', 'PL'],
    ] as const)
      await gateway.ctx.db.execute(sql`
        insert into announcements (id, merchant_code, types, groups, sort, texts, link, images, categories, starts_at)
        values (${id}, 'aurora', array[${type}], '{}', 1, ${JSON.stringify({ EN: { title: id, kicker: '', action: '', content: '' } })}::jsonb, '', '[]'::jsonb, '{}', '2026-01-01')`)
    const { token } = await newPlayer()
    const before = await bundle(token)
    expect([before?.promotion.length, before?.popup.length, before?.player.length]).toEqual([1, 1, 1])
    await exclude(token, '1d')
    const after = await bundle(token)
    expect([after?.promotion.length, after?.popup.length, after?.banners.length, after?.hot.length, after?.player.length]).toEqual([0, 0, 0, 0, 1])
  })
})

describe('self-exclusion', () => {
  const password = 'Demo#2026'
  const login = (username: string) => gateway.call('login', { body: { type: 'username', username, password, loginDeviceId: 'device-1' } })

  test('ends every session at once, refuses login by name to who knows the password, and is not lifted early', async () => {
    const [here, there] = [await gateway.tokenOf('player01', 'lotus'), await gateway.tokenOf('player01', 'lotus')]
    const answer = await gateway.call('exclude', { merchant: 'lotus', token: here, body: { span: '6m', confirmed: true } })
    expect(answer.body.value).toEqual({ kind: 'self-exclusion', until: Date.UTC(2026, 11, new Date(gateway.clock.now()).getUTCDate()) + (gateway.clock.now() % 86_400_000) })
    for (const token of [here, there]) expect((await gateway.call('memberInfo', { merchant: 'lotus', token })).status).toBe(401)
    const again = (pass: string) => gateway.call('login', { merchant: 'lotus', body: { type: 'username', username: 'player01', password: pass, loginDeviceId: 'd' } })
    expect((await again(password)).body).toMatchObject({ success: false, errorCode: 'play.self.excluded', fields: { until: expect.stringMatching(/^2026-12-/) } })
    expect((await again('wrong-password')).body).toMatchObject({ errorCode: 'login.wrong.credentials' })
    gateway.clock.advance(170 * 86_400_000)
    expect((await again(password)).body).toMatchObject({ errorCode: 'play.self.excluded' })
    gateway.clock.advance(20 * 86_400_000)
    expect((await again(password)).body.success).toBe(true)
  })

  test('stands on one site and leaves the namesake on another alone', async () => {
    expect((await login('player01')).body.success).toBe(true)
  })

  test('bets with a seat taken before are SELF_EXCLUDED, wins are paid, deposits refused', async () => {
    const { player, token, seat } = await newPlayer(1000)
    const round = bench.nextRound()
    await bet(seat, '200', round)
    expect((await exclude(token, 'forever')).body.value).toEqual({ kind: 'self-exclusion', until: null })
    expect(await bet(seat, '20')).toBe('SELF_EXCLUDED')
    expect((await bench.call('win', seat, { roundId: round, amount: '500', roundClosed: true })).json.status).toBe('OK')
    expect(codeOf(await order(player, '50'))).toBe('play.self.excluded')
    expect(await bench.balance(player)).toBe(1300n)
  })

  test('needs the word of the member: a call without the confirmation does nothing', async () => {
    const { token } = await newPlayer()
    expect((await gateway.call('exclude', { token, body: { span: '6m' } })).status).toBe(400)
    expect((await gateway.call('limits', { token })).body.value?.exclusion).toBeNull()
  })
})

test('trial accounts have no limits to set and are told so', async () => {
  const { player, token } = await newPlayer()
  await gateway.ctx.db.execute(sql`update members set type = 4 where id = ${player.id}`)
  expect((await gateway.call('limits', { token })).body).toMatchObject({ success: false, errorCode: 'free_reject' })
})

describe('the reality check', () => {
  // Access tokens are short-lived, so every look has its own.
  const look = async (player: Player) => (await gateway.call('realityCheck', { token: await tokenOf(player) })).body.value

  test('says how long and with what result somebody plays, and is due after the chosen time', async () => {
    const { player, token, seat } = await newPlayer()
    expect(await look(player)).toMatchObject({ dueAt: null, startedAt: null, net: '0.00' })
    await gateway.call('setRealityCheck', { token, body: { intervalMinutes: 15 } })
    const startedAt = gateway.clock.now()
    for (const paid of ['0', '300', '0']) {
      await lose(seat, '200', paid)
      gateway.clock.advance(6 * minute)
    }
    expect(await look(player)).toEqual({
      now: gateway.clock.now(),
      intervalMinutes: 15,
      startedAt,
      dueAt: startedAt + 15 * minute,
      currency: 'BRL',
      staked: '6.00',
      paid: '3.00',
      net: '-3.00',
    })
    const acknowledged = await gateway.call('acknowledgeRealityCheck', { token: await tokenOf(player), body: {} })
    expect(acknowledged.body.value?.dueAt).toBe(gateway.clock.now() + 15 * minute)
  })

  test('a quarter of an hour without a bet ends the sitting', async () => {
    const { player, seat } = await newPlayer()
    await lose(seat, '200')
    gateway.clock.advance(16 * minute)
    expect((await look(player))?.startedAt).toBeNull()
    const startedAt = gateway.clock.now()
    await lose(seat, '20')
    expect(await look(player)).toMatchObject({ startedAt, net: '-0.20' })
  })
})

describe('maintenance', () => {
  test('refuses new play with MAINTENANCE and pays what is owed', async () => {
    const { player, seat } = await newPlayer(1000)
    const [round, second] = [bench.nextRound(), bench.nextRound()]
    await bet(seat, '200', round)
    await bench.call('bet', seat, { roundId: second, txId: `${second}-A`, amount: '100' })
    await gateway.ctx.db.execute(sql`update merchants set maintenance = true where code = 'aurora'`)
    try {
      expect(await bet(seat, '20')).toBe('MAINTENANCE')
      expect((await bench.call('betwin', seat, { roundId: bench.nextRound(), amount: '20', winAmount: '0', roundClosed: true })).json.status).toBe('MAINTENANCE')
      expect((await bench.call('balance', seat)).json).toMatchObject({ status: 'MAINTENANCE', balance: '700' })
      await expect(bench.open(player)).rejects.toThrow('MAINTENANCE')
      expect((await bench.call('win', seat, { roundId: round, amount: '500', roundClosed: true })).json.status).toBe('OK')
      expect((await bench.call('rollback', seat, { roundId: second, refTxId: `${second}-A` })).json.status).toBe('OK')
      expect(await bench.balance(player)).toBe(1300n)
    } finally {
      await gateway.ctx.db.execute(sql`update merchants set maintenance = false where code = 'aurora'`)
    }
  })
})
