import { get } from './endpoint'
import type { ErrorFacts } from './error-row'

export const platformEndpoints = {
  countries: get('/wps/system/country', 'COMM3', 'public', { anyToken: true, openWhenClosed: true }),
  systemStatus: get('/wps/system/status', 'COMM3', 'public', { openWhenClosed: true }),
  customerService: get('/wps/system/customerService', 'COMM3', 'public', { decided: true, openWhenClosed: true }),
  whitelabel: get('/wps/system/whitelabel', 'COMM3', 'public', { openWhenClosed: true }),
  domainRoute: get('/wps/system/domainRoute', 'COMM3', 'public', { openWhenClosed: true, merchantByHost: true }),
}

export const platformErrors = {
  request_param_err: { status: 400 },
  request_body_required: { status: 400 },
  /** Also for a proxy's 413 without an envelope. */
  'body.too.large': { status: 413 },
  'function.not.available': { status: 404 },
  'unknown.error': { status: 500, support: true },
  'system.busy': { status: 503, support: true, repeat: true },
  'system.maintenance': { status: 503, closed: true },
  'region.restricted': { status: 403, closed: true },
  'merchant.unknown': { status: 400 },
  'rate.limited': { status: 429, repeat: true },
  'key.rotated': { status: 409 },
  'encryption.required': { status: 400 },
  'encryption.invalid': { status: 400 },
  'idempotency.mismatch': { status: 422 },
  'idempotency.in.progress': { status: 409, repeat: true },
} as const satisfies Readonly<Record<string, ErrorFacts & { readonly status: number }>>
