import { call, useApiMutation, useApiQuery } from '@mosaic/api-client'
import type { BodyOf } from '@mosaic/contracts'

/** What the gateway takes as a proof changes with every proof. */
export const useConfirmationWays = () => useApiQuery('account', 'confirmationWays', {}, { staleTime: 0 })

export const useConfirmByPassword = () => useApiMutation('confirmByPassword')
export const useConfirmBySms = () => useApiMutation('confirmBySms')
export const useConfirmBySocial = () => useApiMutation('confirmBySocial')

export const passkeyConfirmOptions = () => call('passkeyConfirmOptions', { body: {} })
export const confirmByPasskey = (body: BodyOf<'confirmByPasskey'>) => call('confirmByPasskey', { body })
