import { defineModule } from '../../platform/kernel/module'
import { bind } from '../../platform/kernel/route'
import { accountReport, funds } from './account'
import { betReport } from './bets'

export const recordsModule = defineModule({
  name: 'records',
  routes: (app, ctx) => {
    bind(app, ctx, 'funds', ({ merchant, member }) => funds(ctx, merchant, member))
    bind(app, ctx, 'accountReport', ({ merchant, member, query }) => accountReport(ctx, merchant, member, query))
    bind(app, ctx, 'betReport', ({ merchant, member, language, query }) =>
      betReport(ctx, merchant, member, language, query),
    )
  },
})
