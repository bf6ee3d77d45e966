import { useApiMutation, useApiQuery, useQueryClient } from '@mosaic/api-client'
import type { ValueOf } from '@mosaic/contracts'

type AffiliateLinks = ValueOf<'affiliateUrls'>
export type AffiliateLink = AffiliateLinks['list'][number]

/** Refetched with each visit: the counts grow. */
export const useLinksQuery = () => useApiQuery('agent', 'affiliateUrls', {}, { staleTime: 0 })
export const useCreateLinkMutation = () => useApiMutation('createAffiliateUrl')
export const useDeleteLinkMutation = () => useApiMutation('deleteAffiliateUrl')

export const useRefreshLinks = () => {
  const client = useQueryClient()
  return (): void => void client.invalidateQueries({ queryKey: ['agent', 'affiliateUrls'] })
}
