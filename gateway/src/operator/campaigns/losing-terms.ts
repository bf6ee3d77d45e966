import { contractCostOf } from '../../agents'
import { type CampaignRow, losingGames, shownCampaigns } from '../../loyalty'
import { merchantCatalogue, shownReturns } from '../../play'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import { type DeskResult, refused } from '../accounts/operator-result'

/** How many games a refusal names. */
const namedGames = 12

/** A campaign with which a playable game gives back its whole stake is refused, with the games. */
export const losingFor = async (
  ctx: AppContext,
  site: Merchant,
  { id, terms }: Pick<CampaignRow, 'id' | 'terms'>,
): Promise<DeskResult<never> | null> => {
  const games = await shownReturns(ctx.db, await merchantCatalogue(ctx, site))
  const running = await shownCampaigns(ctx.db, site.code, ctx.clock.now())
  const others = running.filter((each) => each.id !== id && each.state === 'LIVE').map((each) => each.terms)
  const losing = losingGames(terms, site, games, others, (await contractCostOf(ctx.db, site)).salary)
  return losing.length === 0
    ? null
    : refused('desk.campaign.return', { 'terms.reward': losing.slice(0, namedGames).join(' ') })
}
