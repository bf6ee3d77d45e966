import { defineModule } from '../../platform/runtime/module'
import { startInterval } from '../../platform/runtime/start-interval'
import { closeExpired } from './close-expired'
import { campaignRoutes } from './routes'

const sweepEveryMs = 60_000

export {
  campaignsOfOperators,
  changeCampaign,
  type CampaignDraft,
  lockCampaign,
  saveDraft,
  statisticsOf,
} from './campaign-store'
export { campaignText } from './campaign-text'
export { grantPostings } from './expected-postings.sql'
export { issueGrant } from './grant'
export type { CampaignRow, GrantRow } from './schema'
export { applicationsShown, changeGrant, imageBytes, imagesOfGrants, lockGrant, shownCampaigns } from './store'
export { termsFault } from './terms-fault'

/** Promotions as data: who may take part, what is granted, and its claim through the ledger. */
export const campaignsModule = defineModule({
  name: 'campaigns',
  routes: campaignRoutes,
  start: (ctx) =>
    Promise.resolve(
      startInterval(ctx, {
        everyMs: sweepEveryMs,
        work: () => closeExpired(ctx),
        failed: 'expired rewards could not be closed',
      }),
    ),
})
