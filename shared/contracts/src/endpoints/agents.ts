import { get, post, put, remove } from './endpoint'
import type { ErrorRows } from './error-row'

export const agentsEndpoints = {
  teamKpi: get('/wps/report/teamKpi', 'AGEINFO3', 'agent', { decided: true, aliases: ['/wps/relay/ODSFE2_teamKPIC'] }),
  teamOverview: get('/wps/report/teamOverview', 'AGEINFO3', 'agent', {
    decided: true,
    aliases: ['/wps/relay/ODSFE2_getTeamOverviewSum', '/wps/relay/ODSFE2_getTeamOverviewDailyList'],
  }),
  teamPnl: get('/wps/report/teamPnl', 'AGEINFO3', 'agent', { aliases: ['/wps/relay/ODSFE2_getTeamPNLV3'] }),
  teamBetting: get('/wps/report/teamBetting', 'AGEINFO3', 'agent', { aliases: ['/wps/relay/ODSFE2_lottTeamBet'] }),
  downlineTransaction: get('/wps/report/downlineTransaction', 'AGEINFO3', 'agent'),
  rebateIncome: get('/wps/report/income', 'AGEINFO3', 'agent'),
  /** Every earning of the agent in a range of days, with what it was computed from. */
  agentStatement: get('/wps/report/agentStatement', 'AGEINFO3', 'agent', { decided: true }),
  teamCommission: get('/wps/report/commission', 'AGEINFO3', 'agent'),
  downlines: get('/wps/agent/downlines', 'AGEDOWNMAN3', 'agent', {
    aliases: ['/wps/relay/ODSFE2_getSubordinatev2', '/wps/relay/ODSFE2_subordinateSimple'],
  }),
  openAccount: post('/wps/agent/downline', 'AGEDOWNMAN3', 'agent', { idempotent: 'optional', encrypted: true }),
  downlineDetail: get('/wps/agent/downline', 'AGEDOWNMAN3', 'agent', { decided: true }),
  promoteDownlineToAgent: put('/wps/agent/promoteDownlineToAgent', 'AGEDOWNMAN3', 'agent'),
  transferDownline: put('/wps/agent/transferDownline', 'AGEDOWNMAN3', 'agent', {
    encrypted: true,
    idempotent: true,
    limit: { per: 'member', calls: 120, minutes: 60 },
  }),
  freezeDownlineCommission: put('/wps/agent/downlineCommission', 'AGEDOWNMAN3', 'agent', { decided: true }),
  downlineRebates: get('/wps/agent/downlineRebates', 'AGEDOWNMAN3', 'agent', {
    aliases: ['/wps/relay/MCSFE_getDownlineRebates'],
  }),
  updateDownlineRebates: post('/wps/agent/updateDownlineRebates', 'AGEDOWNMAN3', 'agent'),
  downlineRebatesPreview: post('/wps/agent/downlineRebatesPreview', 'AGEDOWNMAN3', 'agent', {
    decided: true,
    limit: { per: 'member', calls: 120, minutes: 60 },
  }),
  affiliateUrls: get('/wps/agent/affiliateUrls', 'AFFMAN3', 'agent', {
    aliases: ['/wps/relay/MCSFE_viewAffiliateUrls'],
  }),
  createAffiliateUrl: post('/wps/agent/affiliateUrl', 'AFFMAN3', 'agent', {
    aliases: ['/wps/relay/MCSFE_createAffiliateUrl'],
    limit: { per: 'member', calls: 120, minutes: 60 },
  }),
  deleteAffiliateUrl: remove('/wps/agent/affiliateUrl', 'AFFMAN3', 'agent', {
    aliases: ['/wps/relay/MCSFE_deleteAffiliateUrl'],
  }),
  /** A gift to the members below from the agent's own balance, divided into envelopes. */
  giveRedRain: post('/wps/agent/transferMultipleDownline', 'AGEDOWNMAN3', 'agent', {
    encrypted: true,
    idempotent: true,
    limit: { per: 'member', calls: 40, minutes: 60 },
  }),
  givenRedRains: get('/wps/agent/redRains', 'AGEDOWNMAN3', 'agent', { decided: true }),
  globalRebateSettings: get('/wps/agent/globalRebateSettings', 'AGEDOWNMAN3', 'agent'),
  /** One's own contracts and those that one offered. */
  agentContracts: get('/wps/agent/contracts', 'AGEDOWNMAN3', 'member', {
    decided: true,
    flags: [],
    aliases: [
      '/wps/relay/MCSFE_getContractDividendInfo',
      '/wps/relay/MCSFE_getContractDailySalInfo',
      '/wps/relay/MCSFE_getContractHourSalaryInfo',
    ],
  }),
  offerContract: post('/wps/agent/contract', 'AGEDOWNMAN3', 'agent', {
    decided: true,
    idempotent: true,
    limit: { per: 'member', calls: 600, minutes: 60 },
    aliases: [
      '/wps/relay/MCSFE_applyContractualDividend',
      '/wps/relay/MCSFE_modifyContractDividend',
      '/wps/relay/MCSFE_applyContractDailySalary',
      '/wps/relay/MCSFE_applyContractHourSalary',
    ],
  }),
  answerDividend: post('/wps/relay/MCS2_processDividendReq', 'SIGNCONDIV3', 'member', {
    idempotent: 'optional',
    aliases: ['/wps/relay/MCSFE_processContractDividend'],
  }),
  answerDailySalary: post('/wps/relay/MCS2_processDailySalContract', 'DAILYSALCONT3', 'member', {
    idempotent: 'optional',
    aliases: ['/wps/relay/MCSFE_processDailySalaryContract'],
  }),
  answerHourlySalary: post('/wps/relay/MCS2_processContractHourSalary', 'HOURSAL3', 'member', {
    idempotent: 'optional',
    aliases: ['/wps/relay/MCSFE_processContractHourSalary'],
  }),
  /** What contracts paid, newest first. */
  contractPayments: get('/wps/agent/contractPayments', 'AGEDOWNMAN3', 'member', {
    decided: true,
    flags: [],
  }),
  contractPreview: post('/wps/agent/contractPreview', 'AGEDOWNMAN3', 'member', {
    decided: true,
    flags: [],
    limit: { per: 'member', calls: 120, minutes: 60 },
  }),
  agentAnnouncements: get('/wps/agent/announcements', 'AGEANNOUNCE3', 'agent'),
}

