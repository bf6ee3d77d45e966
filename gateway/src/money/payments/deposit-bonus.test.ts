import type { Deposit } from '@mosaic/contracts'
import type { CampaignTerms } from '@mosaic/contracts/desk'
import { sql } from 'drizzle-orm'
import { memberById, openSession } from '../../identity'
import { inTransaction } from '../../platform/db/transaction'
import { ledgerOfMember, verifyLedger } from '../ledger'
import { bookDifferencesIn } from '../../../testing/book-differences'
import { launchedCampaign } from '../../../testing/campaign'
import { giveBonus, usualWagering } from '../../../testing/bonus'
import { type DepositBench, startDepositBench } from '../../../testing/deposit-bench'
import { startTestDesk, type TestDesk } from '../../../testing/desk'
import { newMember } from '../../../testing/new-member'
import { closeExpired } from '../../loyalty/campaigns/close-expired'

/** A merchant like Lótus with all records. */
const site = { merchant: 'golden', method: 'promptpay', currency: 'THB' } as const
let bench: DepositBench
let desk: TestDesk
let serial = 0
let memberId = ''
beforeAll(async () => {
  bench = await startDepositBench(site)
  await bench.gateway.saveMerchant('golden', { like: 'lotus', flags: ['DEPRECM3', 'TRANSREC3', 'PERSREP'] })
  desk = await startTestDesk(bench.gateway)
  const of = { cap: '2000.00', least: '300.00', methods: [] }
  const launch = (id: string, title: string, kind: CampaignTerms['of'], factor: number) =>
    launchedCampaign(bench.gateway.ctx, id, {
      merchantCode: 'golden',
      sort: factor === 10 ? 1 : 2,
      currency: 'THB',
      texts: {
        EN: { title, content: '<p>x</p>' },
        PT: { title: 'Bônus diário 10%', content: '<p>x</p>' },
        JA: { title: 'デイリーボーナス 10%', content: '<p>x</p>' },
      },
      terms: {
        of: kind,
        reward: { type: 'bonus', wagering: { ...usualWagering, factor, stackable: true } },
        budget: '100000.00',
      },
    })
  await launch('welcome', 'Welcome bonus 100%', { kind: 'FIRST_DEPOSIT', percent: 100, ...of }, 10)
  await launch(
    'daily',
    'Daily bonus 10%',
    { kind: 'RELOAD', percent: 10, cap: '500.00', least: '200.00', methods: ['promptpay', 'bank'], every: 'day' },
    5,
  )
})
afterAll(async () => {
  expect((await verifyLedger(bench.gateway.ctx.db)).faults).toEqual([])
  expect(await bookDifferencesIn(bench.gateway.ctx)).toEqual([])
  await desk.close()
  await bench.close()
})
/** A member without deposits. */
beforeEach(async () => {
  const merchant = await bench.gateway.ctx.merchants.byCode('golden')
  if (!merchant) throw new Error('no merchant')
  const member = await newMember(bench.gateway, merchant, `bonus${++serial}`)
  bench.token = member.token
  memberId = member.id
})

const asked = () => ({ merchant: 'golden', token: bench.token })
const signInAgain = async () => {
  const { ctx } = bench.gateway
  const row = await memberById(ctx.db, memberId)
  if (!row) throw new Error('no member')
  const device = { deviceId: 'device-1', userAgent: 'test', ip: '203.0.113.9' }
  bench.token = (await inTransaction(ctx.db, (tx) => openSession(tx, ctx, row, device))).info.token
}
const start = (amount: string, promotionId: string, method = 'promptpay') =>
  bench.start(amount, method, method === 'bank' ? 'depositTransfer' : 'depositGateway', { promotionId })
const refusal = async (amount: string, promotionId: string, method = 'promptpay') =>
  (await bench.order('depositGateway', { method, amount, promotionId })).body
const paid = async (deposit: Deposit, amount: string) => {
  await bench.webhook(bench.report(deposit, { amount }))
  await bench.gateway.ctx.events.drained()
}
const approveAtDesk = async ({ depositId: id }: Deposit, amount: string, which: 1 | 2) => {
  const cookie = await desk.operator('cashier', which)
  const { code } = await desk.call('decideDeposit', { cookie, body: { id, verdict: 'approve', amount } })
  expect(code).toBe('OK')
}
const balance = async () => {
  await bench.gateway.ctx.events.drained()
  return (await bench.gateway.call('funds', asked())).body.value?.sumBalance
}
const inBonus = async () =>
  (await bench.gateway.call('funds', asked())).body.value?.wallets.find(({ code }) => code === 'bonus')?.balance
const status = async ({ depositId }: Deposit) =>
  (await bench.gateway.call('depositStatus', { ...asked(), query: { depositId } })).body.value
const offers = async () => (await bench.gateway.call('depositSettings', asked())).body.value?.bonuses ?? []
const taken = async () => Object.fromEntries((await offers()).map((offer) => [offer.promotionId, offer.taken]))
const quota = async () => (await bench.gateway.call('withdrawSettings', asked())).body.value?.quota
const unavailable = (why: string) => ({ errorCode: 'deposit.bonus.unavailable', fields: { promotionId: why } })

