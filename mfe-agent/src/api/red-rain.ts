import { useApiMutation, useApiQuery, useQueryClient } from '@mosaic/api-client'
import type { ValueOf } from '@mosaic/contracts'
import { refreshWallet } from '@mosaic/session'

export type GivenRain = ValueOf<'giveRedRain'>

export const useGivenRainsQuery = () => useApiQuery('agent', 'givenRedRains', {})

export const useGiveRainMutation = () => useApiMutation('giveRedRain')

/** After a rain was given: the list and the balance. */
export const useRefreshRains = () => {
  const client = useQueryClient()
  return (): void => {
    void refreshWallet()
    void client.invalidateQueries({ queryKey: ['agent', 'givenRedRains'] })
  }
}
