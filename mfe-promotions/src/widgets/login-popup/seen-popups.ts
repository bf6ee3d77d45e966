/** Which login session has seen its pop-ups in this tab. Kept in memory where storage is blocked. */
const key = 'mosaic.popups.seen'
let seenInMemory: string | null = null

/** Tells login sessions apart without writing the token down once more (FNV-1a). */
export const sessionMark = (session: { readonly userName: string; readonly token: string }): string => {
  let hash = 0x811c9dc5
  for (const letter of session.token) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  return `${session.userName}/${(hash >>> 0).toString(36)}`
}

export const popupsWereSeen = (mark: string): boolean => {
  try {
    return (window.sessionStorage.getItem(key) ?? seenInMemory) === mark
  } catch {
    return seenInMemory === mark
  }
}

export const rememberPopupsSeen = (mark: string): void => {
  seenInMemory = mark
  try {
    window.sessionStorage.setItem(key, mark)
  } catch {
    // The copy in memory serves this page.
  }
}
