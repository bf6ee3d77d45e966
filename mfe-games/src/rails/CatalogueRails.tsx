import { QueryView } from '@mosaic/ui'
import { useNewGamesQuery, useVendorsQuery } from '../api/catalogue'
import { homeBlocks } from './home-blocks'
import { NewGamesRail, VendorGamesRail } from './Rails'
import { useStagger } from './use-stagger'

/** What the shelves of everybody are made of, asked for one after another (spec §9); also before they can be seen, so that nobody waits twice. */
export const useCatalogueRails = () => {
  const vendors = useVendorsQuery()
  const blocks = vendors.data && homeBlocks(vendors.data.vendorNames)
  const started = useStagger((blocks?.length ?? 0) + 1)
  useNewGamesQuery(started > 0)
  return { query: { ...vendors, data: blocks }, started }
}

/** Everybody's shelves below the hot one: new games and the vendors' blocks. */
export const CatalogueRails = ({ query, started }: ReturnType<typeof useCatalogueRails>) => (
  <>
    <NewGamesRail start={started > 0} />
    <QueryView query={query} skeleton={null} compact>
      {(known) =>
        known.map((vendor, index) => (
          <VendorGamesRail
            key={`${vendor.gameCategory}/${vendor.accountTypeName}`}
            vendor={vendor}
            start={started > index + 1}
          />
        ))
      }
    </QueryView>
  </>
)
