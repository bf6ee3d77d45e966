import type { CampaignKind } from '../campaign'
import { png } from './png'
import type { RunningSite } from './running-site'

const agentPin = '274951'
const newToken = async (site: RunningSite) => ({ token: (await site.newMember()).token })
const promotionOf = async (site: RunningSite, kind: CampaignKind) => {
  const { content } = await site.call('promotions', {})
  return content.find((each) => each.kind === kind)?.promotionId ?? ''
}
const codeRequest = async (site: RunningSite) => ({
  ...(await newToken(site)),
  headers: { 'idempotency-key': `key-${site.unused()}` },
  body: { promoCode: 'AURORA5' },
})

/** Requests about the demo campaigns of Aurora. */
export const promotionSamples = {
  promotionTerms: async (site: RunningSite) => {
    const { content } = await site.call('promotions', {})
    return { query: { promotionId: content.find(({ reward }) => reward === 'bonus')?.promotionId ?? '' } }
  },
  promotionBoard: async (site: RunningSite) => ({ query: { promotionId: await promotionOf(site, 'TOURNAMENT') } }),
  joinPromotion: async (site: RunningSite) => ({
    ...(await newToken(site)),
    headers: { 'idempotency-key': `key-${site.unused()}` },
    body: { promotionId: await promotionOf(site, 'APPLICATION') },
  }),
  addPromotionImage: async (site: RunningSite) => ({
    ...(await newToken(site)),
    body: { promotionId: await promotionOf(site, 'APPLICATION'), image: png },
  }),
  claimPromotion: async (site: RunningSite) => {
    const { token, body } = await codeRequest(site)
    const { rewardId } = await site.call('claimPromoCode', {
      token,
      body,
      headers: { 'idempotency-key': `key-${site.unused()}` },
    })
    return {
      token,
      headers: { 'idempotency-key': `key-${site.unused()}` },
      body: { promotionClaimId: rewardId },
    }
  },
  claimPromoCode: codeRequest,
  forfeitBonus: async (site: RunningSite) => {
    const { token } = await site.newPlayer()
    const keyed = () => ({ token, headers: { 'idempotency-key': `key-${site.unused()}` } })
    await site.call('claimPromoCode', { ...keyed(), body: { promoCode: 'SLOTS20' } })
    const { list } = await site.call('bonuses', { token })
    return { ...keyed(), body: { bonusId: list[0]?.bonusId ?? '' } }
  },
  claimRedRain: async (site: RunningSite) => {
    const { token } = await newToken(site)
    const { list } = await site.call('redRains', { token })
    return {
      token,
      headers: { 'idempotency-key': `key-${site.unused()}` },
      body: { rainId: list[0]?.rainId ?? '', wave: list[0]?.wave ?? 0 },
    }
  },
  giveRedRain: async (site: RunningSite) => {
    const { token, password } = site.agent
    const keyed = () => ({ 'idempotency-key': `key-${site.unused()}` })
    if (!(await site.call('hasWithdrawalPassword', { token })).hasWithdrawalPassword) {
      const typed = { newPaymentPassword: agentPin, confirmPaymentPassword: agentPin }
      await site.call('setPaymentPassword', { token, body: { password, ...typed } })
      await site.call('claimPromoCode', { token, headers: keyed(), body: { promoCode: 'AURORA5' } })
    }
    return {
      token,
      headers: keyed(),
      body: { amount: '0.01', envelopes: 1, division: 'equal' as const, password: agentPin },
    }
  },
  claimLoginPromotion: async (site: RunningSite) => ({
    ...(await newToken(site)),
    headers: { 'idempotency-key': `key-${site.unused()}` },
  }),
}
