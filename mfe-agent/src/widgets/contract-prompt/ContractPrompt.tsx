import { mayReceiveContract } from '@mosaic/contracts'
import { useSession } from '@mosaic/session'
import { lazyPart, useLazyPart } from '@mosaic/ui'
import { usePendingOffersQuery } from '../../api/pending-offers'

const sheetPart = lazyPart(() => import('./OfferSheet'))

/** Offers that await the member's answer (spec §2, home). What they say is fetched only if there is one. */
const ContractPrompt = () => {
  const session = useSession()
  const isPossible = session !== null && mayReceiveContract(session.type)
  const { data: isPending = false } = usePendingOffersQuery(isPossible)
  const sheet = useLazyPart(sheetPart, isPossible && isPending)
  return isPossible && isPending && sheet ? <sheet.OfferSheet /> : null
}

export default ContractPrompt
