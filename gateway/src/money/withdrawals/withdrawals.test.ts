import { type BodyOf, minor } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import { demoPassword } from '../../demo'
import { memberByAccount } from '../../identity'
import { changedLongAgo } from '../../../testing/changed-long-ago'
import { bookDifferencesIn } from '../../../testing/book-differences'
import { callAsCommand, opsKey } from '../../../testing/command'
import { startTestGateway, testConfig, type TestGateway } from '../../../testing/gateway'
import { giveBonus } from '../../../testing/bonus'
import { giveMoney } from '../../../testing/give-money'
import { newWithdrawal } from '../../../testing/withdrawal'
import { publish } from '../../platform'
import type { PaymentProvider } from '../payments'
import type { PayoutReport } from '../payments/provider'
import { payOutApproved } from '.'

const config = { keys: { ...testConfig().keys, ops: opsKey } }
const pin = '274951'

let gateway: TestGateway
let token: string
let serial = 0
beforeAll(async () => {
  gateway = await startTestGateway({ config })
  token = await gateway.tokenOf('player01')
  const member = await memberByAccount(gateway.ctx.db, 'aurora', 'player01')
  if (!member) throw new Error('no member')
  const player = { id: member.id, merchantCode: 'aurora', currency: 'BRL' } as const
  await giveMoney(gateway.ctx.db, player, 100_000, gateway.clock.now())
})
afterAll(async () => {
  expect(await bookDifferencesIn(gateway.ctx)).toEqual([])
  await gateway.close()
})

const add = async (body: Partial<BodyOf<'addPayoutAccount'>>) =>
  (
    await gateway.call('addPayoutAccount', {
      token,
      body: { kind: 'pix', holder: 'Ana Souza', account: '529.982.247-25', password: pin, ...body },
    })
  ).body
const accounts = async () => (await gateway.call('payoutAccounts', { token })).body.value?.list ?? []
const withdraw = async (body: Partial<BodyOf<'withdraw'>>, key = `withdraw-${++serial}`) =>
  (
    await gateway.call('withdraw', {
      token,
      headers: { 'idempotency-key': key },
      body: { amount: '100.00', bankCardId: (await accounts())[0]?.bankCardId ?? 'none', password: pin, ...body },
    })
  ).body
const balances = async () => {
  const { wallets } = (await gateway.call('funds', { token })).body.value ?? { wallets: [] }
  return Object.fromEntries(wallets.map(({ code, balance }) => [code, balance]))
}
type Verdict = { readonly verdict: 'approve' } | { readonly verdict: 'reject'; readonly reason: string }
const decide = (id: string, verdict: Verdict) =>
  callAsCommand(gateway, 'decideWithdrawal', { body: { id, ...verdict } })
/** Inbox notices of withdrawals, newest first. */
const notices = async () => {
  await gateway.ctx.events.drained()
  const { body } = await gateway.call('inbox', { token, query: { pageNo: 1, pageSize: 20 } })
  return body.value?.content.filter(({ kind }) => kind.startsWith('withdrawal.'))
}
const providerThat = (report: PayoutReport | null, orders: string[] = []): PaymentProvider => ({
  create: () => Promise.resolve(null),
  read: () => Promise.resolve(null),
  cancel: () => Promise.resolve(null),
  payOut: ({ reference }) => {
    orders.push(reference)
    return Promise.resolve(report)
  },
})

