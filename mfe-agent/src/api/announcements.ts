import { useApiQuery } from '@mosaic/api-client'

/** Refetched with each visit: they are read on a page of another squad. */
export const useAgentAnnouncementsQuery = () =>
  useApiQuery('agent', 'agentAnnouncements', { query: { types: 'A', groupName: 'm_home' } }, { staleTime: 0 })
