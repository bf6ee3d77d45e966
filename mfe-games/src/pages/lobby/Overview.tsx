import { useRole } from '@mosaic/session'
import { ErrorState } from '@mosaic/ui'
import { Fragment } from 'react'
import { useHotGames, useShelf, useVendors } from '../../api/catalogue'
import { useRecentGames } from '../../api/member-shelves'
import { homeBlocks } from '../../shelves/home-blocks'
import { NewShelf, VendorShelf } from '../../shelves/Shelves'
import { useStagger } from '../../shelves/use-stagger'
import { CategoryShelf } from './CategoryShelf'
import { CategoryTitle } from './CategoryTitle'

const mostOnRail = 12

const HotCategory = () => {
  const hot = useHotGames()
  return <CategoryShelf tab="HOT" query={{ ...hot, data: hot.data?.slice(0, mostOnRail) }} leading />
}

const RecentCategory = () => <CategoryShelf tab="RECENT" query={useRecentGames()} />

const MaxWinCategory = ({ start }: { readonly start: boolean }) => {
  const shelf = useShelf({ sort: 'maxWin' }, start)
  return <CategoryShelf tab="MXWIN" query={{ ...shelf, data: shelf.data?.games }} />
}

/** The HOME tab: hot games, the largest wins, and the vendors' blocks below the titles of their categories (spec §2). */
export const Overview = () => {
  const signedIn = useRole() !== 'guest'
  const vendors = useVendors()
  const blocks = vendors.data ? homeBlocks(vendors.data.vendorNames) : []
  const categories = [...new Set(blocks.map(({ gameCategory }) => gameCategory))]
  const started = useStagger(blocks.length + 2)
  return (
    <>
      <HotCategory />
      {signedIn ? <RecentCategory /> : null}
      <NewShelf start={started > 0} />
      <MaxWinCategory start={started > 1} />
      {vendors.error && !vendors.data ? (
        <ErrorState compact error={vendors.error.failure} onRetry={() => void vendors.refetch()} />
      ) : null}
      {categories.map((category) => (
        <Fragment key={category}>
          <CategoryTitle tab={category} />
          {blocks.map((vendor, index) =>
            vendor.gameCategory === category ? (
              <VendorShelf key={vendor.accountTypeName} vendor={vendor} start={started > index + 2} />
            ) : null,
          )}
        </Fragment>
      ))}
    </>
  )
}
