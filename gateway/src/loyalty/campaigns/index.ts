import { defineModule } from '../../platform/runtime/module'
import type { AppContext } from '../../platform/runtime/app-context'
import { closeExpired } from './close-expired'
import { depositBonuses } from './deposits/deposit-offers'
import { followDeposits } from './deposits/settled-deposits'
import { settleCampaigns } from './periods/settle-campaigns'
import { followPlay } from './progress/follow-play'
import { campaignRoutes } from './routes'

const sweepEveryMs = 60_000

const sweep = async (ctx: AppContext): Promise<void> => {
  await closeExpired(ctx)
  await settleCampaigns(ctx)
}

export {
  campaignOf,
  campaignsOfOperators,
  changeCampaign,
  type CampaignDraft,
  lockCampaign,
  lockLaunches,
  saveDraft,
  statisticsOf,
} from './campaign-store'
export { campaignText } from './campaign-text'
export { grantPostings } from './expected-postings.sql'
export { issueGrant, rejectGrant } from './grant'
export { grantLimits, isForOperators } from './grant-limit'
export type { CampaignRow, GrantRow } from './schema'
export { applicationsShown, changeGrant, imageBytes, imagesOfGrants, lockGrant, shownCampaigns } from './store'
export { catchUp, compareAllProgress, rewriteAllProgress } from './progress/recompute'
export { stopCampaign } from './stop-campaign'
export { simulateCampaign } from './simulation/simulate'
export { proposerOf } from './pay-reward'
export { losingGames } from './terms/return-fault'
export { termsFault } from './terms-fault'

/** Promotions as data: who may take part, what is granted, and its claim through the ledger. */
export const campaignsModule = defineModule({
  name: 'campaigns',
  routes: campaignRoutes,
  depositBonuses,
  eventHandlers: [followDeposits, followPlay],
  start: (ctx) =>
    ctx.jobs.repeat({
      name: 'campaigns',
      everyMs: sweepEveryMs,
      work: () => sweep(ctx),
      failed: 'campaigns and rewards that are over could not be settled',
    }),
})
