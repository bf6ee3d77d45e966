import { useRole } from '@mosaic/session'
import { useVendors } from '../../api/catalogue'
import { CategoryRail } from '../../shelves/CategoryRail'
import { homeBlocks } from '../../shelves/home-blocks'
import { HotShelf, MemberShelves, NewShelf, VendorShelf } from '../../shelves/Shelves'
import { useStagger } from '../../shelves/use-stagger'
import { TileActionsProvider } from '../../tile/TileActionsProvider'
import styles from './HomeLobby.module.css'

/** The games on the home page. The hot shelf leads: its answer comes with the document and it never changes its place. */
const HomeLobby = () => {
  const signedIn = useRole() !== 'guest'
  const vendors = useVendors()
  const blocks = vendors.data ? homeBlocks(vendors.data.vendorNames) : []
  const started = useStagger(blocks.length + 1)
  const shelves = (
    <>
      <NewShelf start={started > 0} />
      {blocks.map((vendor, index) => (
        <VendorShelf key={`${vendor.gameCategory}/${vendor.accountTypeName}`} vendor={vendor} start={started > index + 1} />
      ))}
    </>
  )
  return (
    <TileActionsProvider>
      <div className={styles.lobby}>
        <CategoryRail here="HOME" homePath="/m/home" />
        <HotShelf leading />
        {signedIn ? <MemberShelves>{shelves}</MemberShelves> : shelves}
      </div>
    </TileActionsProvider>
  )
}

export default HomeLobby
