import { call, useApiMutation } from '@mosaic/api-client'
import type { BodyOf } from '@mosaic/contracts'

export const useSendLogin = () => useApiMutation('login')
export const useLinkSocial = () => useApiMutation('linkSocial')
export const useFreePlay = () => useApiMutation('freePlay')

export const passkeyLoginOptions = (loginDeviceId: string) => call('passkeyLoginOptions', { body: { loginDeviceId } })
export const passkeyLogin = (body: BodyOf<'passkeyLogin'>) => call('passkeyLogin', { body })
