import type { BodyOf, Currency } from '@mosaic/contracts'
import { bookDifferencesIn } from '../../../testing/book-differences'
import { startTestGateway, type TestGateway } from '../../../testing/gateway'
import { giveMoney } from '../../../testing/give-money'
import { walletBench, type WalletBench } from '../../../testing/wallet'
import { demoPassword } from '../../demo'
import { createMember, hashPassword } from '../../identity'
import { playerFunds } from '../../money/ledger'
import { inTransaction } from '../../platform/db/transaction'
import type { Merchant } from '../../platform/runtime/app-context'
import { settleRebates } from '..'
import { answerContract } from './answer'
import { offerContract } from './offer'
import { changePayment, paymentsOf } from './payment-store'
import { settleContracts } from './settle-contracts'
import { termsOfBody } from './terms-of-body'

const hour = 3_600_000
const day = 24 * hour

let gateway: TestGateway
let bench: WalletBench
let tokyo: Merchant
let passwordHash: string
/** Noon of a Monday in Tokyo. */
const start = Date.UTC(2026, 5, 15, 3)

beforeAll(async () => {
  gateway = await startTestGateway({ now: start })
  bench = await walletBench(gateway)
  passwordHash = await hashPassword(demoPassword)
})
afterAll(() => gateway.close())

let serial = 0
/** A merchant for each test, whose contracts are the only ones. */
beforeEach(async () => {
  gateway.clock.set(start + 15 * day * ((serial += 1) - 1))
  const code = `tokyo${serial}`
  await gateway.saveMerchant(code, { currency: 'JPY', timeZone: 'Asia/Tokyo', defaultLanguage: 'JA' })
  const saved = await gateway.ctx.merchants.byCode(code)
  if (!saved) throw new Error('no merchant')
  tokyo = saved
})

const join = async (type: number, parentId: string | null) => {
  const [at, account] = [gateway.clock.now(), `agent${(serial += 1)}x`]
  const member = await inTransaction(gateway.ctx.db, (tx) =>
    createMember(tx, gateway.ctx, { merchant: tokyo, account, type, passwordHash, parentId, at }),
  )
  await giveMoney(gateway.ctx.db, { id: member.id, merchantCode: tokyo.code, currency: 'JPY' }, 1_000_000, at)
  return { id: member.id, account, merchantCode: tokyo.code, currency: 'JPY' as Currency }
}
type Person = Awaited<ReturnType<typeof join>>

const team = async () => {
  const top = await join(2, null)
  const mid = await join(1, top.id)
  return { top, mid, player: await join(0, mid.id) }
}

const as = async ({ account }: Person) => ({ token: await gateway.tokenOf(account, tokyo.code), merchant: tokyo.code })

type Body = Omit<BodyOf<'offerContract'>, 'agentId'>
/** The house offers, and the agent at the top accepts. */
const fromTheHouse = async (top: Person, body: Body) => {
  const defaults = { period: 'week', negative: 'carry', stackable: false } as const
  const terms = termsOfBody({ agentId: top.id, ...defaults, ...body }, 'JPY')
  if (!terms.ok) throw new Error(terms.code)
  const offered = await offerContract(gateway.ctx, tokyo, null, {
    agentId: top.id,
    terms: terms.value,
    from: '',
    by: 'desk',
    requestKey: null,
  })
  if (!offered.ok) throw new Error(offered.code)
  await answerContract(gateway.ctx, tokyo, { memberId: top.id, from: '' }, offered.value.id, 'accept')
  return offered.value.id
}
const offer = async (from: Person, to: Person, body: Body, key = `offer-${(serial += 1)}-key`) =>
  (
    await gateway.call('offerContract', {
      ...(await as(from)),
      body: { agentId: to.id, ...body },
      headers: { 'idempotency-key': key },
    })
  ).body
const answerDaily = async (person: Person, status: 'A' | 'R' | 'C', id?: string) =>
  (await gateway.call('answerDailySalary', { ...(await as(person)), body: { status, ...(id && { id }) } })).body
const contractsOf = async (person: Person) => (await gateway.call('agentContracts', await as(person))).body.value
const fundsCall = async (person: Person) => (await gateway.call('funds', await as(person))).body.value

