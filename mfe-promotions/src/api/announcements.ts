import { useApiQuery } from '@mosaic/api-client'
import type { Announcement, ValueOf } from '@mosaic/contracts'
import { bannersQuery, promotionsQuery } from './public-queries'

const fiveMinutes = 300_000

const banners = (value: ValueOf<'announcements'>): readonly Announcement[] => value.banners
const promotions = (value: ValueOf<'announcements'>): readonly Announcement[] => value.promotion
const popups = (value: ValueOf<'announcements'>): readonly Announcement[] => value.popup

export const useBannersQuery = () =>
  useApiQuery('promotions', 'announcements', { query: bannersQuery }, { staleTime: fiveMinutes, select: banners })

export const usePromotionsQuery = () =>
  useApiQuery('promotions', 'announcements', { query: promotionsQuery }, { staleTime: fiveMinutes, select: promotions })

export const usePopupsQuery = (enabled: boolean) =>
  useApiQuery(
    'promotions',
    'announcements',
    { query: { types: 'PU', groupName: 'm_home', platform: 'M' } },
    { enabled, staleTime: fiveMinutes, select: popups },
  )