describe('payout accounts', () => {
  test('need the payment password once it is set', async () => {
    expect((await add({})).errorCode).toBe('not.exists.payment.password')
    const { body } = await gateway.call('setPaymentPassword', {
      token,
      body: { password: demoPassword, newPaymentPassword: pin, confirmPaymentPassword: pin },
    })
    expect(body.success).toBe(true)
    await changedLongAgo(gateway.ctx.db)
    expect(await add({ password: '111222' })).toMatchObject({
      errorCode: 'invalid.payment.pw',
      fields: { password: 'wrong' },
    })
  })

  test('are accepted in any usual form, shown masked, and stored once', async () => {
    expect((await add({})).value).toMatchObject({ account: '•••• 4725', isDefault: true, bankName: null })
    expect((await add({ account: '52998224725' })).errorCode).toBe('payout.account.exists')
    expect(await add({ account: '52998224724' })).toMatchObject({ fields: { account: 'format' } })
    expect(await add({ kind: 'bank', account: '1234-5', bankCode: '999' })).toMatchObject({
      fields: { bankCode: 'unknown' },
    })
    const atItau = { kind: 'bank', account: '1234-5', bankCode: '341' } as const
    expect(await add(atItau)).toMatchObject({ fields: { branch: 'required' } })
    expect(await add({ ...atItau, branch: '12-3456' })).toMatchObject({ fields: { branch: 'format' } })
    expect((await add({ ...atItau, branch: '１５００' })).value).toMatchObject({
      bankName: 'Itaú',
      branch: '1500',
      account: '1500 / •••• 2345',
      isDefault: false,
    })
  })

  test('the default is removed: the oldest other account becomes the default', async () => {
    const [pix, bank] = await accounts()
    await gateway.call('setDefaultPayoutAccount', { token, body: { bankCardId: bank?.bankCardId ?? '' } })
    expect((await accounts()).map(({ kind, isDefault }) => [kind, isDefault])).toEqual([
      ['bank', true],
      ['pix', false],
    ])
    await gateway.call('removePayoutAccount', { token, query: { bankCardId: bank?.bankCardId ?? '' } })
    expect(await accounts()).toEqual([{ ...pix, isDefault: true }])
  })

  test('a PIX key must be the verified CPF, also for accounts added before the verification', async () => {
    const verify = (document: string) =>
      gateway.ctx.db.execute(sql`
        update kyc_submissions set document_number = ${document}
        where member_id = (select id from members where merchant_code = 'aurora' and account_key = 'player01')`)
    await verify('111.444.777-35')
    expect((await add({ account: '390.533.447-05' })).errorCode).toBe('payout.account.other.person')
    expect((await withdraw({})).errorCode).toBe('payout.account.other.person')
    await verify('529.982.247-25')
  })

  test('a bank account must be in the verified name', async () => {
    const before = await accounts()
    expect(
      (await add({ kind: 'bank', account: '99887-7', bankCode: '341', branch: '1500', holder: 'Bruno Lima' }))
        .errorCode,
    ).toBe('payout.account.other.person')
    expect(await accounts()).toEqual(before)
  })

  test.each(['abc', "'", ''])('an invalid id (“%s”) is an unknown account', async (bankCardId) => {
    const removed = await gateway.call('removePayoutAccount', { token, query: { bankCardId } })
    const chosen = await gateway.call('setDefaultPayoutAccount', { token, body: { bankCardId } })
    expect([removed.status, chosen.status]).not.toContain(500)
    expect([removed.body.errorCode, chosen.body.errorCode]).not.toContain('unknown.error')
    expect((await accounts()).filter(({ isDefault }) => isDefault)).toHaveLength(1)
  })

  test('other members cannot see or use them', async () => {
    const other = await gateway.tokenOf('vip01')
    const bankCardId = (await accounts())[0]?.bankCardId ?? ''
    expect((await gateway.call('payoutAccounts', { token: other })).body.value?.list).toEqual([])
    const { body } = await gateway.call('removePayoutAccount', { token: other, query: { bankCardId } })
    expect(body.errorCode).toBe('payout.account.unknown')
  })
})

