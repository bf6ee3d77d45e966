import { call, useApiMutation, useApiQuery } from '@mosaic/api-client'
import type { BodyOf } from '@mosaic/contracts'

/** Accepted proofs change with every proof, so the query is refetched after each. */
export const useConfirmationMethodsQuery = () => useApiQuery('account', 'confirmationWays', {}, { staleTime: 0 })

export const useConfirmByPasswordMutation = () => useApiMutation('confirmByPassword')
export const useConfirmBySmsMutation = () => useApiMutation('confirmBySms')
export const useConfirmBySocialMutation = () => useApiMutation('confirmBySocial')

export const passkeyConfirmOptions = () => call('passkeyConfirmOptions', { body: {} })
export const confirmByPasskey = (body: BodyOf<'confirmByPasskey'>) => call('confirmByPasskey', { body })
