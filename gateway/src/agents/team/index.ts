import { defineModule } from '../../platform/kernel/module'
import { agentRoutes } from './routes'
import { affiliateOf, attach, giveAffiliateCode, invitationOf } from './tree'

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
