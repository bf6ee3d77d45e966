import { bonusOf, type Minor, minor } from '@mosaic/contracts'
import { lockAccounts, playerAccount } from '../../../money'
import { bonusMayStart } from '../../../play'
import { playStopped } from '../../../protection'
import { eventHandler } from '../../../platform'
import type { Tx } from '../../../platform/db/database'
import { payClaim } from '../claim'
import { closeGrant, issueGrant } from '../grant'
import type { CampaignRow, GrantRow } from '../schema'
import { campaignById, grantById, lockGrant } from '../store'
import { bonusTermsOf, depositTerms } from './deposit-offers'

/** Of the credited amount, at most what was set aside with the order; null: too little arrived. */
const broughtBy = (grant: GrantRow, arrived: Minor): Minor | null => {
  const of = depositTerms(grant)
  const amount = of && bonusOf(bonusTermsOf(of, grant.currency), arrived)?.amount
  return amount === null || amount === undefined ? null : amount < grant.amount ? amount : grant.amount
}

/** Issues the bonus and claims it at once; what cannot start now waits in the reward centre. */
const pay = async (tx: Tx, campaign: CampaignRow, grant: GrantRow, amount: Minor, at: number): Promise<void> => {
  const issued = await issueGrant(tx, campaign, grant, { amount, by: null, at })
  if (issued.state !== 'ISSUED') return
  const { reward } = issued.terms
  const isBlocked =
    reward.type === 'bonus' &&
    ((await playStopped(tx, grant.memberId, at)) !== null ||
      !(await bonusMayStart(tx, grant.memberId, reward.wagering)))
  if (!isBlocked) await payClaim(tx, campaign, issued, at)
}

/** Pays or releases what was promised with a deposit, once: the grant waits IN_PROCESS until then. */
export const followDeposits = eventHandler({
  name: 'campaign-deposits',
  subscribesTo: ['deposit.settled', 'deposit.bonus.released'],
  handle: async (tx, event) => {
    const { at, memberId } = event
    const grantId = event.name === 'deposit.settled' ? event.payload.bonusGrantId : event.payload.grantId
    const seen = grantId ? await grantById(tx, grantId) : null
    if (!seen) return
    await lockAccounts(tx, [playerAccount({ merchant: seen.merchantCode, currency: seen.currency }, memberId)])
    const grant = await lockGrant(tx, seen.id)
    const campaign = grant && (await campaignById(tx, grant.merchantCode, grant.campaignId))
    if (grant?.state !== 'IN_PROCESS' || !campaign) return
    const amount = event.name === 'deposit.settled' ? broughtBy(grant, minor(BigInt(event.payload.amount))) : null
    if (amount === null) await closeGrant(tx, grant, at)
    else await pay(tx, campaign, grant, amount, at)
  },
})
