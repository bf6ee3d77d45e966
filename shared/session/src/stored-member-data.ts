import { deviceStorage, setFlag, tabStorage } from '@mosaic/browser'

/** Whether this device stayed logged in; `0` after a logout (spec §4). */
export const autoLoginKey = 'autoLogin'

/** Storage keys of the previous site (spec §4: token, trial user, member info). */
const formerKeys = ['token', 'trialUser', 'memberInfo'] as const

/** Remotes keep what belongs to the member, and not to the device, under this head. */
export const memberKeyHead = 'mosaic.member.'

/** Deletes the member's data in this browser; other tabs do the same, since each has its own session storage. */
export const clearMemberData = (): void => {
  formerKeys.forEach(deviceStorage.remove)
  deviceStorage.removeAll(memberKeyHead)
  tabStorage.removeAll(memberKeyHead)
}

/** As `clearMemberData`, when no other member logs in. */
export const clearVisitor = (): void => {
  clearMemberData()
  setFlag(autoLoginKey, '0')
}
