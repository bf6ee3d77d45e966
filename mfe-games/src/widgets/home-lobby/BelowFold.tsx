import { useRole } from '@mosaic/session'
import { ContinueRound } from '../../rails/ContinueRound'
import { VendorRail } from '../../rails/VendorRail'

/** The part of home below the first view, in a file of its own. */
export const BelowFold = () => {
  const member = useRole() !== 'guest'
  return (
    <>
      <VendorRail />
      {member ? <ContinueRound /> : null}
    </>
  )
}