const lose = async (player: Person, amount: number): Promise<string> => {
  const [session, roundId] = [await bench.open(player), bench.nextRound()]
  const bet = { roundId, txId: `${roundId}-bet`, currency: 'JPY', amount: String(amount), winAmount: '0' }
  const placed = await bench.call('betwin', session, { ...bet, roundClosed: true })
  if (placed.json.status !== 'OK') throw new Error(placed.text)
  return roundId
}
const settle = async () => {
  await gateway.ctx.events.drained()
  await settleContracts(gateway.ctx, tokyo)
}
const balanceOf = async ({ id }: Person) => Number((await playerFunds(gateway.ctx.db, tokyo.code, id, 'JPY')).total)
const daily = (rate: number, more: Partial<Body['tiers'][number]> = {}): Body => ({
  kind: 'dailySalary',
  tiers: [{ rate, ...more }],
})

test('a dividend: waits for an operator, deducts what was paid, and is paid once', async () => {
  const { top, player } = await team()
  await fromTheHouse(top, daily(100))
  await fromTheHouse(top, { kind: 'dividend', tiers: [{ rate: 2000 }], period: 'week' })
  gateway.clock.advance(7 * day)
  await lose(player, 10_000)
  gateway.clock.advance(7 * day)
  await settleRebates(gateway.ctx, tokyo)
  await settle()
  const before = await balanceOf(top)
  const dividend = (await paymentsOf(gateway.ctx.db, top.id, 40)).find(
    ({ kind, stake }) => kind === 'dividend' && stake > 0n,
  )
  if (!dividend) throw new Error('no dividend')
  const { rebates, salaries, stake } = dividend
  expect([stake, salaries]).toEqual([10_000n, 100n])
  expect(dividend.amount).toBe(((stake - rebates - salaries) * 2000n) / 10_000n)
  await settle()
  expect(await balanceOf(top)).toBe(before)
  await inTransaction(gateway.ctx.db, (tx) =>
    changePayment(tx, dividend, { approvedAt: gateway.clock.now(), approvedBy: 'ops' }),
  )
  await settle()
  await settle()
  expect(BigInt(await balanceOf(top)) - BigInt(before)).toBe(dividend.amount)
  expect(await bookDifferencesIn(gateway.ctx)).toEqual([])
})

test('an offer: prompts in the funds, is accepted once, and pays from the next day on the level difference', async () => {
  const { top, mid, player } = await team()
  await fromTheHouse(top, daily(100))
  const offered = await offer(top, mid, daily(30))
  expect(offered).toMatchObject({ success: true })
  expect((await fundsCall(mid))?.dailysalreqtype).toMatchObject({ status: 'P', details: [{ rate: 30 }] })
  expect((await fundsCall(player))?.dailysalreqtype).toBe('')
  expect(await answerDaily(mid, 'A')).toMatchObject({ value: { state: 'ACTIVE' } })
  expect(await answerDaily(mid, 'A')).toMatchObject({ success: false, errorCode: 'not.found' })
  expect((await fundsCall(mid))?.dailysalreqtype).toBe('')
  await lose(player, 5000)
  gateway.clock.advance(day)
  await lose(player, 10_000)
  const before = [await balanceOf(top), await balanceOf(mid)]
  gateway.clock.advance(day)
  await settle()
  await settle()
  expect([(await balanceOf(top)) - Number(before[0]), (await balanceOf(mid)) - Number(before[1])]).toEqual([70, 30])
  const [payment] = (await gateway.call('contractPayments', await as(top))).body.value?.list ?? []
  expect(payment).toMatchObject({ turnover: '10000', rate: 100, share: '100', below: '30', amount: '70' })
  expect(await bookDifferencesIn(gateway.ctx)).toEqual([])
})

