import { get } from './endpoint'

export const platformEndpoints = {
  countries: get('/wps/system/country', 'COMM3', 'public', { anyToken: true, openWhenClosed: true }),
  systemStatus: get('/wps/system/status', 'COMM3', 'public', { openWhenClosed: true }),
  whitelabel: get('/wps/system/whitelabel', 'COMM3', 'public', { openWhenClosed: true }),
  domainRoute: get('/wps/system/domainRoute', 'COMM3', 'public', { openWhenClosed: true, merchantByHost: true }),
}
