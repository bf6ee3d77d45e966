import type { ReactNode } from 'react'
import { useHotGamesQuery, useNewGamesQuery, useRailGamesQuery, type Vendor } from '../api/catalogue'
import { useFavouriteGamesQuery, useRecentGamesQuery } from '../api/member-rails'
import { pathOfTab } from '../lobby/lobby-tab'
import { useTexts } from '../texts'
import { categoryIcon } from './category-icon'
import { GameRail } from './GameRail'
import { hasMoreHot, hasMoreOfVendor } from './home-blocks'
import { QueryRail } from './QueryRail'

const maxOnRail = 12

export const HotRail = ({ leading = false }: { readonly leading?: boolean }) => {
  const { t } = useTexts()
  const hot = useHotGamesQuery()
  return (
    <QueryRail
      query={hot}
      icon="fire"
      title={t('rail.hot')}
      games={hot.data?.slice(0, maxOnRail)}
      seeAll={hasMoreHot(hot.data?.length ?? 0) ? pathOfTab('HOT') : undefined}
      leading={leading}
    />
  )
}

/** Games the member opened last. */
const RecentRail = () => {
  const { t } = useTexts()
  const recent = useRecentGamesQuery()
  return (
    <QueryRail
      query={recent}
      icon="clock-counter-clockwise"
      title={t('rail.recent')}
      games={recent.data}
      seeAll={pathOfTab('RECENT')}
    />
  )
}

const FavouritesRail = () => {
  const { t } = useTexts()
  const list = useFavouriteGamesQuery()
  return (
    <QueryRail
      query={list}
      icon="heart"
      title={t('rail.favourites')}
      games={list.data?.pages[0]?.content}
      seeAll={pathOfTab('FAV')}
    />
  )
}

/** A rail that is retried after a failure keeps its space and its name. */
const isFirstLoad = ({
  isPending,
  errorUpdateCount,
}: {
  readonly isPending: boolean
  readonly errorUpdateCount: number
}) => isPending && errorUpdateCount === 0

/**
 * The member's own lists above the public ones. Until their answers come, an unnamed placeholder keeps the space of the first one,
 * so that the page below does not move.
 */
export const MemberRails = ({ children }: { readonly children: ReactNode }) => {
  const recent = useRecentGamesQuery()
  const favourites = useFavouriteGamesQuery()
  if (isFirstLoad(recent) || isFirstLoad(favourites))
    return (
      <div aria-hidden="true">
        {[1, 2].map((place) => (
          <GameRail key={place} icon="game-controller" title={'\u00a0'} games={undefined} />
        ))}
      </div>
    )
  return (
    <>
      <RecentRail />
      <FavouritesRail />
      {children}
    </>
  )
}

export const NewGamesRail = ({ start }: { readonly start: boolean }) => {
  const { t } = useTexts()
  const newGames = useNewGamesQuery(start)
  return (
    <QueryRail
      query={newGames}
      icon="sparkle"
      title={t('rail.new')}
      games={newGames.data?.games}
      seeAll={newGames.data && hasMoreOfVendor(newGames.data.total) ? '/m/gameCenter?isNew=1' : undefined}
    />
  )
}

export const VendorGamesRail = ({ vendor, start }: { readonly vendor: Vendor; readonly start: boolean }) => {
  const { gameCategory, accountTypeName, displayName } = vendor
  const railGames = useRailGamesQuery({ gameType: gameCategory, vassalage: accountTypeName }, start)
  const more = hasMoreOfVendor(railGames.data?.total ?? vendor.gameCount)
  return (
    <QueryRail
      query={railGames}
      icon={categoryIcon[gameCategory]}
      title={displayName}
      games={railGames.data?.games}
      seeAll={more ? `${pathOfTab(gameCategory)}?vassalage=${encodeURIComponent(accountTypeName)}` : undefined}
    />
  )
}
