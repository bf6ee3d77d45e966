import { defineModule } from '../../platform/runtime/module'
import { bind } from '../../platform/http/route'
import { lotteryMenu, lotteryResults, openNumeros, recentLotteries } from './lists'

export const lotteryModule = defineModule({
  name: 'lottery',
  routes: (app, ctx) => {
    bind(app, ctx, 'lotteryMenu', ({ merchant, query }) => lotteryMenu(ctx, merchant, query.prizeMode))
    bind(app, ctx, 'recentLotteries', ({ merchant, member }) => recentLotteries(ctx, merchant, member))
    bind(app, ctx, 'openNumeros', ({ merchant, query }) => openNumeros(ctx, merchant, query))
    bind(app, ctx, 'lotteryResults', ({ merchant, query }) => lotteryResults(ctx, merchant, query))
  },
})
