import { call, useApiMutation, useApiQuery } from '@mosaic/api-client'
import type { BodyOf } from '@mosaic/contracts'

/** What the gateway takes as a proof changes with every proof. */
export const useConfirmationMethodsQuery = () => useApiQuery('account', 'confirmationWays', {}, { staleTime: 0 })

export const useConfirmByPasswordMutation = () => useApiMutation('confirmByPassword')
export const useConfirmBySmsMutation = () => useApiMutation('confirmBySms')
export const useConfirmBySocialMutation = () => useApiMutation('confirmBySocial')

export const passkeyConfirmOptions = () => call('passkeyConfirmOptions', { body: {} })
export const confirmByPasskey = (body: BodyOf<'confirmByPasskey'>) => call('confirmByPasskey', { body })
