import { get, post } from './endpoint'
import type { ErrorRows } from './error-row'

export const agentsEndpoints = {
  teamKpi: get('/wps/report/teamKpi', 'AGEINFO3', 'agent', { decided: true, aliases: ['/wps/relay/ODSFE2_teamKPIC'] }),
  teamOverview: get('/wps/report/teamOverview', 'AGEINFO3', 'agent', {
    decided: true,
    aliases: ['/wps/relay/ODSFE2_getTeamOverviewSum', '/wps/relay/ODSFE2_getTeamOverviewDailyList'],
  }),
  teamPnl: get('/wps/report/teamPnl', 'AGEINFO3', 'agent', { aliases: ['/wps/relay/ODSFE2_getTeamPNLV3'] }),
  downlines: get('/wps/agent/downlines', 'AGEDOWNMAN3', 'agent', { aliases: ['/wps/relay/ODSFE2_getSubordinatev2'] }),
  openAccount: post('/wps/agent/downline', 'AGEDOWNMAN3', 'agent', { idempotent: 'optional', encrypted: true }),
  globalRebateSettings: get('/wps/agent/globalRebateSettings', 'AGEDOWNMAN3', 'agent'),
  agentAnnouncements: get('/wps/agent/announcements', 'AGEANNOUNCE3', 'agent'),
}

export const agentsErrors = {
  'agent.level.deepest': { status: 422 },
  'agent.rebate.above.own': { status: 422 },
} as const satisfies ErrorRows
