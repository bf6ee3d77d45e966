import { contractCostOf } from '../../agents'
import { type CampaignRow, losingGames, shownCampaigns } from '../../loyalty'
import { merchantCatalogue, shownReturns } from '../../play'
import type { Db } from '../../platform/db/database'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import { type DeskResult, refused } from '../accounts/operator-result'

/** How many games a refusal names. */
const namedGames = 12

type Judged = Pick<CampaignRow, 'id' | 'terms'>

/**
 * Refuses a campaign with which a playable game gives back its whole stake. The other live campaigns are read when it is
 * asked, so that a launch asks under its lock.
 */
export const losingTerms = async (ctx: AppContext, site: Merchant) => {
  const games = await shownReturns(ctx.db, await merchantCatalogue(ctx, site))
  const { salary } = await contractCostOf(ctx.db, site)
  return async (db: Db, { id, terms }: Judged): Promise<DeskResult<never> | null> => {
    const running = await shownCampaigns(db, site.code, ctx.clock.now())
    const others = running.filter((each) => each.id !== id && each.state === 'LIVE').map((each) => each.terms)
    const losing = losingGames(terms, site, games, others, salary)
    return losing.length === 0
      ? null
      : refused('desk.campaign.return', { 'terms.reward': losing.slice(0, namedGames).join(' ') })
  }
}
