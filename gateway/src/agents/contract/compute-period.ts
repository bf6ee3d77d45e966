import { addMinor, type ContractKind, type Minor, zero } from '@mosaic/contracts'
import { gainedByKind } from '../../money'
import type { Db, Tx } from '../../platform/db/database'
import type { Merchant } from '../../platform/runtime/app-context'
import { commissionsOf } from '../rebate'
import { teamSpans } from '../team'
import type { ContractPeriod } from './contract-period'
import { addBets, type Bets, correctionOf } from './correction'
import { contractsInForce } from './contract-store'
import { dividendsOf } from './dividend'
import { contractRules } from './merchant-rules'
import * as store from './payment-store'
import { salariesOf } from './salary'
import { type Schedule, scheduleName } from './schedule'
import type { ContractRow, PaymentRow } from './schema'
import { readTerms } from './stored-terms'
import { activeMembers, betsOf, betsOfPeriods, type Leader, lossOf } from './team-figures'

/** Changes of periods that ended longer ago change no payment. */
export const correctedMs = 7 * 86_400_000

type Counted = {
  readonly contract: ContractRow
  readonly bets: Bets
  readonly corrections: readonly { readonly of: PaymentRow; readonly change: Bets }[]
  /** Bets of the period with the corrections of earlier ones. */
  readonly counted: Bets
  readonly active: number
}

const correctionsFor = async (
  tx: Tx,
  { agentId, timeZone }: Leader,
  kind: ContractKind,
  period: ContractPeriod,
): Promise<Counted['corrections']> => {
  const earlier = await store.earlierPayments(tx, agentId, kind, {
    after: period.from - correctedMs,
    before: period.from,
  })
  const periods = earlier.map(({ periodFrom, periodTo }) => ({ from: periodFrom, to: periodTo }))
  const stands = await betsOfPeriods(tx, { agentId, timeZone }, periods)
  const correctedOf = await store.correctedSince(tx, earlier)
  return earlier.flatMap((of, at) => {
    const change = correctionOf(stands[at] ?? of, addBets(of, correctedOf(of)))
    return change ? [{ of, change }] : []
  })
}

const countFor = async (
  tx: Tx,
  merchant: Merchant,
  contract: ContractRow,
  period: ContractPeriod,
): Promise<Counted> => {
  const leader = { agentId: contract.agentId, timeZone: merchant.timeZone }
  const bets = await betsOf(tx, leader, period)
  const corrections = await correctionsFor(tx, leader, contract.kind, period)
  return {
    contract,
    bets,
    corrections,
    counted: corrections.reduce((sum, { change }) => addBets(sum, change), bets),
    active: await activeMembers(tx, leader, period, contractRules(merchant)),
  }
}

type Row = Parameters<typeof store.insertPayments>[1][number]

const noCosts = { rebates: zero, promotions: zero, salaries: zero, fee: zero, carried: zero, carry: zero }

const salaryRows = (
  merchant: Merchant,
  counted: readonly Counted[],
  common: (each: Counted) => Omit<Row, keyof Shares>,
): readonly Row[] => {
  const salaries = salariesOf(
    counted.map(({ contract, counted: bets, active }) => ({
      agentId: contract.agentId,
      offerorId: contract.offerorId,
      terms: readTerms(contract.terms, merchant.currency),
      figures: { turnover: bets.turnover, active, loss: lossOf(bets) },
    })),
  )
  return counted.flatMap((each, index) => {
    const salary = salaries[index]
    if (!salary) return []
    const { share, below, amount, tier } = salary
    return [{ ...common(each), ...noCosts, share, below, amount, rate: tier?.rate ?? 0 }]
  })
}
type Shares = Pick<PaymentRow, keyof typeof noCosts | 'share' | 'below' | 'amount' | 'rate'>

