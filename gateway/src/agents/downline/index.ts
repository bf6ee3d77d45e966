import { bind } from '../../platform/http/route'
import { defineModule } from '../../platform/runtime/module'
import { downlineDetail } from './downline-detail'
import { freezeDownlineCommission } from './freeze-commission'
import { promoteDownline } from './promote'
import { transferToDownline } from './transfer-downline'

export { agentTransferPostings, isCommissionFrozen } from './downline.sql'
export { freezersOf } from './store'

/** What an agent does with a member below: see them, promote them, hand them money, stop the payment of their commission. */
export const downlineModule = defineModule({
  name: 'downline',
  routes: (app, ctx) => {
    bind(app, ctx, 'downlineDetail', ({ merchant, member, query }) =>
      downlineDetail(ctx, merchant, member, query.memberId),
    )
    bind(app, ctx, 'promoteDownlineToAgent', ({ merchant, member, body }) =>
      promoteDownline(ctx, merchant, member, body.memberId),
    )
    bind(app, ctx, 'transferDownline', ({ merchant, member, body, idempotencyKey }) =>
      transferToDownline(ctx, merchant, member, body, idempotencyKey),
    )
    bind(app, ctx, 'freezeDownlineCommission', ({ member, body }) => freezeDownlineCommission(ctx, member, body))
  },
})
