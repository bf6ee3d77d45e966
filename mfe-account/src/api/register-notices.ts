import { useApiQuery } from '@mosaic/api-client'
import type { ValueOf } from '@mosaic/contracts'

const playersOf = ({ player }: ValueOf<'announcements'>) => player

/** Notices of the merchant for registration (spec §7: group m_reg). */
export const useRegisterNoticesQuery = () =>
  useApiQuery(
    'account',
    'announcements',
    { query: { types: 'PL', groupName: 'm_reg', platform: 'M' } },
    { select: playersOf, staleTime: 600_000 },
  )
