import { useApiPages, useApiQuery } from '@mosaic/api-client'
import type { ValueOf } from '@mosaic/contracts'
import { useLanguage } from '@mosaic/i18n'

const recentList = (value: ValueOf<'recentGames'>) => value.list

/** Games the member opened last. */
export const useRecentGamesQuery = () => {
  const { language } = useLanguage()
  return useApiQuery(
    'games',
    'recentGames',
    { query: { page: 1, pageSize: 18, language, clientType: 2 } },
    { select: recentList, staleTime: 0 },
  )
}

const latestRound = ({ list }: ValueOf<'openRounds'>) => list[0] ?? null

/** The last round that was left before it was over. */
export const useOpenRoundQuery = () => useApiQuery('games', 'openRounds', {}, { staleTime: 0, select: latestRound })

/** Favourites on the home page (spec §9: 15). */
const favouritesOnRail = 15
const favouritePages = (value: ValueOf<'favourites'>) => value

export const useFavouriteGamesQuery = () => {
  const { language } = useLanguage()
  return useApiPages(
    'games',
    'favourites',
    (pageNo) => ({ query: { pageNo, pageSize: favouritesOnRail, language } }),
    favouritePages,
    { key: { rail: true, language } },
  )
}