describe('the offers', () => {
  test('are in the settings with their terms; the chosen one is credited with the deposit and requires its turnover', async () => {
    expect(await offers()).toMatchObject([
      { promotionId: 'welcome', percent: 100, cap: '2000.00', least: '300.00', turnover: 10, taken: 'free' },
      { promotionId: 'daily', percent: 10, methods: ['promptpay', 'bank'], taken: 'free' },
    ])
    const deposit = await start('500.00', 'welcome')
    expect(deposit.bonus).toMatchObject({ state: 'PROMISED', amount: '500.00', toWager: '5000.00' })
    expect(await taken()).toEqual({ welcome: 'held', daily: 'free' })
    await paid(deposit, '50000')
    expect(await balance()).toBe('1000.00')
    expect(await status(deposit)).toMatchObject({
      state: 'SETTLED',
      amount: '500.00',
      bonus: { promotionId: 'welcome', state: 'CREDITED', amount: '500.00', toWager: '5000.00' },
    })
    expect(await inBonus()).toBe('500.00')
    // The bonus is wagered in its own account: the balance asks the turnover of the deposit alone.
    expect(await quota()).toMatchObject({ turnoverLeft: '500.00', bonusTurnoverLeft: '0.00', withdrawable: '0.00' })
    expect((await bench.gateway.call('bonuses', asked())).body.value?.list).toMatchObject([
      { promotionId: 'welcome', state: 'ACTIVE', amount: '500.00', required: '5000.00', progress: '0.00' },
    ])
    expect(await taken()).toEqual({ welcome: 'used', daily: 'free' })
  })

  test('no choice: no bonus and no additional turnover', async () => {
    const deposit = await bench.start('500.00')
    await paid(deposit, '50000')
    expect([await balance(), (await status(deposit))?.bonus]).toEqual(['500.00', null])
    expect(await quota()).toMatchObject({ turnoverLeft: '500.00', bonusTurnoverLeft: '0.00' })
  })

  test('the record shows the deposit alone, the operator’s view the bonus in its own account', async () => {
    await paid(await start('500.00', 'daily'), '50000')
    const entries = async (language: string) =>
      (await bench.gateway.call('accountReport', { ...asked(), language })).body.value?.list.map(
        ({ kind, title, amount }) => [kind, title, amount],
      )
    expect(await entries('JA')).toEqual([['deposit', 'promptpay', '500.00']])
    const query = { startDate: bench.gateway.clock.now() - 60_000, endDate: bench.gateway.clock.now() }
    const { body } = await bench.gateway.call('depositReportByInstant', { ...asked(), language: 'EN', query })
    expect(body.value?.list).toMatchObject([{ amount: '500.00', promotionName: 'Daily bonus 10%' }])
    const sheet = await ledgerOfMember(bench.gateway.ctx.db, 'golden', memberId, { pageNo: 1, pageSize: 5 })
    expect(sheet).toContainEqual(
      expect.objectContaining({ kind: 'bonus', title: 'Daily bonus 10%', balanceType: 'bonus' }),
    )
  })
})

describe('refused bonuses', () => {
  test.each([
    ['an unknown offer', '500.00', 'nonsense', 'promptpay', 'unknown'],
    ['less than the minimum', '299.99', 'welcome', 'promptpay', 'least'],
    ['another payment method', '500.00', 'daily', 'card', 'method'],
  ] as const)('%s, and nothing is ordered', async (_, amount, id, method, why) => {
    expect(await refusal(amount, id, method)).toMatchObject(unavailable(why))
    expect((await bench.gateway.call('depositReport', asked())).body.value?.totalCount).toBe(0)
  })

  test('a first-deposit offer after a deposit without it', async () => {
    await paid(await bench.start('100.00'), '10000')
    expect(await refusal('500.00', 'welcome')).toMatchObject(unavailable('used'))
  })

  test('an offer reserved by an open deposit, until that deposit ends', async () => {
    const deposit = await start('500.00', 'welcome')
    expect(await refusal('500.00', 'welcome')).toMatchObject(unavailable('held'))
    await bench.gateway.call('cancelDeposit', { ...asked(), body: { depositId: deposit.depositId } })
    expect((await status(deposit))?.bonus).toMatchObject({ state: 'LOST', amount: '0.00' })
    expect((await start('500.00', 'welcome')).bonus).toMatchObject({ state: 'PROMISED' })
  })

  test('a daily offer twice on one business day', async () => {
    await paid(await start('500.00', 'daily'), '50000')
    expect(await refusal('500.00', 'daily')).toMatchObject(unavailable('used'))
    bench.gateway.clock.advance(86_400_000)
    await signInAgain()
    expect(await taken()).toEqual({ welcome: 'used', daily: 'free' })
  })

  test('every bonus at Aurora: Brazil forbids bonuses', async () => {
    const aurora = { token: await bench.gateway.tokenOf('player01'), headers: { 'idempotency-key': bench.newKey() } }
    expect((await bench.gateway.call('depositSettings', aurora)).body.value?.bonuses).toEqual([])
    const body = { method: 'pix', amount: '500.00', promotionId: 'welcome' }
    expect((await bench.gateway.call('depositGateway', { ...aurora, body })).body).toMatchObject(unavailable('unknown'))
  })

  test('5. 6. the same key: with another bonus refused, with the same bonus the same deposit', async () => {
    const key = bench.newKey()
    const order = (promotionId?: string) =>
      bench.order('depositGateway', { method: 'promptpay', amount: '500.00', promotionId }, key)
    const first = await order('daily')
    expect((await order('daily')).body.value).toEqual(first.body.value)
    expect((await order()).body.errorCode).toBe('idempotency.mismatch')
  })
})

