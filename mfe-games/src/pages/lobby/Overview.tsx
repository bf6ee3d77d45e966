import { useRole } from '@mosaic/session'
import { ErrorState } from '@mosaic/ui'
import { Fragment } from 'react'
import { useHotGamesQuery, useRailGamesQuery, useVendorsQuery } from '../../api/catalogue'
import { useRecentGamesQuery } from '../../api/member-rails'
import { homeBlocks } from '../../rails/home-blocks'
import { NewGamesRail, VendorGamesRail } from '../../rails/Rails'
import { useStagger } from '../../rails/use-stagger'
import { CategoryGamesRail } from './CategoryGamesRail'
import { CategoryTitle } from './CategoryTitle'

const maxOnRail = 12

const HotCategory = () => {
  const hot = useHotGamesQuery()
  return <CategoryGamesRail tab="HOT" query={{ ...hot, data: hot.data?.slice(0, maxOnRail) }} leading />
}

const RecentCategory = () => <CategoryGamesRail tab="RECENT" query={useRecentGamesQuery()} />

const MaxWinCategory = ({ start }: { readonly start: boolean }) => {
  const railGames = useRailGamesQuery({ sort: 'maxWin' }, start)
  return <CategoryGamesRail tab="MXWIN" query={{ ...railGames, data: railGames.data?.games }} />
}

/** The HOME tab: hot games, the largest wins, and the vendors' blocks below the titles of their categories (spec §2). */
export const Overview = () => {
  const signedIn = useRole() !== 'guest'
  const vendors = useVendorsQuery()
  const blocks = vendors.data ? homeBlocks(vendors.data.vendorNames) : []
  const categories = [...new Set(blocks.map(({ gameCategory }) => gameCategory))]
  const started = useStagger(blocks.length + 2)
  return (
    <>
      <HotCategory />
      {signedIn ? <RecentCategory /> : null}
      <NewGamesRail start={started > 0} />
      <MaxWinCategory start={started > 1} />
      {vendors.error && !vendors.data ? (
        <ErrorState compact error={vendors.error.failure} onRetry={() => void vendors.refetch()} />
      ) : null}
      {categories.map((category) => (
        <Fragment key={category}>
          <CategoryTitle tab={category} />
          {blocks.map((vendor, index) =>
            vendor.gameCategory === category ? (
              <VendorGamesRail key={vendor.accountTypeName} vendor={vendor} start={started > index + 2} />
            ) : null,
          )}
        </Fragment>
      ))}
    </>
  )
}
