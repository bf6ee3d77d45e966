import { useVendors } from '../../api/catalogue'
import { homeBlocks } from '../../shelves/home-blocks'
import { HotShelf, NewShelf, VendorShelf } from '../../shelves/Shelves'
import { useStagger } from '../../shelves/use-stagger'

/** The HOME tab: hot games and the vendors' blocks (spec §2). */
export const Overview = () => {
  const vendors = useVendors()
  const blocks = vendors.data ? homeBlocks(vendors.data.vendorNames) : []
  const started = useStagger(blocks.length + 1)
  return (
    <>
      <HotShelf leading />
      <NewShelf start={started > 0} />
      {blocks.map((vendor, index) => (
        <VendorShelf key={`${vendor.gameCategory}/${vendor.accountTypeName}`} vendor={vendor} start={started > index + 1} />
      ))}
    </>
  )
}
