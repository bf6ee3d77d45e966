import { memberKeyHead, readStored, writeStored } from '@mosaic/session'
import { mayPrompt, type Dismissals } from './prompt-rule'
import { passkeysSupported } from './support'

const requestKey = `${memberKeyHead}passkeyOffer`
const dismissalsKey = 'mosaic.passkeyOfferPutOff'

const dismissals = (): Dismissals => {
  const [times = 0, at = 0] = (readStored(dismissalsKey) ?? '').split(' ').map(Number)
  return { times: Number.isFinite(times) ? times : 0, at: Number.isFinite(at) ? at : 0 }
}

/** A password has just opened this tab's session: the moment in which people see what a passkey is good for (domain §0.9). */
export const requestPrompt = (): void => {
  if (!passkeysSupported() || !mayPrompt(dismissals(), Date.now())) return
  try {
    sessionStorage.setItem(requestKey, '1')
  } catch {
    // Without storage there is no offer; the security centre has it.
  }
}

/** True once after each such login. */
export const takePromptRequest = (): boolean => {
  try {
    const requested = sessionStorage.getItem(requestKey) === '1'
    sessionStorage.removeItem(requestKey)
    return requested
  } catch {
    return false
  }
}

export const recordDismissal = (): void => writeStored(dismissalsKey, `${dismissals().times + 1} ${Date.now()}`)
