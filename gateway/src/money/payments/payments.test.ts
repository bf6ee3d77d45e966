import { bookDifferencesIn } from '../../../testing/book-differences'
import type { Deposit } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { createNotifier, retryDelay } from '../../demo/payment-provider/notifier'
import type { TestGateway } from '../../../testing/gateway'
import { type DepositBench, startDepositBench } from '../../../testing/deposit-bench'

let bench: DepositBench
let gateway: TestGateway
beforeAll(async () => {
  bench = await startDepositBench()
  gateway = bench.gateway
})
afterAll(async () => {
  expect(await bookDifferencesIn(bench.gateway.ctx)).toEqual([])
  await bench.close()
})
beforeEach(() => bench.newDay())

const ask = (body: Record<string, unknown>, key?: string | null) =>
  bench.order('depositGateway', { method: 'pix', returnPath: '/m/voucherCenter', ...body }, key)
const start = (amount?: string): Promise<Deposit> => bench.start(amount)
const { state, balance, decide, webhook, report, newKey } = {
  state: (depositId: string) => bench.state(depositId),
  balance: () => bench.balance(),
  decide: (deposit: Deposit, decision: 'approve' | 'decline' | 'expire') => bench.decide(deposit, decision),
  webhook: (...call: Parameters<DepositBench['webhook']>) => bench.webhook(...call),
  report: (...call: Parameters<DepositBench['report']>) => bench.report(...call),
  newKey: () => bench.newKey(),
}

describe('deposit', () => {
  test.each([
    [0, undefined],
    [1, undefined],
    [2, undefined],
    [4, 'free_reject'],
    [40, 'free_reject'],
    [41, 'free_reject'],
    [42, 'free_reject'],
  ])('customer type %i: %s', async (type, refusal) => {
    const become = (next: number) =>
      gateway.ctx.db.execute(
        sql`update members set type = ${next} where merchant_code = 'aurora' and account_key = 'player01'`,
      )
    await become(type)
    const { body } = await gateway.call('depositSettings', { token: bench.token })
    await become(0)
    expect(body.errorCode).toBe(refusal)
  })

  test('runs from the settings through the payment page to the balance and the record', async () => {
    const settings = await gateway.call('depositSettings', { token: bench.token })
    expect(settings.body.value).toMatchObject({
      currency: 'BRL',
      methods: [
        { code: 'pix', kind: 'qr', min: '10.00', max: '5000.00', fee: '0.00' },
        {
          code: 'card',
          kind: 'pg',
          fee: '1.50',
          quickAmounts: ['20.00', '50.00', '100.00', '200.00', '500.00', '1000.00'],
        },
        { code: 'bank', kind: 'mt', min: '100.00', quickAmounts: ['100.00', '200.00', '500.00', '1000.00'] },
      ],
      remainingToday: '20000.00',
    })
    const before = await balance()
    const deposit = await start('123.45')
    expect(deposit).toMatchObject({
      ...{ amount: '123.45', fee: '0.00', state: 'PENDING', method: 'pix' },
      reference: expect.stringMatching(/^D[\dA-F]{10}$/),
    })
    const answer = await decide(deposit, 'approve')
    expect([answer.statusCode, await state(deposit.depositId)]).toEqual([303, 'SETTLED'])
    expect((await balance()) - before).toBe(12_345n)
    const record = await gateway.call('depositReport', { token: bench.token, query: { state: 'SETTLED' } })
    expect(record.body.value?.list[0]).toMatchObject({
      depositId: deposit.depositId,
      amount: '123.45',
      state: 'SETTLED',
    })
    const now = gateway.clock.now()
    const range = { startDate: now - 60_000, endDate: now }
    const byInstant = await gateway.call('depositReportByInstant', {
      token: bench.token,
      query: { ...range, depositState: 'SETTLED' },
    })
    expect(byInstant.body.value).toMatchObject({
      list: [{ depositId: deposit.depositId, amount: '123.45', refId: deposit.reference, state: 'SETTLED' }],
      totalPages: 1,
      footer: { amount: '123.45' },
    })
    const statement = await gateway.call('accountReport', { token: bench.token, query: { kind: 'deposit' } })
    expect(statement.body.value?.list[0]).toMatchObject({
      amount: '123.45',
      kind: 'deposit',
      reference: deposit.reference,
    })
  })

  test.each([
    ['decline', 'FAILED'],
    ['expire', 'EXPIRED'],
  ] as const)('%s ends it as %s and credits nothing', async (decision, expected) => {
    const before = await balance()
    const deposit = await start()
    await decide(deposit, decision)
    expect(await state(deposit.depositId)).toBe(expected)
    await decide(deposit, 'approve')
    expect([await state(deposit.depositId), await balance()]).toEqual([expected, before])
  })

  test('an undecided payment expires', async () => {
    const deposit = await start()
    gateway.clock.advance(15 * 60_000)
    bench.token = await gateway.tokenOf('player01')
    expect(await state(deposit.depositId)).toBe('EXPIRED')
  })

  test('the provider is asked again two seconds after the last time, and not before', async () => {
    bench.webhookWorks = false
    const { depositId, ...deposit } = await start()
    const shown = async () =>
      (await gateway.call('depositStatus', { token: bench.token, query: { depositId } })).body.value?.state
    expect(await shown()).toBe('PENDING')
    await decide({ depositId, ...deposit }, 'approve')
    gateway.clock.advance(1999)
    expect(await shown()).toBe('PENDING')
    gateway.clock.advance(1)
    expect(await shown()).toBe('SETTLED')
  })

  test('another member cannot see it', async () => {
    const deposit = await start()
    const other = await gateway.tokenOf('vip01')
    expect(
      (await gateway.call('depositStatus', { token: other, query: { depositId: deposit.depositId } })).body.errorCode,
    ).toBe('deposit.unknown')
  })
})

