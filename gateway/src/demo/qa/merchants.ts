import { type Currency, isCurrency } from '@mosaic/contracts'
import { z } from 'zod'
import type { AppContext } from '../../platform/runtime/app-context'
import { merchantDefinition, saveMerchant, unsafeRule } from '../../platform'
import { contractCostOf } from '../../agents'
import { losingGame } from '../../play'
import { profileInCurrency } from './profile-in-currency'

const request = z.looseObject({
  like: z.string(),
  currency: z.custom<Currency>((value) => typeof value === 'string' && isCurrency(value)).optional(),
  profile: z.record(z.string(), z.unknown()).default({}),
})

/** Creates or changes a merchant. Missing fields come from the merchant named in `like`. */
export const saveMerchantLike = async (
  ctx: AppContext,
  body: unknown,
): Promise<{ saved: string } | { problem: string }> => {
  const asked = request.safeParse(body)
  if (!asked.success) return { problem: z.prettifyError(asked.error) }
  const { like, profile, ...said } = asked.data
  const model = await ctx.merchants.byCode(like)
  if (!model) return { problem: `There is no merchant ${like}` }
  const inherited = profileInCurrency(model.profile, model.currency, said.currency ?? model.currency)
  const whole = merchantDefinition.safeParse({ ...model, ...said, profile: { ...inherited, ...profile } })
  if (!whole.success) return { problem: z.prettifyError(whole.error) }
  const problem = await unsafeRule(whole.data.registration)
  if (problem !== null) return { problem }
  const losing = await losingGame(ctx.db, whole.data, contractCostOf)
  if (losing !== null) return { problem: losing }
  await saveMerchant(ctx.db, whole.data)
  return { saved: whole.data.code }
}
