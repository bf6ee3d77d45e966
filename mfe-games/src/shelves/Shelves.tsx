import type { ReactNode } from 'react'
import { useHotGames, useNewGames, useShelf, type Vendor } from '../api/catalogue'
import { useFavouriteRail, useRecentGames } from '../api/member-shelves'
import { pathOfTab } from '../lobby/lobby-tab'
import { useTexts } from '../texts'
import { categoryIcon } from './category-icon'
import { GameRail } from './GameRail'
import { hasMoreHot, hasMoreOfVendor } from './home-blocks'
import { Shelf } from './Shelf'

const mostOnRail = 12

export const HotShelf = ({ leading = false }: { readonly leading?: boolean }) => {
  const { t } = useTexts()
  const hot = useHotGames()
  return (
    <Shelf
      query={hot}
      icon="fire"
      title={t('rail.hot')}
      games={hot.data?.slice(0, mostOnRail)}
      seeAll={hasMoreHot(hot.data?.length ?? 0) ? pathOfTab('HOT') : undefined}
      leading={leading}
    />
  )
}

/** Games the member opened last. */
const RecentShelf = () => {
  const { t } = useTexts()
  const recent = useRecentGames()
  return (
    <Shelf
      query={recent}
      icon="clock-counter-clockwise"
      title={t('rail.recent')}
      games={recent.data}
      seeAll={pathOfTab('RECENT')}
    />
  )
}

const FavouriteShelf = () => {
  const { t } = useTexts()
  const list = useFavouriteRail()
  return (
    <Shelf
      query={list}
      icon="heart"
      title={t('rail.favourites')}
      games={list.data?.pages[0]?.content}
      seeAll={pathOfTab('FAV')}
    />
  )
}

/** A shelf that is asked for again after a failure keeps its place and its name. */
const unknownYet = ({
  isPending,
  errorUpdateCount,
}: {
  readonly isPending: boolean
  readonly errorUpdateCount: number
}) => isPending && errorUpdateCount === 0

/**
 * The member's own shelves above everybody's. Whether there are any is known only with their answers, so until then a shelf without a name
 * keeps the place of whichever comes first: nothing below ever moves.
 */
export const MemberShelves = ({ children }: { readonly children: ReactNode }) => {
  const recent = useRecentGames()
  const favourites = useFavouriteRail()
  if (unknownYet(recent) || unknownYet(favourites))
    return (
      <div aria-hidden="true">
        {[1, 2].map((place) => (
          <GameRail key={place} icon="game-controller" title={'\u00a0'} games={undefined} />
        ))}
      </div>
    )
  return (
    <>
      <RecentShelf />
      <FavouriteShelf />
      {children}
    </>
  )
}

export const NewShelf = ({ start }: { readonly start: boolean }) => {
  const { t } = useTexts()
  const fresh = useNewGames(start)
  return (
    <Shelf
      query={fresh}
      icon="sparkle"
      title={t('rail.new')}
      games={fresh.data?.games}
      seeAll={fresh.data && hasMoreOfVendor(fresh.data.total) ? '/m/gameCenter?isNew=1' : undefined}
    />
  )
}

export const VendorShelf = ({ vendor, start }: { readonly vendor: Vendor; readonly start: boolean }) => {
  const { gameCategory, accountTypeName, displayName } = vendor
  const shelf = useShelf({ gameType: gameCategory, vassalage: accountTypeName }, start)
  const more = hasMoreOfVendor(shelf.data?.total ?? vendor.gameCount)
  return (
    <Shelf
      query={shelf}
      icon={categoryIcon[gameCategory]}
      title={displayName}
      games={shelf.data?.games}
      seeAll={more ? `${pathOfTab(gameCategory)}?vassalage=${encodeURIComponent(accountTypeName)}` : undefined}
    />
  )
}
