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

/** `no-row`: no business row explains the transaction. `twice`: so, and it repeats another one. `no-entry`: the row was not posted. */
const bookDifferenceKind = z.enum(['no-row', 'no-entry', 'amount', 'twice'])
const bookLines = z
  .array(z.object({ code: z.string(), currency: z.string(), amount: z.string() }))
  .readonly()
  .nullable()

/** A business row and its transaction that do not agree, with the postings of both. */
export const bookDifference = z.object({
  merchant: z.string(),
  day: z.string(),
  scope: z.string(),
  key: z.string(),
  kind: bookDifferenceKind,
  recorded: bookLines,
  posted: bookLines,
})

/** Results of the daily comparison with the round log of the game provider. `waiting`: the differing days. */
export const reconciliationSchemas = {
  reconciliation: {
    ...whichRows,
    value: z.object({
      comparedAt: instant.nullable(),
      list: z.array(day),
      /** The daily comparison of the ledger with the business rows. */
      books: z.object({ comparedAt: instant.nullable(), differing: z.array(bookDifference) }),
    }),
  },
} as const
