import { callOrThrow, useQuery } from '@mosaic/api-client'
import { useLanguage } from '@mosaic/i18n'
import { openServiceEntries } from './service-path'
import type { ServiceEntry } from './service-links'

const none: readonly ServiceEntry[] = []

/** The merchant's customer service, by the call of its own (spec §7); none until it came. */
export const useServiceEntries = (): readonly ServiceEntry[] => {
  const { language } = useLanguage()
  const { data } = useQuery({
    queryKey: ['host', 'customerService', language],
    queryFn: async () => openServiceEntries(await callOrThrow('customerService', { query: { type: '3' } })),
    staleTime: 600_000,
  })
  return data ?? none
}