describe('13. withdraw lock', () => {
  test('a request moves the money from main to locked, once per key', async () => {
    const first = await withdraw({}, 'the-same-key')
    expect(first.value).toMatchObject({
      ...{ state: 'PENDING', amount: '100.00', account: '•••• 4725' },
      reference: expect.stringMatching(/^W[\dA-F]{10}$/),
    })
    expect((await withdraw({}, 'the-same-key')).value).toEqual(first.value)
    expect((await withdraw({ amount: '50.00' }, 'the-same-key')).errorCode).toBe('idempotency.mismatch')
    expect(await balances()).toMatchObject({ main: '900.00', locked: '100.00' })
  })

  test('an encrypted body is accepted once, whatever the key', async () => {
    const ask = async () => {
      const body = { amount: '10.00', bankCardId: (await accounts())[0]?.bankCardId ?? '', password: pin }
      const headers = { 'idempotency-key': `withdraw-${++serial}` }
      return (await gateway.call('withdraw', { token, headers, body, seal: { jti: 'sealed-once-only' } })).body
        .errorCode
    }
    expect([await ask(), await ask()]).toEqual(['money.amount.below.minimum', 'encryption.invalid'])
  })

  test('a refused request names the deciding amount and moves nothing', async () => {
    expect(await withdraw({ amount: '10.00' })).toMatchObject({
      errorCode: 'money.amount.below.minimum',
      fields: { amount: '20.00' },
    })
    expect(await withdraw({ amount: '901.00' })).toMatchObject({
      errorCode: 'money.insufficient',
      fields: { amount: '900.00' },
    })
    expect((await withdraw({ password: '111222' })).errorCode).toBe('invalid.payment.pw')
    expect((await withdraw({ bankCardId: gateway.ctx.random.uuid() })).errorCode).toBe('payout.account.unknown')
    expect(await balances()).toMatchObject({ main: '900.00', locked: '100.00' })
  })

  test('only signed commands of operators decide', async () => {
    const [waits] = (await callAsCommand(gateway, 'withdrawals')).value.list
    expect(waits?.member).toBe('player01')
    const stranger = { id: 'ops-1', secret: 'somebody else, who made up a key of their own' }
    expect((await callAsCommand(gateway, 'withdrawals', {}, { key: stranger })).status).toBe(401)
    const byToken = await gateway.app.inject({ url: '/ops/v1/withdrawals', headers: { authorization: token } })
    expect(byToken.statusCode).toBe(401)
  })

  test('rejected: the money returns with the reason, and no second decision is possible', async () => {
    const { withdrawId = '' } = (await gateway.call('withdrawReport', { token })).body.value?.list[0] ?? {}
    expect((await decide(withdrawId, { verdict: 'reject', reason: '' })).status).toBe(400)
    expect(await decide(withdrawId, { verdict: 'reject', reason: 'Name differs' })).toMatchObject({
      status: 200,
      value: { state: 'REJECTED', reason: 'Name differs' },
    })
    expect((await decide(withdrawId, { verdict: 'approve' })).code).toBe('withdraw.decided')
    expect(await balances()).toMatchObject({ main: '1000.00', locked: '0.00' })
    expect(await notices()).toMatchObject([{ kind: 'withdrawal.returned', amount: '100.00', reason: 'Name differs' }])
  })

  test('approved: ordered until the provider answers, and paid once', async () => {
    // Every use of the payment password counts as an attempt.
    gateway.clock.advance(15 * 60_000)
    token = await gateway.tokenOf('player01')
    const { withdrawId = '' } = (await withdraw({})).value ?? {}
    await decide(withdrawId, { verdict: 'approve' })
    expect(await balances()).toMatchObject({ main: '900.00', locked: '0.00' })
    const orders: string[] = []
    await payOutApproved(gateway.ctx, providerThat(null, orders))
    const paying = providerThat({ payoutId: 'out_1', state: 'PAID' }, orders)
    await Promise.all([payOutApproved(gateway.ctx, paying), payOutApproved(gateway.ctx, paying)])
    await payOutApproved(gateway.ctx, paying)
    expect(new Set(orders)).toEqual(new Set([withdrawId]))
    const { body } = await gateway.call('withdrawStatus', { token, query: { withdrawId } })
    expect(body.value).toMatchObject({ state: 'PAID', paidAt: gateway.clock.now() })
    expect(await balances()).toMatchObject({ main: '900.00', locked: '0.00' })
    expect(await notices()).toMatchObject([
      { kind: 'withdrawal.paid', amount: '100.00' },
      { kind: 'withdrawal.returned' },
    ])
  })

  test('request and stored answer are written by one transaction', async () => {
    const { value } = await withdraw({}, 'answered-at-once')
    const { rows } = await gateway.ctx.db.execute<{ together: boolean; reply: string }>(sql`
      select c.xmin = w.xmin as together, c.reply
      from withdrawals w join idempotent_calls c using (member_id, idempotency_key) where w.idempotency_key = 'answered-at-once'`)
    expect(rows.map(({ together, reply }) => [together, JSON.parse(reply) as unknown])).toEqual([[true, value]])
  })

  test('a request with a used key is no attempt at the payment password', async () => {
    const taken = async () =>
      (await gateway.ctx.db.execute(sql`select key, taken from rate_windows where key like 'secrets:%' order by key`))
        .rows
    await gateway.ctx.db.execute(sql`
      insert into idempotent_calls (member_id, idempotency_key, endpoint, fingerprint, claimed_at)
      select id, 'of-a-deposit', 'depositQr', 'another', now() from members where merchant_code = 'aurora' and account_key = 'player01'`)
    const before = await taken()
    expect((await withdraw({ password: '111222' }, 'of-a-deposit')).errorCode).toBe('idempotency.mismatch')
    expect(await taken()).toEqual(before)
    expect((await withdraw({ password: '111222' })).errorCode).toBe('invalid.payment.pw')
    expect(await taken()).not.toEqual(before)
  })

  test('refused by the provider: the money returns', async () => {
    const { withdrawId = '' } = (await withdraw({}, 'answered-at-once')).value ?? {}
    await decide(withdrawId, { verdict: 'approve' })
    await payOutApproved(gateway.ctx, providerThat({ payoutId: 'out_2', state: 'REFUSED' }))
    expect((await gateway.call('withdrawStatus', { token, query: { withdrawId } })).body.value?.state).toBe('FAILED')
    expect(await balances()).toMatchObject({ main: '900.00', locked: '0.00' })
  })

  test('the report lists withdrawals with their sum; the settings show the withdrawable amount', async () => {
    const { value } = (await gateway.call('withdrawReport', { token })).body
    expect(value).toMatchObject({ totalCount: 3, footer: { amount: '300.00', currency: 'BRL' } })
    expect((await gateway.call('withdrawReport', { token, query: { state: 'PAID' } })).body.value?.totalCount).toBe(1)
    expect((await gateway.call('withdrawSettings', { token })).body.value).toMatchObject({
      hasPaymentPassword: true,
      quota: { withdrawable: '900.00', turnoverLeft: '0.00', dailyLeft: '19900.00' },
    })
    const other = await gateway.tokenOf('vip01')
    expect((await gateway.call('withdrawReport', { token: other })).body.value?.totalCount).toBe(0)
  })
})

