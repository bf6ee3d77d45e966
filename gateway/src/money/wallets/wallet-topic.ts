import { isTrial } from '@mosaic/contracts'
import { streamTopic } from '../../platform'
import { balanceVersions } from '../ledger'
import { funds } from './funds'

/** The same number as `balanceVersion` of the funds: it grows with every entry in any account of the member. */
export const walletTopic = streamTopic({
  name: 'wallet',
  versionsOf: balanceVersions,
  readValue: async (ctx, member) => {
    // The credits of a trial account are at the game provider, so its page makes a call.
    if (member.type !== undefined && isTrial(member.type)) return {}
    const merchant = await ctx.merchants.byCode(member.merchantCode)
    return merchant ? { funds: await funds(ctx, merchant, member) } : {}
  },
})
