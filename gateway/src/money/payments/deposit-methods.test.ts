import type { Deposit } from '@mosaic/contracts'
import { parsePix } from 'pix-utils'
import { type DepositBench, startDepositBench } from '../../../testing/deposit-bench'

let bench: DepositBench
beforeAll(async () => {
  bench = await startDepositBench()
})
afterAll(() => bench.close())
beforeEach(() => bench.newDay())

const cancel = (deposit: Deposit, token = bench.token) =>
  bench.gateway.call('cancelDeposit', { token, body: { depositId: deposit.depositId } })

describe('a deposit by code', () => {
  test('has a BR Code for the site to show, valid for 15 minutes', async () => {
    const deposit = await bench.start('100.00', 'pix', 'depositQr')
    expect(deposit).toMatchObject({ kind: 'qr', state: 'PENDING', expiresAt: bench.gateway.clock.now() + 15 * 60_000 })
    expect(parsePix(deposit.code)).toMatchObject({ type: 'DYNAMIC', countryCode: 'BR' })
    const { body } = await bench.gateway.call('depositSettings', { token: bench.token })
    expect(body.value?.open).toMatchObject([{ depositId: deposit.depositId, code: deposit.code }])
  })

  test.each([
    ['depositQr', 'card'],
    ['depositQr', 'bank'],
    ['depositGateway', 'bank'],
    ['depositTransfer', 'pix'],
    ['depositQr', 'promptpay'],
  ] as const)('%s takes no %s', async (name, method) => {
    expect((await bench.order(name, { method, amount: '100.00' })).status).toBe(400)
  })

  test('Lótus has PromptPay in baht', async () => {
    const { gateway } = bench
    const token = await gateway.tokenOf('player01', 'lotus')
    const { body } = await gateway.call('depositQr', {
      token,
      merchant: 'lotus',
      body: { method: 'promptpay', amount: '100.00' },
      headers: { 'idempotency-key': bench.newKey() },
    })
    expect(body.value).toMatchObject({ kind: 'qr', currency: 'THB' })
    expect(body.value?.code).toContain('5802TH')
  })
})

describe('a fee', () => {
  test('is paid on top and goes to the fee account; the ordered amount is credited', async () => {
    const before = await bench.balance()
    const deposit = await bench.start('100.00', 'card')
    expect(deposit).toMatchObject({ kind: 'pg', amount: '100.00', fee: '1.50' })
    await bench.decide(deposit, 'approve')
    expect([await bench.state(deposit.depositId), (await bench.balance()) - before]).toEqual(['SETTLED', 10_000n])
  })

  test('wrong amount paid: the fee is deducted from it', async () => {
    const before = await bench.balance()
    const deposit = await bench.start('100.00', 'card')
    await bench.webhook(bench.report(deposit, { amount: '5000' }))
    expect([await bench.state(deposit.depositId), (await bench.balance()) - before]).toEqual(['SETTLED', 4_850n])
  })

  test('not covered by the paid amount: the deposit goes to review', async () => {
    const before = await bench.balance()
    const deposit = await bench.start('100.00', 'card')
    await bench.webhook(bench.report(deposit, { amount: '150' }))
    expect([await bench.state(deposit.depositId), await bench.balance()]).toEqual(['REVIEW', before])
  })

  test('is also deducted from the amount found by an operator', async () => {
    const before = await bench.balance()
    const deposit = await bench.start('100.00', 'card')
    await bench.webhook(bench.report(deposit, { amount: '15000' }))
    expect((await bench.approve(deposit, '1.50')).code).toBe('money.amount.invalid')
    expect((await bench.approve(deposit, '150.01')).code).toBe('money.amount.above.maximum')
    expect((await bench.approve(deposit, '60.00')).status).toBe(200)
    expect((await bench.balance()) - before).toBe(5_850n)
  })
})

describe('cancelling', () => {
  test('an open deposit is cancelled at the provider too and can no longer be paid', async () => {
    const before = await bench.balance()
    const deposit = await bench.start()
    expect((await cancel(deposit)).body.value).toMatchObject({ state: 'CANCELLED' })
    await bench.decide(deposit, 'approve')
    expect([await bench.state(deposit.depositId), await bench.balance()]).toEqual(['CANCELLED', before])
    expect((await cancel(deposit)).body.value).toMatchObject({ state: 'CANCELLED' })
  })

  test('a deposit paid but not yet reported is credited instead', async () => {
    bench.webhookWorks = false
    const before = await bench.balance()
    const deposit = await bench.start()
    await bench.decide(deposit, 'approve', 'slow')
    expect(await cancel(deposit)).toMatchObject({ status: 409, body: { errorCode: 'deposit.closed' } })
    expect([await bench.state(deposit.depositId), (await bench.balance()) - before]).toEqual(['SETTLED', 10_000n])
  })

  test('provider unavailable: the deposit stays open', async () => {
    const deposit = await bench.start()
    await bench.psp().close()
    expect((await cancel(deposit)).body.errorCode).toBe('deposit.provider.unavailable')
    await bench.startPsp()
    expect(await bench.state(deposit.depositId)).toBe('PENDING')
  })

  test('late money goes to review and is credited once by an operator', async () => {
    const before = await bench.balance()
    const deposit = await bench.start()
    await cancel(deposit)
    for (let time = 0; time < 3; time++) await bench.webhook(bench.report(deposit))
    expect([await bench.state(deposit.depositId), await bench.balance()]).toEqual(['REVIEW', before])
    const answers = await Promise.all([bench.approve(deposit, '100.00'), bench.approve(deposit, '100.00')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await bench.webhook(bench.report(deposit))
    expect([await bench.state(deposit.depositId), (await bench.balance()) - before]).toEqual(['SETTLED', 10_000n])
  })

  test('another member’s deposit is not known', async () => {
    const deposit = await bench.start()
    expect((await cancel(deposit, await bench.gateway.tokenOf('vip01'))).body.errorCode).toBe('deposit.unknown')
  })
})
