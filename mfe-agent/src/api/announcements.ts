import { useApiQuery } from '@mosaic/api-client'

export const useAgentAnnouncements = () =>
  useApiQuery('agent', 'agentAnnouncements', { query: { types: 'A', groupName: 'm_home' } })
