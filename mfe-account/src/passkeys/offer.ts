import { memberKeyHead, readStored, writeStored } from '@mosaic/session'
import { mayOffer, type PutOff } from './offer-rule'
import { passkeysSupported } from './support'

const wishKey = `${memberKeyHead}passkeyOffer`
const putOffKey = 'mosaic.passkeyOfferPutOff'

const putOff = (): PutOff => {
  const [times = 0, at = 0] = (readStored(putOffKey) ?? '').split(' ').map(Number)
  return { times: Number.isFinite(times) ? times : 0, at: Number.isFinite(at) ? at : 0 }
}

/** A password has just opened this tab's session: the moment in which people see what a passkey is good for (domain §0.9). */
export const wishOffer = (): void => {
  if (!passkeysSupported() || !mayOffer(putOff(), Date.now())) return
  try {
    sessionStorage.setItem(wishKey, '1')
  } catch {
    // Without storage there is no offer; the security centre has it.
  }
}

/** True once after each such login. */
export const takeWish = (): boolean => {
  try {
    const wished = sessionStorage.getItem(wishKey) === '1'
    sessionStorage.removeItem(wishKey)
    return wished
  } catch {
    return false
  }
}

export const putOfferOff = (): void => writeStored(putOffKey, `${putOff().times + 1} ${Date.now()}`)
