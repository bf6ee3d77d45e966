import { failureOf, queryClient } from '@mosaic/api-client'
import { refreshMember, refreshWallet, sessionStore } from '@mosaic/session'

/** Asks again for everything that the page shows; answers the code of what went wrong, if anything did. */
export const refreshPage = async (): Promise<string | null> => {
  const signedIn = sessionStore.getState().session !== null
  await Promise.all([
    queryClient.refetchQueries({ type: 'active' }),
    ...(signedIn ? [refreshWallet(), refreshMember()] : []),
  ])
  const failed = queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ state }) => state.status === 'error' })[0]
  return failed?.state.error ? failureOf(failed.state.error).code : null
}