describe('bonuses of a member who withdraws', () => {
  const live = async () =>
    ((await gateway.call('bonuses', { token })).body.value?.list ?? []).map(({ state }) => state).sort()

  test('those whose terms say so are forfeited by the order, the others go on', async () => {
    const member = await memberByAccount(gateway.ctx.db, 'aurora', 'player01')
    if (!member) throw new Error('no member')
    const player = { id: member.id, merchantCode: 'aurora', currency: 'BRL' } as const
    await giveBonus(gateway.ctx, player, '5.00', { forfeitAtWithdrawal: true })
    await giveBonus(gateway.ctx, player, '6.00', { stackable: true, forfeitAtWithdrawal: true })
    await giveBonus(gateway.ctx, player, '7.00', { stackable: true })
    expect((await withdraw({ amount: '20.00' })).success).toBe(true)
    expect(await live()).toEqual(['ACTIVE', 'FORFEITED', 'FORFEITED'])
    expect(await balances()).toMatchObject({ bonus: '7.00' })
  })

  test('an order that is refused ends nothing; one that is paid makes up for what the order could not do', async () => {
    const member = await memberByAccount(gateway.ctx.db, 'aurora', 'player01')
    if (!member) throw new Error('no member')
    const player = { id: member.id, merchantCode: 'aurora', currency: 'BRL' } as const
    await giveBonus(gateway.ctx, player, '5.00', { stackable: true, forfeitAtWithdrawal: true })
    expect((await withdraw({ amount: '9999999.00' })).success).toBe(false)
    expect(await live()).toEqual(['ACTIVE', 'FORFEITED', 'FORFEITED', 'WAITING'])
    // As a gateway leaves it that ends right after the order.
    const withdrawalId = await newWithdrawal(gateway, member.id, minor(500))
    await publish(gateway.ctx.db, {
      ...{ name: 'withdrawal.paid', memberId: member.id, at: gateway.clock.now() },
      payload: { withdrawalId, amount: '500', currency: 'BRL' },
    })
    await gateway.ctx.events.drained()
    expect(await live()).toEqual(['ACTIVE', 'FORFEITED', 'FORFEITED', 'FORFEITED'])
  })
})
