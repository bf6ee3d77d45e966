import { z } from 'zod'
import { id, instant } from '../schemas/primitives'
import { whichRows } from './rows'

const count = z.number().int().min(0)
/** A provider may name a currency that no merchant has; its amounts are minor units then. */
const money = { stake: z.string(), win: z.string(), currency: z.string() }
const side = z.object({ ...money, state: z.string() }).nullable()

/** One day of one currency at one game provider. */
const day = z.object({
  ...money,
  provider: z.string(),
  day: z.string().regex(/^\d{4}-\d\d-\d\d$/),
  rounds: count,
  settled: count,
  /** `missing`: only the provider has it. `extra`: only we have it. `amount`: another amount. `open`: for more than a day. */
  missing: count,
  extra: count,
  amount: count,
  open: count,
  comparedAt: instant,
  /** The first differing rounds with both sides; null: the side does not have the round. */
  differing: z.array(
    z.object({ roundId: id, kind: z.enum(['missing', 'extra', 'amount', 'open']), here: side, there: side }),
  ),
})

/** Results of the daily comparison with the round log of the game provider. `waiting`: the differing days. */
export const reconciliationSchemas = {
  reconciliation: {
    ...whichRows,
    value: z.object({ comparedAt: instant.nullable(), list: z.array(day) }),
  },
} as const
