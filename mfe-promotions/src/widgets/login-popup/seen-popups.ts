import { memberKeyHead, readStored, writeStored } from '@mosaic/session'

/**
 * Stored by account name, because the token changes every few minutes. The key's prefix makes a logout remove it in every tab (spec
 * §4).
 */
const key = `${memberKeyHead}popupsSeen`

export const popupsWereSeen = (userName: string): boolean => readStored(key) === userName

export const rememberPopupsSeen = (userName: string): void => void writeStored(key, userName)
