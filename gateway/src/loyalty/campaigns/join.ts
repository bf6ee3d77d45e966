import { minor } from '@mosaic/contracts'
import { lastRoundAt } from '../../play'
import { profileAmount } from '../../platform'
import type { Tx } from '../../platform/db/database'
import type { AppContext, Member, Merchant } from '../../platform/runtime/app-context'
import { inTransaction } from '../../platform/db/transaction'
import { fail, ok, type Result } from '../../platform/http/result'
import { type Application, apply } from './application'
import { lockMemberAccount } from './claim'
import { makeGrant } from './grant'
import { grantAndClaim } from './grant-and-claim'
import { openTo, termsOfKind } from './open-campaign'
import * as store from './store'

/** A mission begins after every earlier round of its member, also after one of a gateway whose clock runs ahead. */
const missionStart = async ({ clock }: Pick<AppContext, 'clock'>, tx: Tx, memberId: string): Promise<number> =>
  Math.max(clock.now(), ((await lastRoundAt(tx, { memberId })) ?? 0) + 1)

/** What a member gets for joining once: a mission begins, free rounds are claimed at once. */
const occasion = 'joined'

const joinOnce = (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  promotionId: string,
  requestKey: string,
): Promise<Result<null>> =>
  inTransaction(ctx.db, async (tx) => {
    await lockMemberAccount(tx, merchant, member)
    const campaign = await store.campaignById(tx, merchant.code, promotionId)
    if (!campaign || campaign.state === 'DRAFT') return fail('promotion.unknown')
    const { terms, currency } = campaign
    const asked = { memberId: member.id, campaignId: campaign.id, occasion }
    const mission = termsOfKind(terms, 'MISSION')
    if (mission) {
      if ((await store.grantOf(tx, asked))?.requestKey === requestKey) return ok(null)
      const open = await openTo(ctx, tx, campaign, member)
      if (!open.ok) return open
      const amount = profileAmount(mission.amount, currency)
      const at = await missionStart(ctx, tx, member.id)
      const from = { random: ctx.random, clock: { now: () => at } }
      await makeGrant(tx, from, campaign, { memberId: member.id, occasion, amount, state: 'IN_PROCESS', requestKey })
      return ok(null)
    }
    const rounds = termsOfKind(terms, 'FREE_ROUNDS')?.rounds
    if (rounds === undefined || terms.reward.type !== 'rounds') return fail('promotion.unknown')
    const amount = minor(profileAmount(terms.reward.stake, currency) * BigInt(rounds))
    const claimed = await grantAndClaim(tx, ctx, { campaign, member, occasion, amount, requestKey })
    return claimed.ok ? ok(null) : claimed
  })

/** Takes part in a campaign: an application waits for an operator, anything else begins at once. */
export const join = async (
  ctx: AppContext,
  merchant: Merchant,
  member: Member,
  asked: Application,
  requestKey: string,
): Promise<Result<null>> =>
  (await store.campaignById(ctx.db, merchant.code, asked.promotionId))?.kind === 'APPLICATION'
    ? apply(ctx, merchant, member, asked, requestKey)
    : joinOnce(ctx, merchant, member, asked.promotionId, requestKey)
