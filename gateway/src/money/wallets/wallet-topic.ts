import { streamTopic } from '../../platform'
import { balanceVersions } from '../ledger'
import { funds } from './funds'

/** The same number as `balanceVersion` of the funds: it grows with every entry in any account of the member. */
export const walletTopic = streamTopic({
  name: 'wallet',
  versionsOf: balanceVersions,
  readValue: async (ctx, member) => {
    const merchant = await ctx.merchants.byCode(member.merchantCode)
    return merchant ? { funds: await funds(ctx, merchant, member) } : {}
  },
})
