import { call, loginDeviceId, useApiMutation, useApiQuery } from '@mosaic/api-client'
import type { BodyOf } from '@mosaic/contracts'

export const useRegisterMutation = () => useApiMutation('register')
export const useRegisterMobileMutation = () => useApiMutation('registerMobile')
export const useRegisterAutoUsernameMutation = () => useApiMutation('registerAutoUsername')
export const useRegisterSocialMutation = () => useApiMutation('registerSocial')
export const loginWithNewAccount = ({ username, password, loginDeviceId }: BodyOf<'register'>) =>
  call('login', { body: { type: 'username', username, password, loginDeviceId, remember: true } })
export const useOpenAccountMutation = () => useApiMutation('openAccount')

export const checkUsername = (username: string) => call('checkUsername', { query: { username } })
export const checkEmail = (email: string) => call('checkEmail', { query: { email } })

const affiliateRequest = (code: string) => ({ query: { code, domain: window.location.hostname } })

/** The code of a link, asked about once. */
export const useAffiliateQuery = (code: string) =>
  useApiQuery('account', 'affiliate', affiliateRequest(code), {
    enabled: code !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
export const checkAffiliate = (code: string) => call('affiliate', affiliateRequest(code))

/** A visitor opened a link; the gateway counts each once. Nobody waits for the answer. */
export const countReferralClick = (code: string): void =>
  void call('countReferralClick', { body: { code, visitorId: loginDeviceId() } })
