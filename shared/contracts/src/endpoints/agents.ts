import { get, post } from './endpoint'

export const agentsEndpoints = {
  teamKpi: get('/wps/report/teamKpi', 'AGEINFO3', 'agent', { decided: true }),
  teamOverview: get('/wps/report/teamOverview', 'AGEINFO3', 'agent', { decided: true }),
  downlines: get('/wps/agent/downlines', 'AGEDOWNMAN3', 'agent'),
  openAccount: post('/wps/agent/downline', 'AGEDOWNMAN3', 'agent', { encrypted: true }),
  agentAnnouncements: get('/wps/agent/announcements', 'AGEANNOUNCE3', 'agent'),
}
