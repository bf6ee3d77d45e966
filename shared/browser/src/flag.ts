import { readCookie, writeCookie } from './cookie'
import { deviceStorage } from './storage'
import type { DeviceKey } from './stored-keys'

/** A short value that outlives the page; a cookie where the browser refuses storage. */
export const readFlag = (key: DeviceKey): string | null => deviceStorage.read(key) ?? readCookie(key)

export const setFlag = (key: DeviceKey, word: string): void => {
  const isStored = deviceStorage.write(key, word)
  // A cookie of before never outlives the newer value.
  if (!isStored || readCookie(key) !== null) writeCookie(key, word)
}
