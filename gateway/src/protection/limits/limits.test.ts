import { sql } from 'drizzle-orm'
import { periodAt } from '../../platform'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { codeOf, playersOf, type Players } from '../../../testing/players'
import { coolingMs } from './limit-change'

let gateway: TestGateway
let players: Players
beforeAll(async () => {
  gateway = await startTestGateway()
  players = await playersOf(gateway)
})
afterAll(() => gateway.close())

const minute = 60_000

describe('limits', () => {
  test('a member sees the limit, its use, when the period ends, and the planned change', async () => {
    const { token, seat } = await players.newPlayer()
    await players.limit(token, 'wager', 'day', '50')
    await players.lose(seat, '1200')
    await players.limit(token, 'wager', 'day', '80.50')
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
    const { token } = await players.newPlayer()
    expect((await gateway.call('setLimit', { token, body: { kind, period, amount } })).body).toMatchObject({
      success: false,
      errorCode: 'money.amount.invalid',
    })
  })

  test('a limit on time is per day only', async () => {
    const { token } = await players.newPlayer()
    expect(
      (await gateway.call('setLimit', { token, body: { kind: 'time', period: 'week', amount: '60' } })).status,
    ).toBe(400)
  })

  test('every change of a limit is recorded with the amount before and when it holds, and the record cannot be changed', async () => {
    const { player, token } = await players.newPlayer()
    await players.limit(token, 'loss', 'month', '100')
    await players.limit(token, 'loss', 'month', null)
    const { rows } = await gateway.ctx.db.execute<{
      before_amount: bigint | null
      asked_amount: bigint | null
      waits: boolean
    }>(
      sql`select before_amount, asked_amount, effective_at > asked_at as waits from play_limit_changes where member_id = ${player.id} order by id`,
    )
    expect(rows).toEqual([
      { before_amount: null, asked_amount: 10_000n, waits: false },
      { before_amount: 10_000n, asked_amount: null, waits: true },
    ])
    for (const statement of [
      sql`delete from play_limit_changes where member_id = ${player.id}`,
      sql`update play_exclusions set ends_at = now()`,
      sql`delete from play_exclusions`,
    ])
      await expect(players.exclude(token, '1d').then(() => gateway.ctx.db.execute(statement))).rejects.toThrow()
  })
})

