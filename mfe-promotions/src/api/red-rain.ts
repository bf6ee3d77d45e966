import { useApiMutation, useApiQuery, useQueryClient } from '@mosaic/api-client'
import type { ValueOf } from '@mosaic/contracts'
import { refreshWallet } from '@mosaic/session'
import { queryKey } from './query-key'

export type Rain = ValueOf<'redRains'>['list'][number]

/** Others catch envelopes meanwhile. */
const refreshEvery = 5_000

export const useRedRainsQuery = () =>
  useApiQuery('promotions', 'redRains', {}, { select: ({ list }) => list, refetchInterval: refreshEvery })

export const useClaimRedRain = () => {
  const client = useQueryClient()
  const refresh = () => void client.invalidateQueries({ queryKey: queryKey('redRains') })
  const claim = useApiMutation('claimRedRain', {
    onDone: () => {
      void refreshWallet()
      refresh()
    },
  })
  return { claim, refresh }
}
