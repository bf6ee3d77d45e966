import {
  type BodyOf,
  type ContractKind,
  type DividendPeriod,
  type EndpointName,
  minor,
  moneyFromWire,
} from '@mosaic/contracts'
import { acceptHouseContract, compareAgents, type Terms } from '../src/agents'
import { changePayment, paymentsOf } from '../src/agents/contract/payment-store'
import { settleContracts } from '../src/agents/contract/settle-contracts'
import { settleRebates } from '../src/agents/rebate'
import { dayOf } from '../src/platform'
import { inTransaction } from '../src/platform/db/transaction'
import { bookDifferencesIn } from './book-differences'
import type { TestGateway } from './gateway'
import { teamBench, type TeamMember } from './team'

const day = 86_400_000
const hour = 3_600_000
const units = (wire: string): bigint => moneyFromWire(wire, 'BRL') ?? minor(-1n)
const tier = (rate: number) => ({ minTurnover: minor(0), minActive: 0, minLoss: minor(0), rate, cap: null })
const houseTerms = (period: DividendPeriod): readonly Terms[] => [
  { kind: 'dailySalary', stackable: true, tiers: [tier(20)] },
  { kind: 'dividend', period, negative: 'carry', tiers: [tier(1000)] },
]
const answers: Readonly<Record<ContractKind, 'answerDailySalary' | 'answerHourlySalary' | 'answerDividend'>> = {
  dailySalary: 'answerDailySalary',
  hourlySalary: 'answerHourlySalary',
  dividend: 'answerDividend',
}

/**
 * Days of rounds with every kind of contract, from offers to approved dividends by the calls of the site; then every screen is compared with the
 * ledger. `played` reaches beyond the first whole `period`.
 */
export const simulateAgents = async (
  gateway: TestGateway,
  { played, period }: { readonly played: number; readonly period: DividendPeriod },
): Promise<void> => {
  const team = await teamBench(gateway)
  const { ctx, clock } = gateway
  const today = () => dayOf(gateway.clock.now(), team.merchant.timeZone)

  const ask = async <N extends EndpointName>(member: TeamMember, name: N, request: object) => {
    const answer = await gateway.call(name, { token: await team.tokenOf(member), ...request } as never)
    if (!answer.body.success) throw new Error(`${name}: ${answer.body.errorCode}`)
    return answer.body.value
  }

  let keys = 0
  /** An offer that its downline accepts, both through the site's calls. */
  const agree = async (from: TeamMember, to: TeamMember, kind: ContractKind, rate: number) => {
    const body: Omit<BodyOf<'offerContract'>, 'negative'> = {
      agentId: to.id,
      kind,
      period,
      stackable: true,
      tiers: [{ rate, minTurnover: '0', minActive: 0, minLoss: '0', cap: null }],
    }
    const headers = { 'idempotency-key': `month-key-${(keys += 1)}` }
    await ask(from, 'offerContract', { body, headers })
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

  const first = today()
  const top = await team.join(null, 2)
  const mid = await team.join(top.id, 1)
  const [low, direct] = [await team.join(mid.id), await team.join(top.id)]
  const agents = [top, mid]
  const everybody = [top, mid, low, direct]
  for (const terms of houseTerms(period)) await acceptHouseContract(ctx, team.merchant, top.id, terms)
  await ask(top, 'updateDownlineRebates', { body: { memberId: mid.id, rebates: [{ gameType: 'RNG', rate: 85 }] } })
  await ask(mid, 'updateDownlineRebates', { body: { memberId: low.id, rebates: [{ gameType: 'RNG', rate: 70 }] } })
  for (const kind of ['dailySalary', 'dividend'] as const) await agree(top, mid, kind, kind === 'dividend' ? 500 : 8)
  await agree(mid, low, 'dailySalary', 3)
  for (const player of [low, direct]) await team.give(player, 'opening', 5_000_000)
  for (let days = 0; days < played; days += 1) {
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
}
