import { wireLanguages, visibleString } from '@mosaic/contracts'
import { z } from 'zod'
import { everybody, writeToMembers } from '../../content'
import type { AppContext } from '../../platform/runtime/app-context'
import { memberByAccount } from '../../identity'

const words = z.strictObject({
  title: visibleString().min(1).max(120),
  content: visibleString().min(1).max(10_000),
})
const request = z.strictObject({
  merchant: z.string(),
  /** Idempotency key of the message: members get it once. */
  id: z.string().regex(/^[\w.-]{1,64}$/),
  /** An account, or `*` for every member of the merchant. */
  to: z.string().min(1),
  texts: z
    .partialRecord(z.enum(wireLanguages), words)
    .refine((texts) => texts.EN !== undefined, 'English is what other languages fall back to'),
})

/** Writes to the inbox of one member or of all members of a merchant. */
export const writeMessage = async (
  ctx: AppContext,
  body: unknown,
): Promise<{ addressed: number } | { problem: string }> => {
  const asked = request.safeParse(body)
  if (!asked.success) return { problem: z.prettifyError(asked.error) }
  const { merchant, id, to, texts } = asked.data
  if (!(await ctx.merchants.byCode(merchant))) return { problem: `There is no merchant ${merchant}` }
  const member = to === everybody ? null : await memberByAccount(ctx.db, merchant, to)
  if (to !== everybody && !member) return { problem: `${merchant} has no member ${to}` }
  return {
    addressed: await writeToMembers(ctx, { merchantCode: merchant, id, to: member?.accountKey ?? everybody, texts }),
  }
}
