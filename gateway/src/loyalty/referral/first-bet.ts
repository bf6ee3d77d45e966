import { eventHandler, type EventOf } from '../../platform'
import type { Tx } from '../../platform/db/database'
import { closeGrant } from '../campaigns/grant'
import { lockGrant } from '../campaigns/store'
import { openReferral } from './open-referral'
import type { ReferralRow } from './schema'
import * as store from './store'

type Bet = EventOf<'bet.settled' | 'bet.voided'>

/** The first valid bet of at least the promotion's amount, of a friend who registered while it ran, earns the reward. */
const settled = async (tx: Tx, friend: ReferralRow, { at, payload }: Bet): Promise<void> => {
  const validBet = BigInt(payload.validBet)
  if (validBet <= 0n) return
  if (friend.firstBetAt === null) await store.changeReferral(tx, friend.memberId, { firstBetAt: at })
  if (friend.state !== 'WAITING') return
  const open = await openReferral(tx, friend.merchantCode, at)
  if (!open || open.campaign.startsAt > friend.registeredAt || validBet < open.least) return
  await store.changeReferral(tx, friend.memberId, {
    state: 'DUE',
    campaignId: open.campaign.id,
    provider: payload.provider,
    roundId: payload.roundId,
  })
}

/** A bet that is taken back earns nothing: a reward that is not claimed yet is closed. */
const voided = async (tx: Tx, friend: ReferralRow, { at, payload }: Bet): Promise<void> => {
  if (friend.provider !== payload.provider || friend.roundId !== payload.roundId) return
  const grant = friend.grantId === null ? null : await lockGrant(tx, friend.grantId)
  if (grant?.state === 'CLAIMED') return
  if (grant) await closeGrant(tx, grant, at)
  await store.changeReferral(tx, friend.memberId, {
    state: 'WAITING',
    reason: '',
    campaignId: null,
    provider: null,
    roundId: null,
    grantId: null,
  })
}

export const followFriends = eventHandler({
  name: 'referrals',
  subscribesTo: ['bet.settled', 'bet.voided'],
  handle: async (tx, event) => {
    const friend = await store.lockReferral(tx, event.memberId)
    if (friend) await (event.name === 'bet.settled' ? settled : voided)(tx, friend, event)
  },
})
