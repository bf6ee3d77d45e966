import { deviceStorage, tabStorage } from '@mosaic/browser'
import { serverNow } from '@mosaic/i18n'
import { mayPrompt, type Dismissals } from './prompt-rule'
import { passkeysSupported } from './support'

const requestKey = 'mosaic.member.passkeyOffer'
const dismissalsKey = 'mosaic.passkeyOfferPutOff'

export const dismissals = (): Dismissals => {
  const [times = 0, at = 0] = (deviceStorage.read(dismissalsKey) ?? '').split(' ').map(Number)
  return { times: Number.isFinite(times) ? times : 0, at: at <= serverNow() ? at : 0 }
}

/** A password has just opened this tab's session: the moment in which people see what a passkey is good for (domain §0.9). */
export const requestPrompt = (): void => {
  if (passkeysSupported() && mayPrompt(dismissals(), serverNow())) tabStorage.write(requestKey, '1')
}

/** True once after each such login. */
export const takePromptRequest = (): boolean => {
  const requested = tabStorage.read(requestKey) === '1'
  tabStorage.remove(requestKey)
  return requested
}

export const recordDismissal = (): void =>
  void deviceStorage.write(dismissalsKey, `${dismissals().times + 1} ${serverNow()}`)
