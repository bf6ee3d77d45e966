import { call, useApiMutation } from '@mosaic/api-client'
import type { BodyOf } from '@mosaic/contracts'

export const useLoginMutation = () => useApiMutation('login')
export const useLinkSocialMutation = () => useApiMutation('linkSocial')
export const useTrialLoginMutation = () => useApiMutation('freePlay')

export const passkeyLoginOptions = (loginDeviceId: string) => call('passkeyLoginOptions', { body: { loginDeviceId } })
export const passkeyLogin = (body: BodyOf<'passkeyLogin'>) => call('passkeyLogin', { body })
