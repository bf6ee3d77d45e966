import { isAgent } from './customer-type'

/** What "Share" asks about its visitor. */
export type ShareVisitor = {
  /** Customer type; null: a guest. */
  readonly type: number | null
  /** They share as an affiliate: by the affiliate entry, or with an affiliate code of their own. */
  readonly isAffiliate: boolean
  /** The merchant has the referral module and an open referral promotion. */
  readonly isReferralOn: boolean
}
export type ShareDecision = 'login' | 'agentSheet' | 'invite' | 'comingSoon'

/** Where "Share" leads (spec §6). */
export const shareDecision = ({ type, isAffiliate, isReferralOn }: ShareVisitor): ShareDecision => {
  if (type === null) return 'login'
  if (isAffiliate && !isAgent(type)) return 'agentSheet'
  return isReferralOn ? 'invite' : 'comingSoon'
}
