import { setFlag } from '@mosaic/api-client'
import { removeStored } from './safe-storage'

/** Tells a later visit whether this device was left logged in; `0` after a logout (spec §4). */
export const autoLoginKey = 'autoLogin'

/** What the site of before kept of a visitor beside the session, by its names (spec §4: token, trial user, member info). */
const formerKeys = ['token', 'trialUser', 'memberInfo'] as const

/** Remotes keep what belongs to the member, and not to the device, under this head. */
export const memberKeyHead = 'mosaic.member.'

const removeOwn = (storage: () => Storage): void => {
  try {
    const area = storage()
    for (const key of Object.keys(area)) if (key.startsWith(memberKeyHead)) area.removeItem(key)
  } catch {
    // Nothing was stored where storage is blocked.
  }
}

/** Takes away what this browser keeps of the member; the other tabs do the same when they hear of it, since each has a session storage of its own. */
export const forgetTraces = (): void => {
  formerKeys.forEach(removeStored)
  removeOwn(() => localStorage)
  removeOwn(() => sessionStorage)
}

/** The same where nobody takes the member's place. */
export const forgetVisitor = (): void => {
  forgetTraces()
  setFlag(autoLoginKey, '0')
}
