import { allowsBonuses, type Currency, parseMoney, wireLanguages } from '@mosaic/contracts'
import { z } from 'zod'

const amount = z.string().regex(/^\d{1,12}(\.\d{1,4})?$/)

/**
 * A bonus that members may choose with a deposit: `percent` of the amount, `cap` at most, from `least` on. `turnover` times the
 * bonus is wagered before a withdrawal. `every`: with the first deposit only, once a business day, or with each deposit.
 */
const depositBonus = z
  .strictObject({
    id: z.string().regex(/^[a-z\d-]{2,32}$/),
    names: z.partialRecord(z.enum(wireLanguages), z.string().min(1).max(64)),
    percent: z.number().int().min(1).max(500),
    cap: amount.optional(),
    least: amount,
    turnover: z.number().int().min(0).max(100),
    /** Deposit methods of this bonus; all if absent. */
    methods: z.array(z.string()).min(1).optional(),
    from: z.number().int().optional(),
    until: z.number().int().optional(),
    every: z.enum(['first', 'day', 'deposit']),
  })
  .refine(({ names }) => names.EN !== undefined, 'a bonus has no English name')
export type DepositBonus = z.output<typeof depositBonus>

export const depositBonuses = z
  .array(depositBonus)
  .max(8)
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'two bonuses have the same id')

/** Why a merchant with this currency cannot offer these. */
export const bonusFault = (offers: readonly DepositBonus[], currency: Currency): string | null => {
  if (offers.length > 0 && !allowsBonuses(currency)) return `bonuses on deposits are forbidden in ${currency}`
  const amounts = offers.flatMap(({ least, cap }) => [least, ...(cap === undefined ? [] : [cap])])
  const unreadable = amounts.find((text) => parseMoney(text, currency) === null)
  return unreadable === undefined ? null : `${unreadable} is no amount in ${currency}`
}
