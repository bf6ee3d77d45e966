import { type BodyOf, type ContractKind, minor, moneyFromWire } from '@mosaic/contracts'
import { bookDifferencesIn } from '../../testing/book-differences'
import { startTestGateway, type TestGateway } from '../../testing/gateway'
import { teamBench, type TeamBench, type TeamMember } from '../../testing/team'
import { dayOf } from '../platform'
import { inTransaction } from '../platform/db/transaction'
import { acceptHouseContract, compareAgents, type Terms } from '.'
import { changePayment, paymentsOf } from './contract/payment-store'
import { settleContracts } from './contract/settle-contracts'
import { settleRebates } from './rebate'

const day = 86_400_000
const hour = 3_600_000
/** Into the month after. */
const simulatedDays = 34

let gateway: TestGateway
let team: TeamBench
/** The end of a month, so that a whole one follows. */
beforeAll(async () => {
  gateway = await startTestGateway({ now: Date.UTC(2026, 5, 29, 15) })
  team = await teamBench(gateway)
})
afterAll(() => gateway.close())

const units = (wire: string): bigint => moneyFromWire(wire, 'BRL') ?? minor(-1n)
const today = () => dayOf(gateway.clock.now(), team.merchant.timeZone)

type Call = typeof gateway.call
const ask = async <N extends Parameters<Call>[0]>(member: TeamMember, name: N, request: object) => {
  const answer = await gateway.call(name, { token: await team.tokenOf(member), ...request } as never)
  if (!answer.body.success) throw new Error(`${name}: ${answer.body.errorCode}`)
  return answer.body.value
}

const tier = (rate: number) => ({ minTurnover: minor(0), minActive: 0, minLoss: minor(0), rate, cap: null })
const houseTerms: readonly Terms[] = [
  { kind: 'dailySalary', stackable: true, tiers: [tier(20)] },
  { kind: 'dividend', period: 'month', negative: 'carry', tiers: [tier(1000)] },
]
const answers: Readonly<Record<ContractKind, 'answerDailySalary' | 'answerHourlySalary' | 'answerDividend'>> = {
  dailySalary: 'answerDailySalary',
  hourlySalary: 'answerHourlySalary',
  dividend: 'answerDividend',
}

let keys = 0
/** An offer that its downline accepts, both through the site's calls. */
const agree = async (from: TeamMember, to: TeamMember, kind: ContractKind, rate: number) => {
  const body: Omit<BodyOf<'offerContract'>, 'period' | 'negative' | 'stackable'> = {
    agentId: to.id,
    kind,
    tiers: [{ rate, minTurnover: '0', minActive: 0, minLoss: '0', cap: null }],
  }
  const headers = { 'idempotency-key': `month-key-${(keys += 1)}` }
  await ask(from, 'offerContract', { body: { ...body, stackable: true }, headers })
  const funds = await ask(to, 'funds', {})
  expect(
    [funds.dailysalreqtype, funds.contracthoursalreq, funds.divtypecompperiodreq].some((each) => each !== ''),
  ).toBe(true)
  await ask(to, answers[kind], { body: { status: 'A' } })
}

const settle = async () => {
  await gateway.ctx.events.drained()
  await settleRebates(gateway.ctx, team.merchant)
  await settleContracts(gateway.ctx, team.merchant)
}

const approveDividends = async (members: readonly TeamMember[]) => {
  for (const { id } of members)
    for (const payment of await paymentsOf(gateway.ctx.db, id, 999, { kind: 'dividend' }))
      await inTransaction(gateway.ctx.db, (tx) =>
        changePayment(tx, payment, { approvedAt: gateway.clock.now(), approvedBy: 'desk' }),
      )
}

/** Ranges of at most 31 days that cover everything. */
const ranges = (first: string) => {
  const list: { startDate: string; endDate: string }[] = []
  for (let at = Date.parse(first); at <= Date.parse(today()); at += 31 * day) {
    const end = new Date(Math.min(at + 30 * day, Date.parse(today()))).toISOString().slice(0, 10)
    list.push({ startDate: new Date(at).toISOString().slice(0, 10), endDate: end })
  }
  return list
}

