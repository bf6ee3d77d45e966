import { bookDifferencesIn } from '../../../testing/book-differences'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { giveMoney } from '../../../testing/give-money'
import { walletBench, type WalletBench } from '../../../testing/wallet'
import { newMember } from '../../../testing/new-member'
import { memberByAccount } from '../../identity'
import { giveRebateRates } from '../../agents'
import { inTransaction } from '../../platform/db/transaction'
import { openWeeks } from './open-weeks'

const day = 86_400_000
/** A Wednesday, 12:00 UTC. */
const wednesday = Date.UTC(2026, 5, 17, 12)

let gateway: TestGateway
let bench: WalletBench
let session: string
beforeAll(async () => {
  gateway = await startTestGateway({ now: wednesday })
  bench = await walletBench(gateway)
  const member = await memberByAccount(gateway.ctx.db, 'aurora', 'player01')
  if (!member) throw new Error('no member')
  const player = { id: member.id, merchantCode: 'aurora', currency: 'BRL' } as const
  await giveMoney(gateway.ctx.db, player, 100_000, gateway.clock.now())
  session = await bench.open(player)
})
afterAll(async () => {
  expect(await bookDifferencesIn(gateway.ctx)).toEqual([])
  await gateway.close()
})

const lose = (stake: string) => bench.playRound(session, stake, '0')
const token = () => gateway.tokenOf('player01')
const state = async () => (await gateway.call('manualRebate', { token: await token() })).body.value
const claim = async (key: string) =>
  (await gateway.call('claimManualRebate', { token: await token(), headers: { 'idempotency-key': key } })).body
const balance = async () => (await gateway.call('funds', { token: await token() })).body.value?.sumBalance

describe('single cashback', () => {
  test('settled rounds count at the rate of their category, open ones do not', async () => {
    await lose('10000')
    await lose('6000')
    await bench.call('bet', session, { roundId: bench.nextRound(), amount: '5000' })
    expect(await state()).toMatchObject({
      total: '0.96',
      minimum: '1.00',
      claimable: false,
      expiresAt: null,
      categories: [{ gameType: 'RNG', validBet: '160.00', rate: 60, amount: '0.96' }],
      claims: [],
    })
  })

  test('below the minimum: no payment, and the amount stays due', async () => {
    expect(await claim('claim-0001')).toMatchObject({
      errorCode: 'money.amount.below.minimum',
      fields: { amount: '1.00' },
    })
    await lose('4000')
    expect(await state()).toMatchObject({ total: '1.20', claimable: true })
  })

  test('it is paid into the balance once, by whatever key and however many ask at once', async () => {
    const answers = await Promise.all(['claim-0002', 'claim-0002', 'claim-0003', 'claim-0004'].map(claim))
    expect(answers.map(({ value, errorCode }) => value?.amount ?? errorCode)).toEqual([
      '1.20',
      '1.20',
      'money.amount.below.minimum',
      'money.amount.below.minimum',
    ])
    // 1,000.00 less stakes of 250.00
    expect(await balance()).toBe('751.20')
    expect(await state()).toMatchObject({ total: '0.00', claimable: false, claims: [{ amount: '1.20' }] })
  })

  test('last week can be claimed until this week ends, the week before no longer', async () => {
    await lose('10000')
    await lose('10000')
    gateway.clock.set(wednesday + 7 * day)
    const { bounds } = openWeeks(gateway.clock.now(), 'America/Sao_Paulo')
    expect(await state()).toMatchObject({ total: '1.20', claimable: true, expiresAt: bounds[2] })
    gateway.clock.set(bounds[2])
    expect(await state()).toMatchObject({ total: '0.00', claimable: false, expiresAt: null })
  })

  test('player with a higher rate from the agent above: more cashback', async () => {
    const merchant = await gateway.ctx.merchants.byCode('aurora')
    const agent = await memberByAccount(gateway.ctx.db, 'aurora', 'agent01')
    if (!merchant || !agent) throw new Error('no agent')
    const below = await newMember(gateway, merchant, 'below01', null, agent.id)
    const at = gateway.clock.now()
    await inTransaction(gateway.ctx.db, (tx) =>
      giveRebateRates(tx, { memberId: below.id, givenBy: agent.id, at }, { RNG: 90 }),
    )
    const player = { id: below.id, merchantCode: 'aurora', currency: 'BRL' } as const
    await giveMoney(gateway.ctx.db, player, 100_000, at)
    await bench.playRound(await bench.open(player), '10000', '0')
    const { body } = await gateway.call('manualRebate', { token: below.token })
    expect(body.value).toMatchObject({ total: '0.90', categories: [{ gameType: 'RNG', rate: 90 }] })
  })

  test('a merchant without rates has none', async () => {
    const stranger = await gateway.tokenOf('player01', 'lotus')
    const answer = await gateway.call('manualRebate', { token: stranger, merchant: 'lotus' })
    expect(answer.body.errorCode).toBe('function.not.available')
  })
})

describe('openWeeks', () => {
  test.each([
    ['2026-06-17T12:00:00Z', ['2026-06-08', '2026-06-15']],
    // Sunday 23:59 in São Paulo is Monday in UTC.
    ['2026-06-15T02:59:00Z', ['2026-06-01', '2026-06-08']],
    ['2026-06-15T03:00:00Z', ['2026-06-08', '2026-06-15']],
  ])('at %s the weeks of the merchant that can be claimed are %j', (at, days) => {
    expect(openWeeks(Date.parse(at), 'America/Sao_Paulo').days).toEqual(days)
  })
})
