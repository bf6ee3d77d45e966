import { sql } from 'drizzle-orm'
import { inTransaction } from '../../platform/db/transaction'
import { settle } from '../../money'
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

describe('a break', () => {
  test('a break stops launches, bets and deposits, shows its end, leaves the account open and owed money paid, and ends by itself', async () => {
    const { player, token, seat } = await players.newPlayer(1000)
    const [open, second] = [players.bench.nextRound(), players.bench.nextRound()]
    await players.bet(seat, '200', open)
    await players.bench.call('bet', seat, { roundId: second, txId: `${second}-A`, amount: '100' })
    const pending = await players.order(player, '50')
    const until = gateway.clock.now() + coolingMs
    expect((await players.exclude(token, '1d')).body.value).toEqual({ kind: 'cool-off', until })

    expect(await players.launch(token)).toBe('play.cool.off')
    expect(await players.bet(seat, '20')).toBe('SELF_EXCLUDED')
    expect((await players.bench.call('balance', seat)).json).toMatchObject({ status: 'SELF_EXCLUDED', balance: '700' })
    await expect(players.bench.open(player)).rejects.toThrow('SELF_EXCLUDED')
    expect(codeOf(await players.order(player, '50'))).toBe('play.cool.off')
    expect((await gateway.call('limits', { token })).body.value?.exclusion).toEqual({ kind: 'cool-off', until })

    expect(
      (await players.bench.call('win', seat, { roundId: open, amount: '600', roundClosed: true })).json.status,
    ).toBe('OK')
    expect((await players.bench.call('rollback', seat, { roundId: second, refTxId: `${second}-A` })).json.status).toBe(
      'OK',
    )
    if (!pending.ok) throw new Error(pending.code)
    const { id, amount } = pending.value
    await inTransaction(gateway.ctx.db, (tx) =>
      settle(tx, { paymentId: 'p', reference: id, state: 'PAID', amount, currency: 'BRL' }, gateway.clock.now()),
    )
    expect(await players.bench.balance(player)).toBe(1000n - 200n + 600n + 5000n)
    expect(await players.tokenOf(player)).not.toBe('')

    gateway.clock.advance(coolingMs)
    expect(await players.launch(await players.tokenOf(player))).toBe('OK')
  })

  test('a second break does not shorten the first', async () => {
    const { token } = await players.newPlayer()
    const longer = (await players.exclude(token, '7d')).body.value
    expect((await players.exclude(token, '1d')).body.value).toEqual(longer)
  })

  test('a member in a break gets no advertising, but notices', async () => {
    const bundle = async (token: string) =>
      (await gateway.call('announcements', { token, query: { types: 'PL,B,PU,PR,H' } })).body.value
    for (const [id, type] of [
      ['limit-promo', 'PR'],
      ['limit-popup', 'PU'],
      ['limit-notice', 'PL'],
    ] as const)
      await gateway.ctx.db.execute(sql`
        insert into announcements (id, merchant_code, types, groups, sort, texts, link, images, categories, starts_at)
        values (${id}, 'aurora', array[${type}], '{}', 1, ${JSON.stringify({ EN: { title: id, kicker: '', action: '', content: '' } })}::jsonb, '', '[]'::jsonb, '{}', '2026-01-01')`)
    const { token } = await players.newPlayer()
    const before = await bundle(token)
    expect([before?.promotion.length, before?.popup.length, before?.player.length]).toEqual([1, 1, 1])
    await players.exclude(token, '1d')
    const after = await bundle(token)
    expect([
      after?.promotion.length,
      after?.popup.length,
      after?.banners.length,
      after?.hot.length,
      after?.player.length,
    ]).toEqual([0, 0, 0, 0, 1])
  })
})

