import { useApiQuery } from '@mosaic/api-client'
import type { ValueOf } from '@mosaic/contracts'

const shown = 3

const newest = (value: ValueOf<'announcements'>) => value.player.slice(0, shown)

/** The newest public notices; the first part of the key names the squad, so that no other squad's cache is touched. */
export const useNewestNotices = () =>
  useApiQuery(
    'newcomer',
    'announcements',
    { query: { types: 'PL', groupName: 'm_home', platform: 'M' } },
    { select: newest, staleTime: 60_000 },
  )
