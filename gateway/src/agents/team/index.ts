import { defineModule } from '../../platform/runtime/module'
import { agentRoutes } from './routes'
import { firstAffiliateCode } from './affiliate-store'
import { affiliateOf, attach, giveAffiliateCode } from './tree'

export { affiliateOf, deepestLevel, giveAffiliateCode } from './tree'
export type { AffiliateCode } from './schema'

export { aboveOwn, type RateProfile, type RebateRates, rebateRate } from './rebate-rate'
export { givenRatesOf, giveRebateRates, rateIn, rebateRatesOf } from './rebate-rates'
export { proposedRatesProblem } from './downline-rates'
export { rateList, ratesOfList } from './rate-list'
export { likePattern } from './like-pattern'
export {
  below,
  codesOf,
  isAbove,
  isCounted,
  isCountedType,
  memberIs,
  membersInTrees,
  teamLike,
  teamOf,
  teamOn,
  teamsBelow,
  theseMembers,
} from './tree.sql'
export { directDownlines } from './downlines'
export { everyPlace, earnsOn } from './tree-history.sql'
export { closeTree, heightOf, holdTree, type LineOf, linesSince, moveInTree, teamSpans } from './tree-history-store'
export { affiliateCode, affiliateCodesOf, insertAffiliateCode, removeAffiliateCode } from './affiliate-store'
export {
  depthIn,
  depthOf,
  directDownline,
  isOnline,
  levelOf,
  pathTo,
  placesOf,
  ratedChains,
  type RatedMember,
  sizeOf,
  uplinesOf,
} from './store'

export const agentModule = defineModule({
  name: 'agent',
  routes: agentRoutes,
  memberCreated: async (tx, ctx, member) => {
    await attach(tx, member, ctx.clock.now())
    await giveAffiliateCode(tx, member, ctx.clock.now())
  },
  inviterOf: affiliateOf,
  invitationOf: firstAffiliateCode,
})
