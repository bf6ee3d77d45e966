import { memberKeyHead, readStored, writeStored } from '@mosaic/session'

/** By name and not by token, which changes every few minutes of one login. With this head a logout takes it away in every tab (spec §4). */
const key = `${memberKeyHead}popupsSeen`

export const popupsWereSeen = (userName: string): boolean => readStored(key) === userName

export const rememberPopupsSeen = (userName: string): void => writeStored(key, userName)
