import { addMinor, type Minor, zero } from '@mosaic/contracts'
import { type ContractPeriod, contractPeriodAt } from '../../src/agents/contract/contract-period'
import { dividendsOf } from '../../src/agents/contract/dividend'
import { salariesOf } from '../../src/agents/contract/salary'
import type { Tier } from '../../src/agents/contract/terms'
import { startOfDay } from '../../src/platform/calendar'
import type { Fixture, FixtureContract } from './fixture'
import type { RebateLine } from './rebate-lines'
import { figuresOf } from './team-figures'
import { countsFor } from './uplines'

type Difference = { readonly share: Minor; readonly below: Minor; readonly amount: Minor }
export type SalaryLine = Difference & {
  readonly kind: 'dailySalary' | 'hourlySalary'
  readonly period: string
  readonly from: number
  readonly agentId: string
  readonly turnover: Minor
  readonly active: number
  readonly loss: Minor
  readonly tier: Tier | null
}
export type DividendLine = Difference & {
  readonly kind: 'dividend'
  readonly period: string
  readonly from: number
  readonly agentId: string
  readonly turnover: Minor
  readonly active: number
  readonly lost: Minor
  readonly rebates: Minor
  readonly promotions: Minor
  readonly salaries: Minor
  readonly fee: Minor
  readonly carried: Minor
  readonly netLoss: Minor
  readonly tier: Tier | null
  readonly carry: Minor
}

type Of<K> = Extract<FixtureContract, { readonly kind: K }>

/** Periods from that of the first to that of the last event, none left out. */
const periodsOf = (fixture: Fixture, terms: FixtureContract): readonly ContractPeriod[] => {
  const instants = fixture.bets.flatMap(({ settledAt, voidedAt }) => [settledAt, voidedAt ?? settledAt])
  const last = Math.max(...instants)
  const periods: ContractPeriod[] = []
  for (let at = Math.min(...instants); at <= last; ) {
    const period = contractPeriodAt(terms, at, fixture.timeZone)
    periods.push(period)
    at = period.to
  }
  return periods
}

const inForce = <C extends FixtureContract>(contracts: readonly C[], { from, to }: ContractPeriod): readonly C[] =>
  contracts.filter((contract) => contract.from <= from && to <= (contract.to ?? Infinity))

export const salaryLines = (fixture: Fixture, kind: 'dailySalary' | 'hourlySalary'): readonly SalaryLine[] => {
  const contracts = fixture.contracts.filter((each): each is Of<typeof kind> => each.kind === kind)
  const [any] = contracts
  if (!any || fixture.bets.length === 0) return []
  return periodsOf(fixture, any).flatMap((period) => {
    const agents = inForce(contracts, period).map((terms) => ({
      agentId: terms.agentId,
      offerorId: terms.offerorId,
      terms,
      figures: figuresOf(fixture, terms.agentId, period),
    }))
    return salariesOf(agents).flatMap(({ agentId, share, below, amount, tier }, index) => {
      const { turnover = zero, active = 0, loss = zero } = agents[index]?.figures ?? {}
      const line = { kind, period: period.key, from: period.from, agentId, turnover, active, loss, tier }
      return turnover === zero && loss === zero ? [] : [{ ...line, share, below, amount }]
    })
  })
}

const sumOf = (lines: readonly { readonly amount: Minor }[]): Minor =>
  lines.reduce((sum, { amount }) => addMinor(sum, amount), zero)

export const dividendLines = (
  fixture: Fixture,
  rebates: readonly RebateLine[],
  salaries: readonly SalaryLine[],
): readonly DividendLine[] => {
  const contracts = fixture.contracts.filter((each): each is Of<'dividend'> => each.kind === 'dividend')
  const carried = new Map<string, Minor>()
  // An offer has the period of the offeror's contract, so contracts of one period are a tree of their own.
  return [...new Set(contracts.map(({ period }) => period))].flatMap((kind) => {
    const ofKind = contracts.filter(({ period }) => period === kind)
    const [any] = ofKind
    if (!any || fixture.bets.length === 0) return []
    return periodsOf(fixture, any).flatMap((period) => {
      const within = (from: number) => from >= period.from && from < period.to
      const agents = inForce(ofKind, period).map((terms) => {
        const isOfTeam = (memberId: string, at: number) => countsFor(fixture, terms.agentId, memberId, at)
        const { cashback, ...figures } = figuresOf(fixture, terms.agentId, period)
        const paid = rebates.filter((line) => {
          const at = startOfDay(line.period, fixture.timeZone)
          return within(at) && isOfTeam(line.agentId, at)
        })
        return {
          agentId: terms.agentId,
          offerorId: terms.offerorId,
          terms,
          figures: {
            ...figures,
            rebates: addMinor(cashback, sumOf(paid)),
            salaries: sumOf(salaries.filter((line) => within(line.from) && isOfTeam(line.agentId, line.from))),
            carried: carried.get(terms.agentId) ?? zero,
          },
        }
      })
      return dividendsOf(agents, fixture.feeRate).flatMap(({ offerorId: _, ...dividend }, index) => {
        const figures = agents[index]?.figures
        if (!figures) return []
        carried.set(dividend.agentId, dividend.carry)
        const { turnover, active, loss: lost, rebates: back, promotions, salaries: paid, carried: brought } = figures
        const own = { turnover, active, lost, rebates: back, promotions, salaries: paid, carried: brought }
        return [{ kind: 'dividend' as const, period: period.key, from: period.from, ...own, ...dividend }]
      })
    })
  })
}
