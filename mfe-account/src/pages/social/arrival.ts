import { isSocialProvider, type SocialProvider } from '@mosaic/contracts'

/** How the visitor has come to the social page. */
export type Arrival =
  | { readonly kind: 'code'; readonly state: string; readonly code: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'begin'; readonly provider: SocialProvider }
  | { readonly kind: 'sms' }
  | { readonly kind: 'smsRegister' }
  | { readonly kind: 'ticket' }
  | { readonly kind: 'nothing' }

const shortEnough = (text: string, most: number): boolean => text !== '' && text.length <= most

/** The answers of a provider's page are those of RFC 6749 §4.1.2; the rest are steps of our own. */
export const arrivalOf = (search: string): Arrival => {
  const query = new URLSearchParams(search)
  const [state, code, error, provider] = [
    query.get('state') ?? '',
    query.get('code') ?? '',
    query.get('error'),
    query.get('provider'),
  ]
  if (error !== null) return error === 'access_denied' ? { kind: 'cancelled' } : { kind: 'refused' }
  if (shortEnough(state, 64) && shortEnough(code, 512)) return { kind: 'code', state, code }
  if (isSocialProvider(provider)) return { kind: 'begin', provider }
  if (provider === 'sms') return { kind: query.get('step') === 'register' ? 'smsRegister' : 'sms' }
  return query.get('step') === 'ticket' ? { kind: 'ticket' } : { kind: 'nothing' }
}

/** Address of a step, with the query of the login page. */
export const searchOf = (step: Readonly<Record<string, string>>, brought: string): string => {
  const query = new URLSearchParams(brought)
  Object.entries(step).forEach(([name, value]) => query.set(name, value))
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
