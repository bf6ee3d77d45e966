import { z } from 'zod'
import { contractKinds, dividendPeriods } from '../agent-contract'
import { amountInput } from './primitives'

const rate = z.number().int().min(1).max(10_000)
const count = z.number().int().min(0).max(1_000_000)
const mostTiers = 10

/** A tier that is offered; rates are basis points of turnover or net loss. */
const offeredTier = z.object({
  minTurnover: amountInput.default('0'),
  minActive: count.default(0),
  minLoss: amountInput.default('0'),
  rate,
  cap: amountInput.nullable().default(null),
})

/** What is offered to an agent, by their upline or by the house. */
export const contractTerms = z.object({
  kind: z.enum(contractKinds),
  tiers: z.array(offeredTier).min(1).max(mostTiers),
  /** Of a dividend. */
  period: z.enum(dividendPeriods).default('month'),
  negative: z.enum(['carry', 'reset']).default('carry'),
  /** Of a salary: a daily and an hourly one may count the same turnover. */
  stackable: z.boolean().default(false),
})
