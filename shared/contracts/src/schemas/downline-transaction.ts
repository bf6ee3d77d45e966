import { z } from 'zod'
import { currency, dayRange, instant, note, pageQuery, wireMoney } from './primitives'

/** Money that moved without a game; bets are in the report of the team's bets. */
const downlineEntryKinds = [
  'deposit',
  'withdraw',
  'transfer',
  'purchase',
  'promotion',
  'bonus',
  'rebate',
  'commission',
  'salary',
  'dividend',
  'adjustment',
] as const
const kind = z.enum(downlineEntryKinds)

/** Account entries of everybody below the agent, the latest first; amounts as the member sees them. */
export const downlineTransaction = {
  query: z.object({
    ...dayRange,
    pageSize: pageQuery.pageSize,
    /** `next` of the page before. */
    after: z.string().max(160).optional(),
    /** Part of an account. */
    search: z.string().max(64).optional(),
    kind: kind.optional(),
  }),
  value: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        at: instant,
        account: z.string(),
        level: z.number().int().default(1),
        kind,
        amount: wireMoney,
        reference: note,
      }),
    ),
    next: z.string().nullable().default(null),
    currency,
    /** Of all pages. */
    totalCount: z.number().int().default(0),
    footer: z.object({ in: wireMoney, out: wireMoney, net: wireMoney }),
  }),
}
