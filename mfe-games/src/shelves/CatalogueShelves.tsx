import { QueryView } from '@mosaic/ui'
import { useNewGames, useVendors } from '../api/catalogue'
import { homeBlocks } from './home-blocks'
import { NewShelf, VendorShelf } from './Shelves'
import { useStagger } from './use-stagger'

/** What the shelves of everybody are made of, asked for one after another (spec §9); also before they can be seen, so that nobody waits twice. */
export const useCatalogueShelves = () => {
  const vendors = useVendors()
  const blocks = vendors.data && homeBlocks(vendors.data.vendorNames)
  const started = useStagger((blocks?.length ?? 0) + 1)
  useNewGames(started > 0)
  return { query: { ...vendors, data: blocks }, started }
}

/** Everybody's shelves below the hot one: new games and the vendors' blocks. */
export const CatalogueShelves = ({ query, started }: ReturnType<typeof useCatalogueShelves>) => (
  <>
    <NewShelf start={started > 0} />
    <QueryView query={query} skeleton={null} compact>
      {(known) =>
        known.map((vendor, index) => (
          <VendorShelf
            key={`${vendor.gameCategory}/${vendor.accountTypeName}`}
            vendor={vendor}
            start={started > index + 1}
          />
        ))
      }
    </QueryView>
  </>
)
