import { defineModule } from '../../platform/kernel/module'
import { agentRoutes } from './routes'
import { affiliateOf, attach, giveAffiliateCode, invitationOf } from './tree'

export { rebateRate } from './rebate-rate'
export { giveRebateRates, ratedColumns, type RatedMember, ratedOf, rebateRatesOf } from './rebate-rates'
export { agentTree, memberRebateRates } from './schema'

export const agentModule = defineModule({
  name: 'agent',
  routes: agentRoutes,
  memberCreated: async (tx, ctx, member) => {
    await attach(tx, member.id, member.parentId)
    await giveAffiliateCode(tx, member, ctx.clock.now())
  },
  inviterOf: affiliateOf,
  invitationOf,
})
