import fc from 'fast-check'
import { minor } from '@mosaic/contracts'
import { type DepositBench, startDepositBench } from '../../../testing/deposit-bench'
import { type Behaviour, behaviours, notificationsOf, paidAmount } from './behaviour'
import { pageTexts } from './texts'

test('wrong-amount pays a tenth less but never zero; every other behaviour pays the ordered amount', () => {
  fc.assert(
    fc.property(fc.constantFrom(...behaviours), fc.bigInt(1n, 10n ** 12n), (behaviour, units) => {
      const paid = paidAmount(behaviour, minor(units))
      expect(paid > 0n && paid <= units).toBe(true)
      if (behaviour !== 'wrong-amount') expect(paid).toBe(units)
    }),
  )
})

test('only the behaviour never sends no notification', () => {
  expect(behaviours.filter((each) => notificationsOf(each, 'PAID').length === 0)).toEqual(['never'])
})

describe('the gateway with each behaviour of the provider', () => {
  let bench: DepositBench
  beforeAll(async () => {
    bench = await startDepositBench()
  })
  afterAll(() => bench.close())
  beforeEach(() => bench.newDay())

  const expected: readonly (readonly [Behaviour, bigint])[] = [
    ['usual', 10_000n],
    ['slow', 10_000n],
    ['duplicate', 10_000n],
    ['out-of-order', 10_000n],
    ['wrong-amount', 9_000n],
    ['never', 10_000n],
    ['cut', 10_000n],
  ]
  test.each(expected)(
    '%s: %s is credited once, despite polls and repeated notifications',
    async (behaviour, credited) => {
      const before = await bench.balance()
      const deposit = await bench.start('100.00')
      await bench.decide(deposit, 'approve', behaviour)
      for (let turn = 0; turn < 3; turn++) {
        await bench.state(deposit.depositId)
        await bench.deliverAgain()
        bench.gateway.clock.advance(10_000)
      }
      expect([await bench.state(deposit.depositId), (await bench.balance()) - before]).toEqual(['SETTLED', credited])
      const { body } = await bench.gateway.call('depositReport', { token: bench.token, query: { state: 'SETTLED' } })
      expect(body.value?.list[0]).toMatchObject({
        depositId: deposit.depositId,
        amount: String(credited / 100n) + '.00',
      })
    },
  )

  test('wrong-amount: the provider’s page shows the paid amount', async () => {
    const deposit = await bench.start('100.00')
    await bench.decide(deposit, 'approve', 'wrong-amount')
    const page = await bench.psp().inject({ url: `${bench.pagePath(deposit)}?lang=en` })
    expect(page.payload).toContain('R$90.00')
    expect(page.payload).not.toContain('R$100.00')
  })

  test.each([
    ['pix', 'usual'],
    ['pix', 'wrong-amount'],
    ['card', 'usual'],
    ['card', 'wrong-amount'],
  ] as const)(
    '19. restart reconciliation: %s, %s: the provider’s list matches the ledger',
    async (method, behaviour) => {
      const deposit = await bench.start('100.00', method)
      await bench.decide(deposit, 'approve', behaviour)
      expect(await bench.state(deposit.depositId)).toBe('SETTLED')
      const { deposits } = (await bench.ops('reconcilePayments')).value
      expect(deposits.compared).toBeGreaterThan(0)
      expect(deposits.differences.filter(({ reference }) => reference === deposit.depositId)).toEqual([])
    },
  )

  test('slow: neither a notification nor a poll reports the payment early', async () => {
    const deposit = await bench.start()
    await bench.decide(deposit, 'approve', 'slow')
    expect(await bench.state(deposit.depositId)).toBe('PENDING')
  })

  test('never: the deposit stays open until it is polled', async () => {
    await bench.deliverAgain()
    const before = await bench.balance()
    const deposit = await bench.start()
    await bench.decide(deposit, 'approve', 'never')
    await bench.deliverAgain()
    expect(await bench.balance()).toBe(before)
    expect(await bench.state(deposit.depositId)).toBe('SETTLED')
  })

  test('cut: a retry with the same key after a lost answer finds the same payment', async () => {
    const choose = (behaviour: string, origin?: string) =>
      bench.psp().inject({
        method: 'POST',
        url: '/behaviour?lang=pt',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...(origin && { origin }) },
        payload: `behaviour=${behaviour}`,
      })
    expect((await choose('cut', 'https://evil.test')).statusCode).toBe(403)
    expect((await choose('unseen-of')).statusCode).toBe(400)
    expect((await choose('cut')).statusCode).toBe(303)
    const page = await bench.psp().inject({ url: '/?lang=pt' })
    expect(page.payload).toContain('<option value="cut" selected>')
    const [key, before] = [bench.newKey(), await bench.balance()]
    const order = { method: 'pix', amount: '100.00' }
    expect(await bench.order('depositQr', order, key)).toMatchObject({
      status: 503,
      body: { errorCode: 'deposit.provider.unavailable' },
    })
    const deposit = (await bench.order('depositQr', order, key)).body.value
    await choose('usual')
    if (!deposit) throw new Error('no deposit')
    await bench.decide(deposit, 'approve')
    expect([await bench.state(deposit.depositId), (await bench.balance()) - before]).toEqual(['SETTLED', 10_000n])
  })

  test('card: the payment page has no input for a card number', async () => {
    const deposit = await bench.start('100.00', 'card')
    const { payload } = await bench.psp().inject({ url: `${bench.pagePath(deposit)}?lang=en` })
    expect(payload).toContain(pageTexts.en.card)
    expect(payload).not.toContain('<input')
    // The charged amount includes the fee.
    expect(payload).toContain('101.50')
  })
})
