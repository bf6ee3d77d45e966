import { QueryView } from '@mosaic/ui'
import { useVendors } from '../api/catalogue'
import { homeBlocks } from './home-blocks'
import { NewShelf, VendorShelf } from './Shelves'
import { useStagger } from './use-stagger'

/** Everybody's shelves below the hot one: new games and the vendors' blocks, asked for one after another (spec §9). */
export const CatalogueShelves = () => {
  const vendors = useVendors()
  const blocks = vendors.data && homeBlocks(vendors.data.vendorNames)
  const started = useStagger((blocks?.length ?? 0) + 1)
  return (
    <>
      <NewShelf start={started > 0} />
      <QueryView query={{ ...vendors, data: blocks }} skeleton={null} compact>
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
}
