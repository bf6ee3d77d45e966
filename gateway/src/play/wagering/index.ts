import { ok } from '../../platform/http/result'
import { bind } from '../../platform/http/route'
import { defineModule } from '../../platform/runtime/module'
import { countWagering } from './count-wagering'
import { forfeitWhenPaid } from './forfeit-at-withdrawal'
import { expireBonuses } from './expire-bonuses'
import { rewardsTopic } from './rewards-topic'
import { forfeitBonus, ownBonuses } from './own-bonuses'

const sweepEveryMs = 60_000

export { bonusSums } from './store'
export { forfeitAtWithdrawal } from './forfeit-at-withdrawal'
export { bonusPostings } from './expected-postings.sql'
export { bonusMayStart, startBonus } from './start-bonus'
export { takesBonus, wageringWeight } from './wagered'
export { wageringToWire } from './wagering-to-wire'

/** Bonus money in its own account: how stakes and wins are split, and when it becomes cash. */
export const wageringModule = defineModule({
  name: 'wagering',
  streamTopics: [rewardsTopic],
  eventHandlers: [countWagering, forfeitWhenPaid],
  routes: (app, ctx) => {
    bind(app, ctx, 'bonuses', async ({ merchant, member }) => ok(await ownBonuses(ctx, merchant, member)))
    bind(app, ctx, 'forfeitBonus', ({ merchant, member, body }) => forfeitBonus(ctx, merchant, member, body.bonusId))
  },
  start: (ctx) =>
    ctx.jobs.repeat({
      name: 'expired-bonuses',
      everyMs: sweepEveryMs,
      work: () => expireBonuses(ctx),
      failed: 'bonuses that ran out could not be ended',
    }),
})
