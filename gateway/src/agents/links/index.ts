import { ok } from '../../platform/http/result'
import { bind } from '../../platform/http/route'
import { defineModule } from '../../platform/runtime/module'
import { affiliateLinks, createLink, removeLink } from './affiliate-links'
import { registeredByLink } from './registered-by-link'

export { countAffiliateClick } from './count-affiliate-click'

/** Referral links of agents: a code for each set of rates, and what it brought. */
export const affiliateLinksModule = defineModule({
  name: 'affiliate-links',
  routes: (app, ctx) => {
    bind(app, ctx, 'affiliateUrls', async ({ merchant, member }) => ok(await affiliateLinks(ctx, merchant, member)))
    bind(app, ctx, 'createAffiliateUrl', ({ merchant, member, body }) => createLink(ctx, merchant, member, body))
    bind(app, ctx, 'deleteAffiliateUrl', ({ merchant, member, query }) => removeLink(ctx, merchant, member, query.code))
  },
  memberCreated: registeredByLink,
})