test('terms above the own, to a stranger, to a downline of a downline, without a contract: refused', async () => {
  const { top, mid, player } = await team()
  expect(await offer(mid, player, daily(10))).toMatchObject({ errorCode: 'contract.none' })
  await fromTheHouse(top, daily(100, { minTurnover: '1000' }))
  expect(await offer(top, mid, daily(101, { minTurnover: '1000' }))).toMatchObject({
    errorCode: 'contract.above.own',
    fields: { 'tiers.0': 'above' },
  })
  expect(await offer(top, mid, daily(10, { minTurnover: '999' }))).toMatchObject({ errorCode: 'contract.above.own' })
  expect(await offer(top, player, daily(10, { minTurnover: '1000' }))).toMatchObject({ errorCode: 'not.found' })
  expect(await offer(top, top, daily(10, { minTurnover: '1000' }))).toMatchObject({ errorCode: 'not.found' })
  expect(await offer(top, (await team()).mid, daily(10))).toMatchObject({ errorCode: 'not.found' })
  expect(await offer(top, mid, daily(10, { minTurnover: '1000.5' }))).toMatchObject({
    errorCode: 'money.amount.invalid',
    fields: { 'tiers.0.minTurnover': 'amount' },
  })
})

test('a second offer while one waits: refused; declined, withdrawn or 72 hours later: possible', async () => {
  const { top, mid } = await team()
  await fromTheHouse(top, daily(100))
  await offer(top, mid, daily(30))
  expect(await offer(top, mid, daily(40))).toMatchObject({ errorCode: 'contract.pending' })
  expect(await answerDaily(mid, 'R')).toMatchObject({ value: { state: 'DECLINED' } })
  const second = await offer(top, mid, daily(40))
  expect(await answerDaily(top, 'C', second.value?.id)).toMatchObject({ value: { state: 'WITHDRAWN' } })
  await offer(top, mid, daily(50))
  gateway.clock.advance(72 * hour - 1)
  expect((await fundsCall(mid))?.dailysalreqtype).not.toBe('')
  gateway.clock.advance(1)
  expect((await fundsCall(mid))?.dailysalreqtype).toBe('')
  expect((await contractsOf(mid))?.own.map(({ state }) => state)).toEqual(['EXPIRED', 'WITHDRAWN', 'DECLINED'])
  expect(await offer(top, mid, daily(60))).toMatchObject({ success: true })
})

test('a daily and an hourly salary: excluded, unless one is stackable', async () => {
  const { top } = await team()
  await fromTheHouse(top, daily(100))
  await expect(fromTheHouse(top, { kind: 'hourlySalary', tiers: [{ rate: 5 }] })).rejects.toThrow('contract.exclusive')
  await fromTheHouse(top, { kind: 'hourlySalary', tiers: [{ rate: 5 }], stackable: true })
})

test('a new version of the agent above: takes over at the next day, and ends what exceeds it', async () => {
  const { top, mid } = await team()
  await fromTheHouse(top, daily(100))
  await offer(top, mid, daily(60))
  await answerDaily(mid, 'A')
  gateway.clock.advance(day)
  await fromTheHouse(top, daily(50))
  const [own] = [await contractsOf(top), await contractsOf(mid)]
  expect(own?.own.map(({ state, version }) => [state, version])).toEqual([
    ['ACTIVE', 2],
    ['SUPERSEDED', 1],
  ])
  const [ended] = (await contractsOf(mid))?.own ?? []
  expect(ended).toMatchObject({ state: 'TERMINATED', toAt: own?.own[0]?.fromAt })
})

test('a bet that is taken back after its day was paid: deducted from the next day, visibly', async () => {
  const { top, player } = await team()
  await fromTheHouse(top, daily(100))
  gateway.clock.advance(day)
  const roundId = await lose(player, 10_000)
  gateway.clock.advance(day)
  await settle()
  const session = await bench.open(player)
  const undone = await bench.call('rollback', session, { roundId, refTxId: `${roundId}-bet`, currency: 'JPY' })
  expect(undone.json.status).toBe('OK')
  await lose(player, 8000)
  gateway.clock.advance(day)
  await settle()
  const payments = (await paymentsOf(gateway.ctx.db, top.id, 9)).map(({ turnover, share }) => [turnover, share])
  expect(payments.slice(0, 2)).toEqual([
    [8000n, 0n],
    [10_000n, 100n],
  ])
  gateway.clock.advance(day)
  await settle()
  expect((await paymentsOf(gateway.ctx.db, top.id, 9))[0]).toMatchObject({ turnover: 0n, share: 0n })
})

