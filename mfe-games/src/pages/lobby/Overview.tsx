import { CatalogueShelves } from '../../shelves/CatalogueShelves'
import { HotShelf } from '../../shelves/Shelves'

/** The HOME tab: hot games and the vendors' blocks (spec §2). */
export const Overview = () => (
  <>
    <HotShelf leading />
    <CatalogueShelves />
  </>
)
