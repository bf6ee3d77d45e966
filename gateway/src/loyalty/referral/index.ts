import { ok } from '../../platform/http/result'
import { bind } from '../../platform/http/route'
import { defineModule } from '../../platform/runtime/module'
import { startInterval } from '../../platform/runtime/start-interval'
import { type CountAffiliateClick, countClick } from './count-click'
import { followFriends } from './first-bet'
import { referralDetails } from './referral-details'
import { referrerOf } from './referral-code'
import { rewardFriends } from './reward-friends'
import { insertReferral } from './store'

export { drawCode as drawReferralCode } from './referral-code'

const everyMs = 5_000

/** Friends whom members invite, from the click on the link to the reward after the first valid bet. */
export const referralModule = (countAffiliateClick: CountAffiliateClick) =>
  defineModule({
    name: 'referral',
    routes: (app, ctx) => {
      bind(app, ctx, 'referralDetails', async ({ merchant, member, query }) =>
        ok(await referralDetails(ctx, merchant, member, query.autoGenerate === 'true')),
      )
      bind(app, ctx, 'countReferralClick', async ({ merchant, body }) => {
        await countClick(ctx, countAffiliateClick, merchant, body)
        return ok({ done: true })
      })
    },
    referrerOf,
    memberCreated: async (tx, ctx, { id: memberId, merchantCode, referrerId }) => {
      if (referrerId !== null)
        await insertReferral(tx, { memberId, merchantCode, referrerId, registeredAt: ctx.clock.now() })
    },
    eventHandlers: [followFriends],
    start: (ctx) =>
      Promise.resolve(
        startInterval(ctx, {
          everyMs,
          work: () => rewardFriends(ctx),
          failed: 'rewards of friends could not be decided',
        }),
      ),
  })

export { invitedAmong } from './store'