/** What a dividend deducts from the loss of a team. */
export const costsOf = async (
  tx: Db,
  { code: merchant, currency, timeZone }: Merchant,
  agentId: string,
  period: ContractPeriod,
) => {
  const costs = { rebates: zero, promotions: zero, salaries: zero }
  for (const { members, first, last, ...span } of await teamSpans(tx, timeZone, agentId, period)) {
    const gained = await gainedByKind(tx, { merchant, currency }, members, span)
    const add = (...amounts: readonly (Minor | undefined)[]): Minor =>
      amounts.reduce<Minor>((sum, amount) => addMinor(sum, amount ?? zero), zero)
    costs.rebates = add(costs.rebates, await commissionsOf(tx, members, first, last), gained.get('rebate'))
    costs.promotions = add(costs.promotions, gained.get('promotion'), gained.get('bonus'))
    costs.salaries = add(costs.salaries, await store.salariesIn(tx, members, span))
  }
  return costs
}

const dividendRows = async (
  tx: Tx,
  merchant: Merchant,
  period: ContractPeriod,
  counted: readonly Counted[],
  common: (each: Counted) => Omit<Row, keyof Shares>,
): Promise<readonly Row[]> => {
  const agents: Parameters<typeof dividendsOf>[0][number][] = []
  for (const { contract, counted: bets, active } of counted) {
    const terms = readTerms(contract.terms, merchant.currency)
    if (terms.kind !== 'dividend') throw new Error(`Contract ${contract.id} is no dividend`)
    const [before] = (
      await store.earlierPayments(tx, contract.agentId, 'dividend', {
        after: period.from - 1,
        before: period.from,
      })
    ).filter(({ periodTo }) => periodTo === period.from)
    const costs = await costsOf(tx, merchant, contract.agentId, period)
    const figures = { ...bets, active, ...costs, carried: before?.carry ?? zero }
    agents.push({ agentId: contract.agentId, offerorId: contract.offerorId, terms, figures })
  }
  const dividends = dividendsOf(agents, contractRules(merchant).feeRate)
  return counted.flatMap((each, index) => {
    const [dividend, own] = [dividends[index], agents[index]]
    if (!dividend || !own) return []
    const { share, below, amount, tier, fee, carry } = dividend
    const { rebates, promotions, salaries, carried } = own.figures
    return [
      {
        ...common(each),
        rebates,
        promotions,
        salaries,
        fee,
        carried,
        share,
        below,
        amount,
        carry,
        rate: tier?.rate ?? 0,
      },
    ]
  })
}

/** Computes one period of a schedule; `false`: another gateway did. A repeated run changes nothing. */
export const computePeriod = async (
  tx: Tx,
  merchant: Merchant,
  schedule: Schedule,
  period: ContractPeriod,
  at: number,
): Promise<boolean> => {
  if (!(await store.beginRun(tx, merchant.code, scheduleName(schedule), period, at))) return false
  const dividendPeriod = schedule.kind === 'dividend' ? schedule.period : null
  const counted: Counted[] = []
  for (const contract of await contractsInForce(tx, merchant.code, schedule.kind, dividendPeriod, period))
    counted.push(await countFor(tx, merchant, contract, period))
  const common = ({ contract, bets, active }: Counted) => ({
    contractId: contract.id,
    periodKey: period.key,
    merchantCode: merchant.code,
    agentId: contract.agentId,
    kind: contract.kind,
    currency: merchant.currency,
    periodFrom: period.from,
    periodTo: period.to,
    ...bets,
    active,
    computedAt: at,
  })
  await store.insertPayments(
    tx,
    schedule.kind === 'dividend'
      ? await dividendRows(tx, merchant, period, counted, common)
      : salaryRows(merchant, counted, common),
  )
  await store.insertCorrections(
    tx,
    counted.flatMap(({ contract, corrections }) =>
      corrections.map(({ of, change }) => ({
        contractId: contract.id,
        periodKey: period.key,
        ofContractId: of.contractId,
        ofPeriodKey: of.periodKey,
        merchantCode: merchant.code,
        ...change,
      })),
    ),
  )
  return true
}
