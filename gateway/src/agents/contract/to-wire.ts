import { type ContractState, type Currency, type Minor, moneyToWire, type ValueOf } from '@mosaic/contracts'
import { offerEndsAt, isExpired } from './life-cycle'
import type { ExplainedPayment } from './explained-payment'
import type { ContractRow, PaymentRow } from './schema'

type WireContract = ValueOf<'agentContracts'>['own'][number]

const stateAt = (contract: ContractRow, now: number): ContractState =>
  isExpired(contract, now) ? 'EXPIRED' : contract.state

/** `account`: of the downline. The offeror's account is shown; it is the member directly above. */
export const contractToWire = (contract: ContractRow, account: string, now: number): WireContract => {
  const { terms } = contract
  return {
    id: contract.id,
    kind: contract.kind,
    version: contract.version,
    state: stateAt(contract, now),
    agentId: contract.agentId,
    account,
    offeredBy: contract.offerorId === null ? '' : contract.offeredBy,
    tiers: [...terms.tiers],
    period: terms.kind === 'dividend' ? terms.period : null,
    negative: terms.kind === 'dividend' ? terms.negative : null,
    stackable: terms.kind !== 'dividend' && terms.stackable,
    offeredAt: contract.offeredAt,
    offerEndsAt: offerEndsAt(contract.offeredAt),
    answeredAt: contract.answeredAt,
    fromAt: contract.fromAt,
    toAt: contract.toAt,
  }
}

type WirePayment = ValueOf<'contractPayments'>['list'][number]

type Amount = Exclude<keyof { [K in keyof PaymentRow as PaymentRow[K] extends Minor ? K : never]: true }, symbol>

const amountsToWire = (payment: Readonly<Record<Amount, Minor>>, currency: Currency): Record<Amount, string> => {
  const wire = (name: Amount) => moneyToWire(payment[name], currency)
  return {
    turnover: wire('turnover'),
    stake: wire('stake'),
    payout: wire('payout'),
    rebates: wire('rebates'),
    promotions: wire('promotions'),
    salaries: wire('salaries'),
    fee: wire('fee'),
    carried: wire('carried'),
    share: wire('share'),
    below: wire('below'),
    amount: wire('amount'),
    carry: wire('carry'),
  }
}

export const paymentToWire = (payment: ExplainedPayment): WirePayment => ({
  contractId: payment.contractId,
  periodKey: payment.periodKey,
  kind: payment.kind,
  from: payment.periodFrom,
  to: payment.periodTo,
  active: payment.active,
  rate: payment.rate,
  approvedAt: payment.approvedAt,
  paidAt: payment.paidAt,
  state: payment.state,
  refusal: payment.refusal,
  base: moneyToWire(payment.base, payment.currency),
  corrections: payment.corrections.map(({ ofPeriodKey: periodKey, turnover, stake, payout }) => ({
    periodKey,
    turnover: moneyToWire(turnover, payment.currency),
    stake: moneyToWire(stake, payment.currency),
    payout: moneyToWire(payout, payment.currency),
  })),
  ...amountsToWire(payment, payment.currency),
})
