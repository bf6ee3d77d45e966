import type { Currency } from '@mosaic/contracts'
import type { CampaignTerms } from '@mosaic/contracts/desk'
import { termsFault } from '../../loyalty'
import { merchantCatalogue } from '../../play'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import { type DeskResult, refused } from '../accounts/operator-result'

const freeRoundStakes = async (ctx: AppContext, merchant: Merchant, currency: Currency) => {
  const catalogue = await merchantCatalogue(ctx, merchant)
  return (gameId: string) => {
    const game = catalogue.game(gameId)
    return game?.playable ? game.freeRoundStakes(currency) : []
  }
}

/** A refusal of terms that a merchant cannot have; null: they are sound. */
export const faultOf = async (
  ctx: AppContext,
  site: Merchant,
  terms: CampaignTerms,
): Promise<DeskResult<never> | null> => {
  const fault = termsFault(terms, site.currency, await freeRoundStakes(ctx, site, site.currency))
  return fault ? refused('desk.campaign.terms', { [`terms.${fault.field}`]: fault.problem }) : null
}
