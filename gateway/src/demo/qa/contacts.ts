import { z } from 'zod'
import { memberByAccount, setContacts } from '../../identity'
import type { AppContext } from '../../platform/runtime/app-context'

const request = z.strictObject({
  merchant: z.string(),
  account: z.string(),
  mobile: z.string().regex(/^\+[1-9]\d{7,14}$/),
})

/** Sets a verified number without a code, because codes are limited to one a minute. */
export const giveMobile = async (ctx: AppContext, body: unknown): Promise<{ given: string } | { problem: string }> => {
  const asked = request.safeParse(body)
  if (!asked.success) return { problem: z.prettifyError(asked.error) }
  const { merchant, account, mobile } = asked.data
  const member = await memberByAccount(ctx.db, merchant, account)
  if (!member) return { problem: `${merchant} has no member ${account}` }
  await setContacts(ctx.db, member.id, { mobile })
  return { given: account }
}
