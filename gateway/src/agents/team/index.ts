import { defineModule } from '../../platform/kernel/module'
import { ok } from '../../platform/kernel/result'
import { bind } from '../../platform/kernel/route'
import { downlines } from './downlines'
import { teamKpi, teamOverview } from './service'
import { attach, giveAffiliateCode } from './tree'
import { vipProgress } from './vip'

export const agentModule = defineModule({
  name: 'agent',
  routes: (app, ctx) => {
    bind(app, ctx, 'teamKpi', ({ merchant, member, query }) => teamKpi(ctx, merchant, member, query))
    bind(app, ctx, 'teamOverview', ({ merchant, member, query }) => teamOverview(ctx, merchant, member, query))
    bind(app, ctx, 'vipProgress', async ({ member }) => ok(await vipProgress(ctx, member)))
    bind(app, ctx, 'downlines', ({ merchant, member, query }) => downlines(ctx, merchant, member, query))
  },
  memberCreated: async (tx, ctx, member) => {
    await attach(tx, member.id, member.parentId)
    await giveAffiliateCode(tx, member, ctx.clock.now())
  },
})

export { affiliateOf, deepestLevel, levelOf } from './tree'
export {
  recentValidBet,
  vipLevelOf,
  vipProgress,
  vipProgressOf,
  vipThresholds,
  vipWindowDays,
  vipWindowStart,
  type VipLevel,
} from './vip'
