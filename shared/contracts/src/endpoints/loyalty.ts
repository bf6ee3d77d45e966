import { get, post } from './endpoint'
import type { ErrorRows } from './error-row'

/** Promotions and rewards. The titles and pictures of promotions come with the announcements (type PR). */
export const loyaltyEndpoints = {
  promotions: get('/wps/relay/MCSFE_getAvailablePromotions', 'COMM3', 'public', { openWhenClosed: true }),
  promotionBoard: get('/wps/promotion/board', 'COMM3', 'public', { decided: true }),
  promotionTerms: get('/wps/promotion/terms', 'COMM3', 'public', { decided: true }),
  joinPromotion: post('/wps/relay/MCSFE_signUpPromotionJoin', 'COMM3', 'member', {
    idempotent: true,
    limit: { per: 'member', calls: 30, minutes: 60 },
  }),
  addPromotionImage: post('/wps/promotion/image', 'COMM3', 'member', {
    idempotent: 'optional',
    decided: true,
    upload: true,
    limit: { per: 'member', calls: 30, minutes: 60 },
  }),
  claimablePromotions: get('/wps/relay/MCSFE_getClaimPromotion', 'REWCEN3', 'member', { flags: [] }),
  claimPromotion: post('/wps/relay/MCSFE_claimIssuedPromotion', 'REWCEN3', 'member', {
    flags: [],
    idempotent: true,
    aliases: ['/wps/relay/MCS2_claimRafflePromotion'],
  }),
  claimPromoCode: post('/wps/relay/PROMOFE_claimPromoCode', 'REWCEN3', 'member', {
    flags: [],
    idempotent: true,
    limit: { per: 'member', calls: 40, minutes: 60 },
  }),
  loginPromotion: get('/wps/relay/MCSFE_getLoginPromotion', 'REWCEN3', 'member', { flags: [] }),
  claimLoginPromotion: post('/wps/relay/MCSFE_claimLoginPromotion', 'REWCEN3', 'member', {
    flags: [],
    idempotent: true,
  }),
  referralDetails: get('/wps/relay/MCSFE_getReferralDetails', 'REFERRAL3', 'member'),
  /** A visitor opened a referral link; each visitor counts once. */
  countReferralClick: post('/wps/referral/click', 'REFERRAL3', 'public', {
    decided: true,
    // Links of agents count without the promotion for friends.
    flags: [],
    anyToken: true,
    limit: { per: 'address', calls: 30, minutes: 60 },
  }),
  redRains: get('/wps/promotion/redRain', 'COMM3', 'member', { decided: true }),
  /** One envelope for each wave; the same wave again has the same answer. */
  claimRedRain: post('/wps/promotion/redRain/claim', 'COMM3', 'member', {
    decided: true,
    idempotent: true,
    limit: { per: 'member', calls: 60, minutes: 1 },
  }),
  bonuses: get('/wps/promotion/bonuses', 'COMM3', 'member', { decided: true }),
  forfeitBonus: post('/wps/promotion/bonuses/forfeit', 'COMM3', 'member', { decided: true, idempotent: true }),
}

export const loyaltyErrors = {
  /** Not begun, over, or another wave. */
  'rain.closed': { status: 409 },
  /** Every envelope of this wave is caught. */
  'rain.empty': { status: 409 },
  /** An envelope holds at least the smallest coin. */
  'rain.amount.small': { status: 422 },
  'promotion.unknown': { status: 404 },
  /** Not begun, ended, or stopped. */
  'promotion.closed': { status: 409 },
  'promotion.not.eligible': { status: 403 },
  /** The member has it already, or as often as its terms allow. */
  'promotion.taken': { status: 409 },
  'promotion.budget.used': { status: 409 },
  'promotion.image.limit': { status: 422 },
  'promotion.code.unknown': { status: 404 },
  /** Expired, or no reward of this member. */
  'reward.not.claimable': { status: 409 },
  /** Another bonus is being wagered. */
  'bonus.active': { status: 409 },
  'bonus.unknown': { status: 404 },
} as const satisfies ErrorRows