describe('14. deposit once', () => {
  test('webhook, poll and return in any order and number: one credit', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('webhook', 'poll'), { minLength: 1, maxLength: 6 }),
        fc.boolean(),
        async (order, together) => {
          bench.webhookWorks = false
          const before = await balance()
          const deposit = await start('100.00')
          await decide(deposit, 'approve')
          const arrive = (way: string) => (way === 'webhook' ? webhook(report(deposit)) : state(deposit.depositId))
          if (together) await Promise.all(order.map(arrive))
          else for (const way of order) await arrive(way)
          expect([(await balance()) - before, await state(deposit.depositId)]).toEqual([10_000n, 'SETTLED'])
          gateway.clock.advance(86_400_000)
          bench.token = await gateway.tokenOf('player01')
        },
      ),
      { numRuns: 12 },
    )
  })

  test('the credited amount is the reported one, not the ordered one', async () => {
    const before = await balance()
    const deposit = await start('100.00')
    await webhook(report(deposit, { amount: '7000' }))
    expect((await balance()) - before).toBe(7_000n)
  })

  test('another currency: in review, nothing credited', async () => {
    const before = await balance()
    const deposit = await start('100.00')
    await webhook(report(deposit, { currency: 'THB' }))
    expect([await state(deposit.depositId), await balance()]).toEqual(['REVIEW', before])
  })

  test.each([
    ['one cent more', '10001', '100.01'],
    ['more than the limits of the order', '2000001', '20000.01'],
    ['more than a JavaScript number holds', '9007199254740993', '90071992547409.93'],
  ])('%s than ordered: in review; an operator may credit at most the paid amount', async (_case, amount, reported) => {
    const before = await balance()
    const deposit = await start('100.00')
    expect((await webhook(report(deposit, { amount }))).statusCode).toBe(200)
    expect([await state(deposit.depositId), await balance()]).toEqual(['REVIEW', before])
    const { list } = (await bench.ops('deposits')).value
    expect(list.find(({ depositId }) => depositId === deposit.depositId)).toMatchObject({
      review: 'above-order',
      amount: '100.00',
      reported,
    })
    const cents = BigInt(amount) + 1n
    const above = await bench.approve(deposit, `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`)
    expect([above.status >= 400, await balance()]).toEqual([true, before])
    expect((await bench.approve(deposit, '100.00')).value).toMatchObject({ state: 'SETTLED', amount: '100.00' })
    expect((await balance()) - before).toBe(10_000n)
  })

  test('notifications: unsigned or wrongly signed refused, unknown reference not acknowledged', async () => {
    const deposit = await start()
    const before = await balance()
    const body = report(deposit)
    expect(
      (
        await gateway.app.inject({
          method: 'POST',
          url: '/psp/v1/notifications',
          payload: body,
          headers: { 'content-type': 'application/json' },
        })
      ).statusCode,
    ).toBe(401)
    expect((await webhook(body, gateway.ctx.config.keys.seamless)).statusCode).toBe(401)
    expect((await webhook(report({ ...deposit, depositId: '00000000-0000-4000-8000-000000000000' }))).statusCode).toBe(
      404,
    )
    expect(await balance()).toBe(before)
  })
})