test('another agent’s contract: not answered by id, not shown', async () => {
  const [one, other] = [await team(), await team()]
  await fromTheHouse(one.top, daily(100))
  const offered = await offer(one.top, one.mid, daily(30))
  expect(await answerDaily(other.mid, 'A', offered.value?.id)).toMatchObject({ errorCode: 'not.found' })
  expect((await contractsOf(other.top))?.offered).toEqual([])
})

const preview = async (person: Person, body: BodyOf<'contractPreview'>) =>
  (await gateway.call('contractPreview', { ...(await as(person)), body })).body
const played = ({ turnover }: { readonly turnover: string }) => turnover !== '0'

test('what-if before and after an offer: what each side would have been paid, as the settlement pays it', async () => {
  const { top, mid, player } = await team()
  await fromTheHouse(top, daily(100))
  gateway.clock.advance(day)
  await lose(player, 10_000)
  gateway.clock.advance(day)
  await gateway.ctx.events.drained()
  const before = await preview(top, { agentId: mid.id, ...daily(30) })
  expect(before.value?.list).toHaveLength(7)
  expect(before.value?.list.filter(played)).toMatchObject([
    { turnover: '10000', rate: 30, share: '30', below: '0', amount: '30', offerorAmount: '70' },
  ])
  const contractId = (await offer(top, mid, daily(30))).value?.id ?? ''
  expect((await preview(mid, { contractId })).value?.list.filter(played)).toMatchObject([
    { amount: '30', offerorAmount: null },
  ])
  expect((await preview(top, { contractId })).value?.list.filter(played)).toMatchObject([
    { amount: '30', offerorAmount: '70' },
  ])
  await answerDaily(mid, 'A')
  gateway.clock.advance(day)
  await lose(player, 10_000)
  gateway.clock.advance(day)
  await settle()
  const [paid] = await paymentsOf(gateway.ctx.db, mid.id, 1)
  expect((await preview(mid, { contractId })).value?.list[0]).toMatchObject({
    periodKey: paid?.periodKey,
    amount: String(paid?.amount),
  })
})

test('what-if of a dividend: a loss of the house is carried from one period to the next', async () => {
  const { top, mid, player } = await team()
  await fromTheHouse(top, { kind: 'dividend', tiers: [{ rate: 2000 }], period: 'week' })
  const win = async (amount: number) => {
    const [session, roundId] = [await bench.open(player), bench.nextRound()]
    const bet = { roundId, txId: `${roundId}-bet`, currency: 'JPY', amount: '100', winAmount: String(amount) }
    await bench.call('betwin', session, { ...bet, roundClosed: true })
  }
  await win(600)
  gateway.clock.advance(7 * day)
  await lose(player, 10_000)
  gateway.clock.advance(7 * day)
  await gateway.ctx.events.drained()
  const body = { agentId: mid.id, kind: 'dividend' as const, period: 'week' as const, tiers: [{ rate: 1000 }] }
  const carried = (await preview(top, body)).value?.list ?? []
  expect(carried.slice(0, 2)).toMatchObject([
    { netLoss: '9500', amount: '950' },
    { netLoss: '-500', amount: '0' },
  ])
  const reset = (await preview(top, { ...body, negative: 'reset' })).value?.list ?? []
  expect(reset[0]).toMatchObject({ netLoss: '10000', amount: '1000' })
})

test('what-if of another tree, of the downline of a downline, of another’s contract: not found', async () => {
  const [one, other] = [await team(), await team()]
  await fromTheHouse(one.top, daily(100))
  const contractId = (await offer(one.top, one.mid, daily(30))).value?.id ?? ''
  const asked = [
    preview(other.top, { agentId: one.mid.id, ...daily(30) }),
    preview(one.top, { agentId: one.player.id, ...daily(30) }),
    preview(one.mid, { agentId: one.top.id, ...daily(30) }),
    preview(other.mid, { contractId }),
    preview(one.player, { contractId }),
  ]
  expect((await Promise.all(asked)).map(({ errorCode }) => errorCode)).toEqual(asked.map(() => 'not.found'))
})
