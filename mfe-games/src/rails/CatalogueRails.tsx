import { QueryView } from '@mosaic/ui'
import { useNewGamesQuery, useVendorsQuery } from '../api/catalogue'
import { homeBlocks } from './home-blocks'
import { NewGamesRail, VendorGamesRail } from './Rails'
import { useStagger } from './use-stagger'

/** The data of the public lists, loaded one after another (spec §9), before they are in view, so that visitors do not wait again. */
export const useCatalogueRails = () => {
  const vendors = useVendorsQuery()
  const blocks = vendors.data && homeBlocks(vendors.data.vendorNames)
  const started = useStagger((blocks?.length ?? 0) + 1)
  useNewGamesQuery(started > 0)
  return { query: { ...vendors, data: blocks }, started }
}

/** Public lists below the hot games: new games and the vendors' blocks. */
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
