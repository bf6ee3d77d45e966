import { memberKeyHead, readStored, writeStored } from '@mosaic/session'

/** Of this login, by account name, because the token changes every few minutes; a logout removes it in every tab. */
const loginKey = `${memberKeyHead}popupsSeen`
/** Of this device, for good. No name may stay after a logout (spec §4), so members are stored as a short hash. */
const deviceKey = 'mosaic.popups-seen'
const mostStored = 200

/** FNV-1a: tells members of one device apart and is not meant to hide them. */
const hashOf = (text: string): string => {
  let hash = 0x811c9dc5
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash.toString(36)
}

const markOf = (userName: string, id: string): string => `${hashOf(userName)}:${id}`

export const seenMarks = (): readonly string[] => (readStored(deviceKey) ?? '').split(' ').filter((mark) => mark !== '')

/** Whether this login has shown its popups. */
export const popupsWereSeen = (userName: string): boolean => readStored(loginKey) === userName

/** A popup covers home once on a device, not with every login. */
export const unseenPopups = <P extends { readonly id: string }>(
  userName: string,
  popups: readonly P[],
  seen: readonly string[],
): readonly P[] => popups.filter(({ id }) => !seen.includes(markOf(userName, id)))

export const rememberPopupsSeen = (userName: string, popups: readonly { readonly id: string }[]): void => {
  writeStored(loginKey, userName)
  const seen = new Set([...seenMarks(), ...popups.map(({ id }) => markOf(userName, id))])
  writeStored(deviceKey, [...seen].slice(-mostStored).join(' '))
}