describe('the wallet holds the limits', () => {
  test('a stake that would pass the wager limit of the day is LIMIT_REACHED, at once after a decrease, and a day after an increase', async () => {
    const { token, seat } = await players.newPlayer()
    await players.limit(token, 'wager', 'day', '10')
    expect([
      await players.lose(seat, '600'),
      await players.lose(seat, '401'),
      await players.lose(seat, '400'),
      await players.lose(seat, '20'),
    ]).toEqual(['OK', 'LIMIT_REACHED', 'OK', 'LIMIT_REACHED'])
    await players.limit(token, 'wager', 'day', '20')
    expect(await players.lose(seat, '20')).toBe('LIMIT_REACHED')
  })

  test('an increase or removal of a limit holds after a day', async () => {
    const { player, token, seat } = await players.newPlayer()
    await players.limit(token, 'wager', 'week', '5')
    expect(await players.lose(seat, '500')).toBe('OK')
    await players.limit(token, 'wager', 'week', '6')
    gateway.clock.advance(coolingMs - 1)
    expect(await players.bet(await players.bench.open(player), '100')).toBe('LIMIT_REACHED')
    gateway.clock.advance(1)
    expect(await players.lose(await players.bench.open(player), '100')).toBe('OK')
    expect(await players.bet(await players.bench.open(player), '20')).toBe('LIMIT_REACHED')
  })

  test('the loss limit counts losses, not stakes, and judges a bet as if it lost', async () => {
    const { token, seat } = await players.newPlayer()
    await players.limit(token, 'loss', 'day', '10')
    expect(await players.lose(seat, '900', '900')).toBe('OK')
    expect(await players.lose(seat, '1000', '300')).toBe('OK')
    expect(await players.lose(seat, '301')).toBe('LIMIT_REACHED')
    expect(await players.lose(seat, '300')).toBe('OK')
    expect(await players.bet(seat, '20')).toBe('LIMIT_REACHED')
  })

  test('loss limit of a winner: none of it is used, and the winnings may be lost as well', async () => {
    const { token, seat } = await players.newPlayer()
    await players.limit(token, 'loss', 'day', '10')
    expect(await players.lose(seat, '500', '900')).toBe('OK')
    expect((await gateway.call('limits', { token })).body.value?.limits).toMatchObject([{ kind: 'loss', used: '0.00' }])
    expect(await players.lose(seat, '1400')).toBe('OK')
    expect((await gateway.call('limits', { token })).body.value?.limits).toMatchObject([
      { kind: 'loss', used: '10.00' },
    ])
  })

  test('an open round counts with its whole stake, and its win is paid although the limit is used up', async () => {
    const { player, token, seat } = await players.newPlayer(1000)
    const round = players.bench.nextRound()
    await players.limit(token, 'loss', 'day', '5')
    expect(await players.bet(seat, '500', round)).toBe('OK')
    expect(await players.bet(seat, '20')).toBe('LIMIT_REACHED')
    expect(
      (await players.bench.call('win', seat, { roundId: round, amount: '700', roundClosed: true })).json.status,
    ).toBe('OK')
    expect(await players.bench.balance(player)).toBe(1200n)
    expect(await players.bet(seat, '20')).toBe('OK')
  })

  test('time at play is counted between rounds, without breaks, and stops bets and launches when it is up', async () => {
    const { player, token: first, seat: firstSeat } = await players.newPlayer()
    await players.limit(first, 'time', 'day', '10')
    for (const pause of [4, 4, 30]) {
      expect(await players.lose(firstSeat, '20')).toBe('OK')
      gateway.clock.advance(pause * minute)
    }
    const [token, seat] = [await players.tokenOf(player), await players.bench.open(player)]
    expect(await players.lose(seat, '20')).toBe('OK')
    gateway.clock.advance(minute)
    expect((await gateway.call('limits', { token })).body.value?.limits[0]).toMatchObject({
      kind: 'time',
      amount: '10',
      used: '9',
    })
    expect(await players.lose(seat, '20')).toBe('OK')
    gateway.clock.advance(minute)
    expect(await players.bet(seat, '20')).toBe('LIMIT_REACHED')
    expect(await players.launch(token)).toBe('play.limit.reached')
  })

  test('limit used up: no game opens', async () => {
    const { token, seat } = await players.newPlayer()
    await players.limit(token, 'wager', 'day', '5')
    expect(await players.launch(token)).toBe('OK')
    await players.lose(seat, '500')
    expect(await players.launch(token)).toBe('play.limit.reached')
  })
})

describe('the cashier holds the limits', () => {
  test('a deposit beyond the member’s own limit is refused, open ones count, and the settings show the rest', async () => {
    const { player, token } = await players.newPlayer(0)
    await players.limit(token, 'deposit', 'week', '120')
    await players.limit(token, 'deposit', 'day', '300')
    expect([
      codeOf(await players.order(player, '100')),
      codeOf(await players.order(player, '20.01')),
      codeOf(await players.order(player, '20')),
    ]).toEqual(['OK', 'money.limit.reached', 'OK'])
    const week = periodAt('week', gateway.clock.now(), 'America/Sao_Paulo')
    expect((await gateway.call('depositSettings', { token })).body.value).toMatchObject({
      remainingToday: '0.00',
      limitRenewsAt: week.to,
    })
  })

  test('a used-up deposit limit does not stop bets, and limits on play do not stop deposits', async () => {
    const { player, token, seat } = await players.newPlayer(5000)
    await players.limit(token, 'deposit', 'day', '10')
    // Limits are read only of a member who has one on play.
    await players.limit(token, 'wager', 'day', '15')
    expect(codeOf(await players.order(player, '10'))).toBe('OK')
    expect(await players.bet(seat, '1500')).toBe('OK')
    const { player: other, token: othersToken } = await players.newPlayer(1000)
    for (const kind of ['wager', 'loss'] as const) await players.limit(othersToken, kind, 'day', '5')
    expect(codeOf(await players.order(other, '100'))).toBe('OK')
  })
})

test('limits of a trial account: refused with free_reject', async () => {
  const { player, token } = await players.newPlayer()
  await gateway.ctx.db.execute(sql`update members set type = 4 where id = ${player.id}`)
  expect((await gateway.call('limits', { token })).body).toMatchObject({ success: false, errorCode: 'free_reject' })
})
