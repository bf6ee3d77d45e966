import { z } from 'zod'
import { id, instant } from '../schemas/primitives'
import { bookDifference } from './reconciliation-schemas'

const count = z.number().int().min(0)

const comparison = z.object({
  compared: count,
  differences: z
    .array(z.object({ reference: z.string(), kind: z.string(), here: z.string(), provider: z.string() }))
    .readonly(),
})

/** `missing`: only the provider has it. `extra`: only we have it. `open`: not settled in time. */
const roundDifference = z.enum(['missing', 'extra', 'amount', 'open'])
const roundLine = z.object({
  provider: z.string(),
  currency: z.string(),
  day: z.string(),
  rounds: count,
  settled: count,
  stake: z.string(),
  win: z.string(),
  missing: count,
  extra: count,
  amount: count,
  open: count,
})
const differingRound = z.object({
  day: z.string(),
  roundId: z.string(),
  kind: roundDifference,
  here: z.string(),
  provider: z.string(),
})

const figures = z.string().nullable()
const activity = z.object({
  totals: z
    .array(z.object({ memberId: id, quarter: instant, category: z.string(), stored: figures, recomputed: figures }))
    .readonly(),
  ledger: z.array(z.object({ memberId: id, stored: z.string(), recomputed: z.string() })).readonly(),
})

/** Checks of the whole books, which the command line asks for. */
export const verificationSchemas = {
  /** Deposits and payouts compared with the list of the payment provider. */
  reconcilePayments: { value: z.object({ deposits: comparison, payouts: comparison }) },
  /** Rounds compared with the log of the game provider. */
  reconcileRounds: {
    query: z.object({
      days: z.coerce.number().int().min(1).max(31).default(1),
      /** A round may stay open for a day after its player left it (domain §2.2). */
      openHours: z.coerce.number().min(0).max(10_000).default(24),
    }),
    value: z.object({ lines: z.array(roundLine).readonly(), rows: z.array(differingRound).readonly() }),
  },
  verifyLedger: {
    /** `noted`: number and hash of a seal that an earlier verification gave. */
    query: z.object({
      noted: z
        .string()
        .regex(/^\d{1,18}:[0-9a-f]{64}$/)
        .optional(),
    }),
    value: z.object({
      transactions: count,
      entries: count,
      accounts: count,
      books: z.array(z.object({ merchant: z.string(), currency: z.string(), sum: z.string() })).readonly(),
      faults: z.array(z.object({ rule: z.string(), subject: z.string() })).readonly(),
      chain: z.object({
        sealed: count,
        unsealed: count,
        last: z.object({ number: z.string(), hash: z.string() }).nullable(),
      }),
      /** Business rows and transactions that do not agree; amounts are minor units. */
      differences: z.array(bookDifference).readonly(),
    }),
  },
  /** The activity totals compared with rounds and ledger. */
  compareActivity: { value: activity },
  /** Rebates, salaries and dividends, computed again; `ledger`: their transactions that do not agree. */
  compareAgents: {
    value: z.object({
      figures: z
        .array(
          z.object({
            kind: z.string(),
            merchant: z.string(),
            agentId: id,
            subject: z.string(),
            period: z.string(),
            field: z.string(),
            stored: z.string(),
            recomputed: z.string(),
          }),
        )
        .readonly(),
      ledger: z.array(bookDifference).readonly(),
    }),
  },
  rewriteActivity: { body: z.object({}), value: activity },
} as const
