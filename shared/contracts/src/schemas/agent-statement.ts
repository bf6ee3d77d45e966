import { z } from 'zod'
import { contractKinds, type EarningKind, type EarningState } from '../agent-contract'
import { gameCategories } from '../game-category'
import { currency, dayRange, instant, note, side, wireMoney } from './primitives'

const earningKinds = ['rebate', ...contractKinds, 'adjustment'] as const satisfies readonly EarningKind[]
export const earningState = z.enum([
  'paid',
  'none',
  'approval',
  'due',
  'frozen',
  'rejected',
] as const satisfies readonly EarningState[])

/** One earning: the rebate of a day and category, the payment of a contract for a period, or an adjustment by an operator. */
const line = z.object({
  id: z.string(),
  kind: z.enum(earningKinds),
  /** Last business day of the period. */
  day: z.string(),
  from: instant,
  to: instant,
  /** Of a rebate. */
  gameType: z.enum(gameCategories).nullable().default(null),
  /** Of a contract's payment. */
  contractId: note,
  periodKey: note,
  /** Valid bet that counted, with what later changes of earlier periods added or took away. */
  validBet: wireMoney.default('0'),
  corrected: wireMoney.default('0'),
  /** Of a dividend: the negative rest of the period before, and what the next one begins with. */
  carried: wireMoney.default('0'),
  carry: wireMoney.default('0'),
  amount: wireMoney,
  state: earningState,
})

/** What an agent earned in periods that end in the range, newest first. */
export const agentStatement = {
  query: z.object({ ...dayRange }),
  value: z.object({
    currency,
    startDate: z.string(),
    endDate: z.string(),
    list: side(line),
    /** Sums of all rows but rejected ones; `carry` is that of the newest dividend. */
    footer: z.object({
      rebate: wireMoney,
      salary: wireMoney,
      dividend: wireMoney,
      adjustment: wireMoney,
      amount: wireMoney,
      paid: wireMoney,
      carry: wireMoney,
    }),
  }),
}
