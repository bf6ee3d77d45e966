import { lazyPart, useLazyPart } from '@mosaic/ui'
import { useState } from 'react'
import { takeWish } from '../../passkeys/offer'

const offerPart = lazyPart(() => import('./OfferCard').then(({ OfferCard }) => OfferCard))

/** Offers a passkey after a login by password; on every other page it is these lines and nothing more. */
const PasskeyOffer = () => {
  const [wanted, setWanted] = useState(takeWish)
  const OfferCard = useLazyPart(offerPart, wanted)
  return wanted && OfferCard ? <OfferCard onClose={() => setWanted(false)} /> : null
}

export default PasskeyOffer
