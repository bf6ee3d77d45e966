import { useApiQuery } from '@mosaic/api-client'
import type { DownloadResource, ValueOf } from '@mosaic/contracts'

const resourcesOf = ({ info }: ValueOf<'systemStatus'>): readonly DownloadResource[] => info.resources

/** Addresses of the merchant beside the site: apps, Telegram. */
export const useResourcesQuery = () =>
  useApiQuery('messaging', 'systemStatus', {}, { select: resourcesOf, staleTime: 600_000 })