export const agentsErrors = {
  'agent.level.deepest': { status: 422 },
  'agent.rebate.above.own': { status: 422 },
  /** Below the cashback of every player, or below what the member gave. */
  'agent.rebate.too.low': { status: 422 },
  /** As many links as an agent may have. */
  'affiliate.links.most': { status: 409 },
  /** The agent's own invitation code is not removed. */
  'affiliate.code.own': { status: 409 },
  /** Only agents have a commission. */
  'agent.commission.none': { status: 409 },
  'transfer.receiver.disabled': { status: 409 },
  /** A break, a self-exclusion or a limit of the receiver; which one is not said. */
  'transfer.receiver.protected': { status: 409 },
  /** Terms that give more or ask for less than the offeror's own. */
  'contract.above.own': { status: 422 },
  /** Terms of the house with which a game earns nothing. */
  'contract.above.edge': { status: 422 },
  /** The offeror has no contract of this kind. */
  'contract.none': { status: 409 },
  /** An offer of this kind awaits the answer. */
  'contract.pending': { status: 409 },
  /** A daily and an hourly salary for the same turnover. */
  'contract.exclusive': { status: 409 },
  /** This member can have no contract. */
  'contract.not.allowed': { status: 403 },
  /** The offer is over: answered, withdrawn or expired. */
  'contract.answered': { status: 409 },
} as const satisfies ErrorRows
