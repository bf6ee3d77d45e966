import { moneyToWire, type ValueOf } from '@mosaic/contracts'
import { fingerprintOf, playerAccount, post, promotionExpense, transfer } from '../../money'
import { insertFreeRounds, startBonus, wageringToWire } from '../../play'
import { profileAmount } from '../../platform'
import type { Tx } from '../../platform/db/database'
import { roundsOf } from './reward-amount'
import type { CampaignText, GrantRow } from './schema'

type Claimed = ValueOf<'claimPromotion'>

const dayMs = 86_400_000

/** What the grant brings, as it is shown. */
export const rewardToWire = ({ terms: { reward }, amount, currency }: GrantRow) => ({
  reward: reward.type,
  amount: moneyToWire(amount, currency),
  currency,
  rounds: reward.type === 'rounds' ? roundsOf(amount, profileAmount(reward.stake, currency)) : null,
  gameId: reward.type === 'rounds' ? reward.gameId : null,
})

/** The wagering that a reward asks; null for cash and rounds. */
export const wageringOf = ({ terms: { reward }, currency }: Pick<GrantRow, 'terms' | 'currency'>) =>
  reward.type === 'bonus' ? wageringToWire(reward.wagering, currency) : null

export const claimedToWire = (grant: GrantRow): Claimed => ({
  rewardId: grant.id,
  ...rewardToWire(grant),
  ...(grant.state === 'APPROVED' && { waits: true }),
})

/** Who proposed the free rounds of a campaign. */
export const proposerOf = (campaignId: string): string => `campaign ${campaignId}`

/** Pays a claimed grant once (ledger key, id of the free rounds). The caller locked the grant and the member's account. */
export const payReward = async (tx: Tx, grant: GrantRow, { title }: CampaignText, at: number): Promise<void> => {
  const { id, merchantCode: merchant, memberId, currency, amount } = grant
  const { reward } = grant.terms
  if (reward.type === 'rounds') {
    const stake = profileAmount(reward.stake, currency)
    await insertFreeRounds(tx, {
      id,
      merchantCode: merchant,
      memberId,
      gameCode: reward.gameId,
      currency,
      stake,
      rounds: roundsOf(amount, stake),
      expiresAt: at + reward.days * dayMs,
      reason: title,
      state: 'GRANTED',
      proposedBy: proposerOf(grant.campaignId),
      proposedAt: at,
    })
    return
  }
  if (reward.type === 'bonus')
    return startBonus(tx, {
      ...{ id, merchantCode: merchant, memberId, campaignId: grant.campaignId, currency, title, amount, at },
      terms: reward.wagering,
    })
  const books = { merchant, currency }
  const paid = await post(tx, {
    scope: 'promotion',
    key: id,
    fingerprint: fingerprintOf('promotion', id, String(amount), currency),
    kind: 'promotion',
    title,
    reference: id,
    postings: transfer(promotionExpense(books), playerAccount(books, memberId), amount),
    at,
  })
  if (!paid.ok) throw new Error(`The ledger refused grant ${id}: ${paid.reason}`)
}
