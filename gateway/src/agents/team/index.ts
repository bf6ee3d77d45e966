import { defineModule, type Module } from '../../platform/kernel/module'
import type { FullMerchantDirectory } from '../../platform'
import { agentRoutes } from './routes'
import { affiliateOf, attach, giveAffiliateCode } from './tree'

export const agentModule = (merchants: FullMerchantDirectory): Module =>
  defineModule({
    name: 'agent',
    routes: (app, ctx) => agentRoutes(app, ctx, merchants),
    memberCreated: async (tx, ctx, member) => {
      await attach(tx, member.id, member.parentId)
      await giveAffiliateCode(tx, member, ctx.clock.now())
    },
    inviterOf: affiliateOf,
  })
