import type { ContractKind } from '../agent-contract'
import type { RunningSite, SmallestRequest } from './running-site'

const least = { dailySalary: '1000', hourlySalary: '500', dividend: '1000' }

export const openDownline = async (site: RunningSite, type: 0 | 1 = 0) => {
  const [username, password] = [`new${site.unused().slice(-8)}`, 'Other#2026']
  const opened = await site.call('openAccount', {
    token: site.agent.token,
    body: { username, password, confirmPassword: password, type, ageConfirmed: true },
  })
  const { token } = await site.call('login', { body: { type: 'username', username, password } })
  return { agentId: opened.id, token }
}

const offerTo = (site: RunningSite, agentId: string, kind: ContractKind): SmallestRequest<'offerContract'> => ({
  token: site.agent.token,
  headers: { 'idempotency-key': `key-${site.unused()}` },
  body: {
    agentId,
    kind,
    stackable: true,
    tiers: [{ minTurnover: least[kind], minActive: kind === 'dividend' ? 1 : 0, rate: 1 }],
  },
})

/** The token of a new downline with an offer of the demo agent. */
const offered = (kind: ContractKind) => async (site: RunningSite) => {
  const { agentId, token } = await openDownline(site)
  await site.call('offerContract', offerTo(site, agentId, kind))
  return { token, body: { status: 'A' as const } }
}

/** Requests about the demo contracts of Aurora's agent. */
export const contractSamples = {
  offerContract: async (site: RunningSite) => offerTo(site, (await openDownline(site)).agentId, 'dailySalary'),
  contractPreview: async (site: RunningSite) => {
    const { token, body } = offerTo(site, (await openDownline(site)).agentId, 'dailySalary')
    return { token, body }
  },
  answerDividend: offered('dividend'),
  answerDailySalary: offered('dailySalary'),
  answerHourlySalary: offered('hourlySalary'),
}
