import { call, useApiMutation, useApiQuery } from '@mosaic/api-client'
import type { BodyOf } from '@mosaic/contracts'

export const useRegister = () => useApiMutation('register')
export const useRegisterMobile = () => useApiMutation('registerMobile')
export const useRegisterAutoUsername = () => useApiMutation('registerAutoUsername')
export const useRegisterSocial = () => useApiMutation('registerSocial')
export const loginWithNewAccount = ({ username, password, loginDeviceId }: BodyOf<'register'>) =>
  call('login', { body: { type: 'username', username, password, loginDeviceId, remember: true } })
export const useOpenAccount = () => useApiMutation('openAccount')

export const checkUsername = (username: string) => call('checkUsername', { query: { username } })
export const checkEmail = (email: string) => call('checkEmail', { query: { email } })

const affiliateRequest = (code: string) => ({ query: { code, domain: window.location.hostname } })

/** The code of a link, asked about once. */
export const useAffiliateCheck = (code: string) =>
  useApiQuery('account', 'affiliate', affiliateRequest(code), {
    enabled: code !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
export const checkAffiliate = (code: string) => call('affiliate', affiliateRequest(code))
