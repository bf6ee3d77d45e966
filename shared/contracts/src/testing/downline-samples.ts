import { openDownline } from './contract-samples'
import { promotionSamples } from './promotion-samples'
import type { RunningSite } from './running-site'

const asked = async (site: RunningSite, type: 0 | 1 = 0) => ({
  token: site.agent.token,
  memberId: (await openDownline(site, type)).agentId,
})

/** Requests about a new member directly below Aurora's agent. */
export const downlineSamples = {
  downlineDetail: async (site: RunningSite) => {
    const { token, memberId } = await asked(site)
    return { token, query: { memberId } }
  },
  promoteDownlineToAgent: async (site: RunningSite) => {
    const { token, memberId } = await asked(site)
    return { token, body: { memberId } }
  },
  transferDownline: async (site: RunningSite) => {
    const { token, headers, body } = await promotionSamples.giveRedRain(site)
    const { memberId } = await asked(site)
    return { token, headers, body: { memberId, amount: '0.01', password: body.password } }
  },
  downlineRebates: async (site: RunningSite) => {
    const { token, memberId } = await asked(site)
    return { token, query: { memberId } }
  },
  updateDownlineRebates: async (site: RunningSite) => {
    const { token, memberId } = await asked(site)
    return { token, body: { memberId, rebates: [{ gameType: 'RNG' as const, rate: 70 }] } }
  },
  downlineRebatesPreview: async (site: RunningSite) => {
    const { token, memberId } = await asked(site)
    return { token, body: { memberId, rebates: [{ gameType: 'RNG' as const, rate: 70 }] } }
  },
  affiliateUrls: (site: RunningSite) => ({ token: site.agent.token }),
  createAffiliateUrl: (site: RunningSite) => ({ token: site.agent.token, body: { label: 'Stream' } }),
  deleteAffiliateUrl: async (site: RunningSite) => {
    const { token } = site.agent
    const { code } = await site.call('createAffiliateUrl', { token, body: {} })
    return { token, query: { code } }
  },
  freezeDownlineCommission: async (site: RunningSite) => {
    const { token, memberId } = await asked(site, 1)
    return { token, body: { memberId, frozen: true } }
  },
}
