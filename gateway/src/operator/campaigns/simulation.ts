import { moneyToWire } from '@mosaic/contracts'
import type { DeskValue, ReadDeskBody } from '@mosaic/contracts/desk'
import { invitedAmong, simulateCampaign } from '../../loyalty'
import type { AppContext } from '../../platform/runtime/app-context'
import type { DeskResult } from '../accounts/operator-result'
import { refused } from '../accounts/operator-result'
import { faultOf } from './terms-of-site'

/** What a draft would have cost in the last days. Faulty terms are refused as they would be at saving. */
export const simulated = async (
  ctx: AppContext,
  { merchant, terms }: ReadDeskBody<'simulateCampaign'>,
): Promise<DeskResult<DeskValue<'simulateCampaign'>>> => {
  const site = await ctx.merchants.byCode(merchant)
  if (site === null) return refused('desk.not.found')
  const fault = await faultOf(ctx, site, terms)
  if (fault) return fault
  const { share, granted, cost, gain, riskless, ...rest } = await simulateCampaign(ctx, site, terms, invitedAmong)
  const wire = (amount: typeof granted) => moneyToWire(amount, rest.currency)
  return {
    ok: true,
    value: {
      ...rest,
      sharePercent: Math.round(share * 100),
      ...{ granted: wire(granted), cost: wire(cost), gain: wire(gain), riskless: wire(riskless) },
    },
  }
}