describe('14. deposit once, and its bonus with it', () => {
  test('repeated, concurrent and late reports credit one bonus', async () => {
    const deposit = await start('500.00', 'daily')
    await Promise.all(Array.from({ length: 4 }, () => paid(deposit, '50000')))
    await bench.webhook(bench.report(deposit, { state: 'DECLINED' }))
    await paid(deposit, '50000')
    expect(await balance()).toBe('550.00')
  })

  test.each([
    ['less', '30000', '330.00', 'CREDITED'],
    ['less than the minimum', '19999', '199.99', 'LOST'],
  ] as const)('of %s that was really paid', async (_, amount, left, state) => {
    const deposit = await start('500.00', 'daily')
    await paid(deposit, amount)
    expect([await balance(), (await status(deposit))?.bonus?.state]).toEqual([left, state])
    expect((await taken()).daily).toBe(state === 'LOST' ? 'free' : 'used')
  })

  test.each([
    ['more', '70000', '700.00', '750.00'],
    ['much more', '600000', '6000.00', '6050.00'],
  ])(
    'paid %s: credited after two operators decided, with the bonus that was set aside',
    async (_, amount, found, left) => {
      const deposit = await start('500.00', 'daily')
      await paid(deposit, amount)
      expect([await balance(), (await status(deposit))?.bonus?.state]).toEqual(['0.00', 'PROMISED'])
      await approveAtDesk(deposit, found, 1)
      expect([await balance(), (await status(deposit))?.bonus?.state]).toEqual(['0.00', 'PROMISED'])
      await approveAtDesk(deposit, found, 2)
      expect([await balance(), (await status(deposit))?.bonus?.state]).toEqual([left, 'CREDITED'])
    },
  )

  test('the bonus does not include the fee', async () => {
    await paid(await start('500.00', 'welcome', 'card'), '51000')
    expect(await balance()).toBe('1000.00')
  })

  test.each(['DECLINED', 'EXPIRED', 'CANCELLED'] as const)('%s: no bonus, also for a late payment', async (state) => {
    const deposit = await start('500.00', 'daily')
    await bench.webhook(bench.report(deposit, { state }))
    expect((await taken()).daily).toBe('free')
    await paid(deposit, '50000')
    expect((await bench.approve(deposit, '500.00')).status).toBe(200)
    expect([await balance(), (await status(deposit))?.bonus?.state]).toEqual(['500.00', 'LOST'])
  })

  test('a bank transfer: approved with the bonus, refused without', async () => {
    const image =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
    const depositWithProof = async () => {
      const deposit = await start('500.00', 'daily', 'bank')
      await bench.gateway.call('depositProof', { ...asked(), body: { depositId: deposit.depositId, image } })
      return deposit
    }
    const refused = await depositWithProof()
    await bench.reject(refused, 'Not here')
    expect([await balance(), (await taken()).daily]).toEqual(['0.00', 'free'])
    await bench.approve(await depositWithProof(), '400.00')
    expect(await balance()).toBe('440.00')
  })
})

test('a bonus that cannot start while another is in play: the receipt says that it waits, and that it was lost once it is not claimed', async () => {
  const { ctx, clock } = bench.gateway
  await giveBonus(ctx, { id: memberId, merchantCode: 'golden', currency: 'THB' }, '10.00', { days: 30 })
  await ctx.db.execute(
    sql`update campaigns set terms = jsonb_set(terms, '{reward,wagering,stackable}', 'false') where id = 'daily'`,
  )
  const deposit = await start('500.00', 'daily')
  await paid(deposit, '50000')
  expect((await status(deposit))?.bonus).toMatchObject({ state: 'CREDITED', amount: '50.00', waits: true })
  const { list } = (await bench.gateway.call('depositReport', asked())).body.value ?? { list: [] }
  expect(list.find(({ depositId }) => depositId === deposit.depositId)?.bonus).toMatchObject({ waits: true })
  clock.advance(8 * 86_400_000)
  await closeExpired(ctx)
  await signInAgain()
  expect((await status(deposit))?.bonus).toMatchObject({ state: 'LOST', amount: '0.00' })
})
