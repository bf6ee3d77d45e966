import { z } from 'zod'
import { contractKinds, contractStates, dividendPeriods } from '../agent-contract'
import { currency, instant, wireMoney } from '../schemas/primitives'
import { person, reason, secondPerson, whichRows } from './rows'

/** Contract and period; both name a payment. */
const paymentId = z.string().max(80)

/** A dividend that was computed, with everything that it was computed from (domain §4.3). */
const dividend = z.object({
  ...person,
  ...secondPerson,
  id: paymentId,
  periodKey: z.string(),
  currency,
  state: z.enum(['PENDING', 'APPROVED', 'PAID', 'REJECTED']),
  active: z.number().int(),
  /** Basis points of the tier. */
  rate: z.number().int(),
  turnover: wireMoney,
  stake: wireMoney,
  payout: wireMoney,
  rebates: wireMoney,
  promotions: wireMoney,
  salaries: wireMoney,
  fee: wireMoney,
  carried: wireMoney,
  share: wireMoney,
  below: wireMoney,
  amount: wireMoney,
  computedAt: instant,
  decidedBy: z.string().nullable(),
  decidedAt: instant.nullable(),
  /** Why it was rejected; '' unless it was. */
  refusal: z.string(),
})

const tier = z.object({
  minTurnover: wireMoney,
  minActive: z.number().int(),
  minLoss: wireMoney,
  rate: z.number().int(),
  cap: wireMoney.nullable(),
})

/** What a contract says. */
export const terms = {
  kind: z.enum(contractKinds),
  tiers: z.array(tier),
  /** Of a dividend. */
  period: z.enum(dividendPeriods).nullable(),
  negative: z.enum(['carry', 'reset']).nullable(),
  /** Of a salary. */
  stackable: z.boolean(),
}

const contract = z.object({
  ...person,
  ...terms,
  id: z.uuid(),
  version: z.number().int(),
  state: z.enum(contractStates),
  /** '' for the house. */
  offeredBy: z.string(),
  currency,
  offeredAt: instant,
  fromAt: instant.nullable(),
  toAt: instant.nullable(),
})

/** Contracts of agents; `waiting` are those that are offered or in force. */
export const contractSchemas = {
  dividends: { ...whichRows, value: z.object({ list: z.array(dividend) }) },
  decideDividend: {
    body: z.discriminatedUnion('verdict', [
      z.object({ id: paymentId, verdict: z.literal('approve') }),
      z.object({ id: paymentId, verdict: z.literal('reject'), reason }),
    ]),
    value: dividend,
  },
  contracts: { ...whichRows, value: z.object({ list: z.array(contract) }) },
} as const
