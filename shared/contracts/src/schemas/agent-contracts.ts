import { z } from 'zod'
import { contractKinds, contractStates, dividendPeriods } from '../agent-contract'
import { earningState } from './agent-statement'
import { contractTerms } from './contract-terms'
import { currency, id, instant, note, side, wireMoney } from './primitives'

/** `minTurnover`: valid bet of the team; `minLoss`: its net loss, '0' asks for none. */
const tier = z.object({
  minTurnover: wireMoney,
  minActive: z.number().int(),
  minLoss: wireMoney,
  rate: z.number().int(),
  cap: wireMoney.nullable().default(null),
})

const contract = z.object({
  id: z.string(),
  kind: z.enum(contractKinds),
  version: z.number().int().default(1),
  state: z.enum(contractStates),
  /** Account of the downline; the name of an upline is not shown further down. */
  agentId: z.string(),
  account: note,
  /** Account of the offeror; '' for the house. */
  offeredBy: note,
  tiers: z.array(tier),
  period: z.enum(dividendPeriods).nullable().default(null),
  negative: z.enum(['carry', 'reset']).nullable().default(null),
  stackable: z.boolean().default(false),
  offeredAt: instant,
  /** An offer cannot be answered from here on. */
  offerEndsAt: instant,
  answeredAt: instant.nullable().default(null),
  fromAt: instant.nullable().default(null),
  toAt: instant.nullable().default(null),
})

export const agentContracts = {
  query: z.object({ kind: z.enum(contractKinds).optional() }),
  value: z.object({ currency, own: z.array(contract), offered: side(contract) }),
}

const offer = contractTerms.extend({ agentId: id })

export const offerContract = {
  body: offer,
  value: z.object({ id: z.string() }),
}

/** A accepts, R declines, C withdraws an offer or ends a contract. */
const status = z.enum(['A', 'R', 'C'])
const answered = z.object({ id: z.string(), state: z.enum(contractStates) })

/** Without an id it is the member's own pending offer, or contract in force. */
export const answerDividend = {
  body: z.object({ contractId: id.optional(), type: z.string().max(32).optional(), status }),
  value: answered,
}
export const answerDailySalary = { body: z.object({ id: id.optional(), status }), value: answered }
export const answerHourlySalary = { body: z.object({ contractId: id.optional(), status }), value: answered }

/**
 * What terms would have paid in the last periods that are over: an offer that is there, or terms before they are offered. The
 * downline sees their own team, the offeror theirs.
 */
export const contractPreview = {
  body: z.union([z.object({ contractId: id }), offer]),
  value: z.object({
    currency,
    list: side(
      z.object({
        periodKey: z.string(),
        from: instant,
        to: instant,
        turnover: wireMoney,
        /** Before the carry of a dividend's first period, which counts from zero. */
        netLoss: wireMoney.default('0'),
        active: z.number().int().default(0),
        rate: z.number().int().default(0),
        /** Of the downline: the tier's share, less those below, what is paid. */
        share: wireMoney,
        below: wireMoney,
        amount: wireMoney,
        /** What is paid to the offeror then; null for the downline. */
        offerorAmount: wireMoney.nullable().default(null),
      }),
    ),
  }),
}

/** What a contract earned in a period, with everything that it was computed from. */
export const contractPayments = {
  /** Of one kind, or the one payment of a contract for a period. */
  query: z.object({
    kind: z.enum(contractKinds).optional(),
    contractId: id.optional(),
    periodKey: z.string().max(64).optional(),
  }),
  value: z.object({
    currency,
    list: z.array(
      z.object({
        contractId: z.string(),
        periodKey: z.string(),
        kind: z.enum(contractKinds),
        from: instant,
        to: instant,
        turnover: wireMoney,
        stake: wireMoney,
        payout: wireMoney,
        active: z.number().int().default(0),
        rebates: wireMoney.default('0'),
        promotions: wireMoney.default('0'),
        salaries: wireMoney.default('0'),
        fee: wireMoney.default('0'),
        carried: wireMoney.default('0'),
        /** Changes of earlier periods, which count in this one. */
        corrections: side(
          z.object({ periodKey: z.string(), turnover: wireMoney, stake: wireMoney, payout: wireMoney }),
        ),
        /** What the rate applies to: turnover or net loss, with the corrections. */
        base: wireMoney.default('0'),
        rate: z.number().int().default(0),
        share: wireMoney,
        below: wireMoney,
        amount: wireMoney,
        carry: wireMoney.default('0'),
        /** Null: a dividend that no operator approved, or a salary, which needs none. */
        approvedAt: instant.nullable().default(null),
        /** Null: not paid yet, or nothing to pay. */
        paidAt: instant.nullable().default(null),
        state: earningState.default('due'),
        /** Why the house rejected it; '' unless it did. */
        refusal: note,
      }),
    ),
  }),
}