describe('self-exclusion', () => {
  const password = 'Demo#2026'
  const login = (username: string) =>
    gateway.call('login', { body: { type: 'username', username, password, loginDeviceId: 'device-1' } })

  test('self-exclusion ends every session at once, refuses the login with the right password, and is not lifted early', async () => {
    const [here, there] = [await gateway.tokenOf('player01', 'lotus'), await gateway.tokenOf('player01', 'lotus')]
    const answer = await gateway.call('exclude', {
      merchant: 'lotus',
      token: here,
      body: { span: '6m', confirmed: true },
    })
    expect(answer.body.value).toEqual({
      kind: 'self-exclusion',
      until: Date.UTC(2026, 11, new Date(gateway.clock.now()).getUTCDate()) + (gateway.clock.now() % 86_400_000),
    })
    for (const token of [here, there])
      expect((await gateway.call('memberInfo', { merchant: 'lotus', token })).status).toBe(401)
    const again = (pass: string) =>
      gateway.call('login', {
        merchant: 'lotus',
        body: { type: 'username', username: 'player01', password: pass, loginDeviceId: 'd' },
      })
    expect((await again(password)).body).toMatchObject({
      success: false,
      errorCode: 'play.self.excluded',
      fields: { until: expect.stringMatching(/^2026-12-/) },
    })
    expect((await again('wrong-password')).body).toMatchObject({ errorCode: 'login.wrong.credentials' })
    gateway.clock.advance(170 * 86_400_000)
    expect((await again(password)).body).toMatchObject({ errorCode: 'play.self.excluded' })
    gateway.clock.advance(20 * 86_400_000)
    expect((await again(password)).body.success).toBe(true)
  })

  test('logins with the right password during a self-exclusion: refused each time, without a session, login, device or attempt on record', async () => {
    const own = { merchant: 'lotus', ip: '198.51.100.77' } as const
    const come = () =>
      gateway.call('login', {
        ...own,
        body: { type: 'username', username: 'vip01', password, loginDeviceId: 'never-seen-before' },
      })
    const written = async () =>
      (
        await gateway.ctx.db.execute(sql`
          with who as (select id from members where merchant_code = 'lotus' and account = 'vip01')
          select
            (select count(*) from sessions where member_id = who.id) as sessions,
            (select count(*) from access_tokens where session_id in (select s.id from sessions s where s.member_id = who.id)) as tokens,
            (select count(*) from login_history where member_id = who.id) as logins,
            (select count(*) from inbox_messages where member_id = who.id) as messages,
            (select count(*) from login_attempts where key like '%lotus:vip01%') as attempts,
            (select last_login_at from members where members.id = who.id) as last_login
          from who`)
      ).rows
    await gateway.call('exclude', {
      ...own,
      token: await gateway.tokenOf('vip01', 'lotus'),
      body: { span: '6m', confirmed: true },
    })
    const before = await written()
    expect(before).toMatchObject([{ attempts: 0n }])
    for (let visit = 0; visit < 7; visit += 1) expect((await come()).body.errorCode).toBe('play.self.excluded')
    expect(await written()).toEqual(before)
  })

  test('self-exclusion holds on one site and not for the same account name on another', async () => {
    expect((await login('player01')).body.success).toBe(true)
  })

  test('game session from before a self-exclusion: bets are SELF_EXCLUDED, wins are paid, deposits refused', async () => {
    const { player, token, seat } = await players.newPlayer(1000)
    const round = players.bench.nextRound()
    await players.bet(seat, '200', round)
    expect((await players.exclude(token, 'forever')).body.value).toEqual({ kind: 'self-exclusion', until: null })
    expect(await players.bet(seat, '20')).toBe('SELF_EXCLUDED')
    expect(
      (await players.bench.call('win', seat, { roundId: round, amount: '500', roundClosed: true })).json.status,
    ).toBe('OK')
    expect(codeOf(await players.order(player, '50'))).toBe('play.self.excluded')
    expect(await players.bench.balance(player)).toBe(1300n)
  })

  test('self-exclusion without the confirmation: the account stays open', async () => {
    const { token } = await players.newPlayer()
    expect((await gateway.call('exclude', { token, body: { span: '6m' } })).status).toBe(400)
    expect((await gateway.call('limits', { token })).body.value?.exclusion).toBeNull()
  })
})