describe('idempotency of orders', () => {
  test('5. the same key 20 times concurrently: one deposit, one answer', async () => {
    const key = newKey()
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask({ amount: '50.00' }, key)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body.value))).size).toBe(1)
    const deposit = answers[0]?.body.value
    if (!deposit) throw new Error('no deposit')
    await decide(deposit, 'approve')
    expect((await ask({ amount: '50.00' }, key)).body.value).toEqual(deposit)
  })

  test('5. the stored answer is lost in a crash: the same key finds the same deposit, also after it was settled', async () => {
    const key = newKey()
    const deposit = (await ask({ amount: '50.00' }, key)).body.value
    if (!deposit) throw new Error('no deposit')
    const loseAnswer = () =>
      gateway.ctx.db.execute(
        sql`update idempotent_calls set reply = null, claimed_at = '2000-01-01' where idempotency_key = ${key}`,
      )
    await loseAnswer()
    expect((await ask({ amount: '50.00' }, key)).body.value).toEqual(deposit)
    await decide(deposit, 'approve')
    await loseAnswer()
    expect((await ask({ amount: '50.00' }, key)).body.value).toMatchObject({
      depositId: deposit.depositId,
      state: 'SETTLED',
    })
  })

  test('6. the same key with another request is refused; no key: no deposit', async () => {
    const key = newKey()
    await ask({ amount: '50.00' }, key)
    expect(await ask({ amount: '60.00' }, key)).toMatchObject({
      status: 422,
      body: { errorCode: 'idempotency.mismatch' },
    })
    expect(await ask({ amount: '50.00' }, null)).toMatchObject({
      status: 400,
      body: { errorCode: 'request_param_err' },
    })
  })

  test('provider unavailable: 503, and the same key resumes the deposit', async () => {
    await bench.psp().close()
    const key = newKey()
    expect(await ask({ amount: '50.00' }, key)).toMatchObject({
      status: 503,
      body: { errorCode: 'deposit.provider.unavailable' },
    })
    await bench.startPsp()
    expect((await ask({ amount: '50.00' }, key)).body).toMatchObject({ success: true, value: { state: 'PENDING' } })
    const { rows } = await gateway.ctx.db.execute<{ n: number }>(
      sql`select count(*)::int as n from deposits where idempotency_key = ${key}`,
    )
    expect(rows[0]?.n).toBe(1)
  })
})

describe('G12 amounts', () => {
  test.each([
    '-1',
    '0',
    '-0',
    '1e3',
    '10.005',
    'NaN',
    'Infinity',
    '1,000',
    '１，０００',
    '１e３',
    '½',
    '9007199254740993',
    '1e309',
    ' 10',
    '0x10',
    '',
    '10.',
    '.5',
  ])('%j is refused', async (amount) => {
    expect((await ask({ amount })).status).toBe(400)
  })
  test.each([[10], [[]], [{}], [null], [true]])('%j is not a string: refused', async (amount) => {
    expect((await ask({ amount })).status).toBe(400)
  })
  test.each([
    ['9.99', 'money.amount.below.minimum'],
    ['5000.01', 'money.amount.above.maximum'],
  ])('%s is outside the limits', async (amount, errorCode) => {
    expect((await ask({ amount })).body.errorCode).toBe(errorCode)
  })
  test('the daily limit holds for concurrent deposits', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask({ amount: '5000.00' })))
    expect(answers.filter((answer) => answer.body.success)).toHaveLength(4)
    expect(answers.filter((answer) => answer.body.errorCode === 'money.limit.reached')).toHaveLength(4)
  })
  test.each(['//evil.test', 'https://evil.test', '/\\evil.test'])(
    'the return path %j is refused',
    async (returnPath) => {
      expect((await ask({ amount: '50.00', returnPath })).status).toBe(400)
    },
  )
})

describe('the demo provider', () => {
  test.each(['pt', 'en', 'ja', 'ko', 'es', 'th'])(
    'the page in %s: says that this is play money, cannot be framed, loads nothing',
    async (lang) => {
      const deposit = await start()
      const page = await bench.psp().inject({ url: `${bench.pagePath(deposit)}?lang=${lang}` })
      const label = {
        pt: 'Dinheiro fictício',
        en: 'Play money',
        ja: 'プレイマネー',
        ko: '플레이 머니',
        es: 'Dinero ficticio',
        th: 'เงินทดลองเล่น',
      }[lang]
      expect(page.payload).toContain(`<html lang="${lang}">`)
      expect(page.payload).toContain(label)
      expect(page.payload).toContain('<svg')
      expect(page.headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
    },
  )

  test('after the decision: the page links back to the site with the deposit’s id', async () => {
    const deposit = await start()
    await decide(deposit, 'approve')
    const page = await bench.psp().inject({ url: bench.pagePath(deposit) })
    expect(page.payload).toContain(`href="http://localhost:4000/m/voucherCenter?depositId=${deposit.depositId}"`)
  })

  test('a notification is repeated with growing delays until it is acknowledged', async () => {
    bench.webhookWorks = false
    const deposit = await start()
    await decide(deposit, 'approve')
    let sent = 0
    const stubborn = createNotifier(gateway.ctx, async (_url, body) => {
      if (!body.includes(deposit.depositId)) return true
      sent += 1
      return sent < 3 ? false : (await webhook(body)).statusCode === 200
    })
    for (let turn = 0; turn < 6; turn++) {
      gateway.clock.advance(120_000)
      await stubborn.deliver()
    }
    expect(sent).toBe(3)
    expect(await state(deposit.depositId)).toBe('SETTLED')
    expect([0, 1, 5, 20].map(retryDelay)).toEqual([1000, 2000, 32_000, 60_000])
  })

  test('the API accepts only signed orders', async () => {
    expect(
      (
        await bench.psp().inject({
          method: 'POST',
          url: '/api/payments',
          payload: {},
          headers: { 'content-type': 'application/json' },
        })
      ).statusCode,
    ).toBe(401)
    expect((await bench.psp().inject({ url: '/api/payments/00000000-0000-4000-8000-000000000000' })).statusCode).toBe(
      401,
    )
    expect((await bench.psp().inject({ url: '/pay/unknown-token' })).statusCode).toBe(404)
  })
})
