import { get, post, put } from './endpoint'
import type { ErrorRows } from './error-row'

export const protectionEndpoints = {
  limits: get('/wps/member/limits', 'RGTOOLS3', 'member', { decided: true }),
  setLimit: post('/wps/member/limits', 'RGTOOLS3', 'member', { decided: true }),
  exclude: post('/wps/member/exclusion', 'RGTOOLS3', 'member', { decided: true }),
  realityCheck: get('/wps/member/realityCheck', 'RGTOOLS3', 'member', { decided: true }),
  acknowledgeRealityCheck: post('/wps/member/realityCheck', 'RGTOOLS3', 'member', { decided: true }),
  setRealityCheck: put('/wps/member/realityCheck', 'RGTOOLS3', 'member', { decided: true }),
}

export const protectionErrors = {
  'play.self.excluded': { status: 403 },
  'play.cool.off': { status: 403 },
  'play.limit.reached': { status: 422 },
} as const satisfies ErrorRows