test('a month of rounds with every kind of contract: each screen says what the ledger says', async () => {
  const { ctx, clock } = gateway
  const first = today()
  const top = await team.join(null, 2)
  const mid = await team.join(top.id, 1)
  const [low, direct] = [await team.join(mid.id), await team.join(top.id)]
  const agents = [top, mid]
  const everybody = [top, mid, low, direct]
  for (const terms of houseTerms) await acceptHouseContract(ctx, team.merchant, top.id, terms)
  await ask(top, 'updateDownlineRebates', { body: { memberId: mid.id, rebates: [{ gameType: 'RNG', rate: 85 }] } })
  await ask(mid, 'updateDownlineRebates', { body: { memberId: low.id, rebates: [{ gameType: 'RNG', rate: 70 }] } })
  for (const kind of ['dailySalary', 'dividend'] as const) await agree(top, mid, kind, kind === 'dividend' ? 500 : 8)
  await agree(mid, low, 'dailySalary', 3)
  for (const player of [low, direct]) await team.give(player, 'opening', 5_000_000)
  for (let days = 0; days < simulatedDays; days += 1) {
    const stake = 2000 + 137 * (days % 11)
    await team.play(low, stake, days % 4 === 0 ? 2 * stake : 0)
    if (days % 2 === 0) await team.play(direct, 9000 - stake, 500)
    clock.advance(day)
    await settle()
  }
  // Hourly salaries on top of the daily ones.
  await acceptHouseContract(ctx, team.merchant, top.id, { kind: 'hourlySalary', stackable: true, tiers: [tier(4)] })
  await agree(top, mid, 'hourlySalary', 2)
  for (let hours = 0; hours < 4; hours += 1) {
    clock.advance(hour)
    await team.play(low, 5000, 0)
  }
  clock.advance(day)
  await settle()
  await approveDividends(everybody)
  await settle()

  const spans = ranges(first)
  const summed = async <T>(read: (range: (typeof spans)[number]) => Promise<T>, figure: (value: T) => string) => {
    let sum = 0n
    for (const range of spans) sum += units(figure(await read(range)))
    return sum
  }
  const ledger = (member: TeamMember, kind: string) =>
    summed(
      (query) => ask(member, 'accountReport', { query: { ...query, kind } }),
      ({ footer }) => footer.net,
    )
  for (const agent of agents) {
    const statement = (figure: 'rebate' | 'salary' | 'dividend' | 'amount' | 'paid') =>
      summed(
        (query) => ask(agent, 'agentStatement', { query }),
        ({ footer }) => footer[figure],
      )
    const [commission, salary, dividend] = [
      await ledger(agent, 'commission'),
      await ledger(agent, 'salary'),
      await ledger(agent, 'dividend'),
    ]
    expect([commission, salary, dividend].every((amount) => amount > 0n)).toBe(true)
    expect(await statement('rebate')).toBe(commission)
    expect(await statement('salary')).toBe(salary)
    expect(await statement('dividend')).toBe(dividend)
    expect(await statement('paid')).toBe(commission + salary + dividend)
    expect(await statement('amount')).toBe(commission + salary + dividend)
    const income = await summed(
      (query) => ask(agent, 'rebateIncome', { query }),
      ({ footer }) => footer.paid,
    )
    expect(income).toBe(commission)
    const payments = await ask(agent, 'contractPayments', { query: { kind: 'dividend' } })
    expect(payments.list.reduce((sum, { amount }) => sum + units(amount), 0n)).toBe(dividend)
  }
  const pnl = (figure: 'rebate' | 'salary' | 'dividend' | 'bet' | 'payout') =>
    summed(
      (query) => ask(top, 'teamPnl', { query }),
      ({ footer }) => footer[figure],
    )
  const ofAll = async (kind: string) => {
    let sum = 0n
    for (const member of everybody) sum += await ledger(member, kind)
    return sum
  }
  expect(await pnl('rebate')).toBe((await ofAll('commission')) + (await ofAll('rebate')))
  expect(await pnl('salary')).toBe(await ofAll('salary'))
  expect(await pnl('dividend')).toBe(await ofAll('dividend'))
  expect(await pnl('bet')).toBe(-(await ofAll('bet')))
  expect(await pnl('payout')).toBe(await ofAll('win'))
  const betting = await summed(
    (query) => ask(top, 'teamBetting', { query }),
    ({ footer }) => footer.stake,
  )
  expect(betting).toBe(-(await ofAll('bet')))
  const below = await summed(
    (query) => ask(top, 'downlineTransaction', { query: { ...query, kind: 'salary' } }),
    ({ footer }) => footer.net,
  )
  expect(below).toBe((await ledger(mid, 'salary')) + (await ledger(low, 'salary')))
  expect(await compareAgents(ctx)).toEqual([])
  expect(await bookDifferencesIn(ctx)).toEqual([])
}, 240_000)
