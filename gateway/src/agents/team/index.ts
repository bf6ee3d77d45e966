import { defineModule } from '../../platform/runtime/module'
import { agentRoutes } from './routes'
import { firstAffiliateCode } from './store'
import { affiliateOf, attach, giveAffiliateCode } from './tree'

export { deepestLevel, giveAffiliateCode } from './tree'

export { type RateProfile, rebateRate } from './rebate-rate'
export { giveRebateRates, rateIn, rebateRatesOf } from './rebate-rates'
export { proposedRatesProblem } from './downline-rates'
export { likePattern } from './like-pattern'
export { isCounted, isCountedType, membersInTrees, teamLike, teamOf, teamsBelow } from './tree.sql'
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
    await attach(tx, member.id, member.parentId)
    await giveAffiliateCode(tx, member, ctx.clock.now())
  },
  inviterOf: affiliateOf,
  invitationOf: firstAffiliateCode,
})
