import { zero } from '@mosaic/contracts'
import type { Db } from '../../platform/db/database'
import type { Merchant } from '../../platform/runtime/app-context'
import { type AgentDifference, differencesOf } from '../agent-difference'
import { correctedMs, costsOf } from './compute-period'
import { addBets } from './correction'
import { dividendsOf } from './dividend'
import { contractRules } from './merchant-rules'
import { correctedSince, correctionsIn } from './payment-store'
import { contractsById, paymentsInOrder } from './recompute-store'
import { salariesOf } from './salary'
import type { ContractRow, PaymentRow } from './schema'
import { readTerms } from './stored-terms'
import { betsOf, lossOf } from './team-figures'

type Counted = { readonly payment: PaymentRow; readonly contract: ContractRow }

const aboutOf = ({ kind, merchantCode: merchant, agentId, contractId, periodKey }: PaymentRow) => ({
  kind,
  merchant,
  agentId,
  subject: contractId,
  period: periodKey,
})

/** Shares and amounts of one period, computed again from the figures and corrections that were stored with them. */
const compareShares = async (db: Db, merchant: Merchant, rows: readonly Counted[]): Promise<AgentDifference[]> => {
  const inputs = await Promise.all(
    rows.map(async ({ payment, contract: { agentId, offerorId, terms } }) => ({
      agentId,
      offerorId,
      terms: readTerms(terms, merchant.currency),
      bets: addBets(payment, await correctionsIn(db, payment)),
      payment,
    })),
  )
  const salaries = salariesOf(
    inputs.map(({ bets, payment: { active }, ...each }) => ({
      ...each,
      figures: { turnover: bets.turnover, active, loss: lossOf(bets) },
    })),
  )
  const dividends = dividendsOf(
    inputs.flatMap(({ bets, payment, terms, ...each }) =>
      terms.kind === 'dividend' ? [{ ...each, terms, figures: { ...payment, ...bets } }] : [],
    ),
    contractRules(merchant).feeRate,
  )
  return rows.flatMap(({ payment }, index) => {
    const dividend = dividends[index]
    if (payment.kind === 'dividend' && dividend) {
      const { share, below, amount, carry, tier } = dividend
      return differencesOf(aboutOf(payment), payment, { share, below, amount, carry, rate: tier?.rate ?? 0 })
    }
    const salary = salaries[index]
    if (!salary) return []
    const { share, below, amount, tier } = salary
    return differencesOf(aboutOf(payment), payment, { share, below, amount, rate: tier?.rate ?? 0 })
  })
}

/** What the period says of a team, against activity and ledger as they stand; a later period still corrects the last week. */
const compareFigures = async (
  db: Db,
  merchant: Merchant,
  payment: PaymentRow,
  before: PaymentRow | undefined,
  now: number,
): Promise<readonly AgentDifference[]> => {
  const period = { key: payment.periodKey, from: payment.periodFrom, to: payment.periodTo }
  const about = aboutOf(payment)
  const isCorrected = payment.periodTo <= now - correctedMs
  const bets = isCorrected
    ? differencesOf(
        about,
        { ...addBets(payment, (await correctedSince(db, [payment]))(payment)) },
        await betsOf(db, { agentId: payment.agentId, timeZone: merchant.timeZone }, period),
      )
    : []
  if (payment.kind !== 'dividend') return bets
  const costs = await costsOf(db, merchant, payment.agentId, period)
  return [...bets, ...differencesOf(about, payment, { ...costs, carried: before?.carry ?? zero })]
}

/** Every payment of contracts, computed again. */
export const compareContracts = async (
  db: Db,
  merchant: Merchant,
  now: number,
): Promise<readonly AgentDifference[]> => {
  const payments = await paymentsInOrder(db, merchant.code)
  const contracts = await contractsById(db, merchant.code)
  const counted = payments.flatMap((payment) => {
    const contract = contracts.get(payment.contractId)
    return contract ? [{ payment, contract }] : []
  })
  const differences: AgentDifference[] = []
  const periods = new Map<string, Counted[]>()
  for (const each of counted) {
    const key = `${each.payment.kind} ${each.payment.periodKey}`
    periods.set(key, [...(periods.get(key) ?? []), each])
  }
  for (const rows of periods.values()) differences.push(...(await compareShares(db, merchant, rows)))
  const lastOf = new Map<string, PaymentRow>()
  for (const { payment } of counted) {
    const place = `${payment.agentId} ${payment.kind}`
    const last = lastOf.get(place)
    const before = last?.periodTo === payment.periodFrom ? last : undefined
    differences.push(...(await compareFigures(db, merchant, payment, before, now)))
    lastOf.set(place, payment)
  }
  return differences
}
