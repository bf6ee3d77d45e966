import { useRole } from '@mosaic/session'
import { ContinueRound } from '../../shelves/ContinueRound'
import { VendorRail } from '../../shelves/VendorRail'

/** What home shows after its first view, in a file of its own. */
export const LateParts = () => {
  const member = useRole() !== 'guest'
  return (
    <>
      <VendorRail />
      {member ? <ContinueRound /> : null}
    </>
  )
}
