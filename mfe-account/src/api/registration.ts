import { call, useApiMutation, useApiQuery } from '@mosaic/api-client'

export const useRegister = () => useApiMutation('register')
export const useRegisterMobile = () => useApiMutation('registerMobile')
export const useRegisterSocial = () => useApiMutation('registerSocial')
export const useOpenAccount = () => useApiMutation('openAccount')

export const checkUsername = (username: string) => call('checkUsername', { query: { username } })

const affiliateRequest = (code: string) => ({ query: { code, domain: window.location.hostname } })

/** The code of a link, asked about once. */
export const useAffiliateCheck = (code: string) =>
  useApiQuery('account', 'checkAffiliate', affiliateRequest(code), {
    enabled: code !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
export const checkAffiliate = (code: string) => call('checkAffiliate', affiliateRequest(code))
