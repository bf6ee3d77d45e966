import type { DeviceKey, TabKey } from './stored-keys'

/** Texts by key. Nothing throws: what the browser does not store lasts as long as the page. */
export type TextStore<Key extends string> = {
  readonly read: (key: Key) => string | null
  /** The parsed text; null where there is none or it is no JSON. */
  readonly readJson: (key: Key) => unknown
  /** False: stored in this page only. */
  readonly write: (key: Key, text: string) => boolean
  readonly remove: (key: Key) => void
  readonly removeAll: (head: string) => void
}

const storeOf = <Key extends string>(area: 'localStorage' | 'sessionStorage'): TextStore<Key> => {
  /** Newer than what the area holds under the same key, since it refused the change; null: removed. */
  const newer = new Map<string, string | null>()
  const attempt = <T, F>(job: (storage: Storage) => T, otherwise: F): T | F => {
    try {
      return job(window[area])
    } catch {
      return otherwise
    }
  }
  const follow = ({ key, storageArea }: StorageEvent): void => {
    if (storageArea !== null && storageArea !== attempt((storage) => storage, null)) return
    // Another tab has written after this one.
    if (key === null) newer.clear()
    else newer.delete(key)
  }
  const keep = (key: string, text: string | null): void => {
    if (newer.size === 0) attempt(() => window.addEventListener('storage', follow), null)
    newer.set(key, text)
  }
  const change = (key: string, text: string | null, job: (storage: Storage) => void): boolean => {
    const isStored = attempt((storage) => (job(storage), true), false)
    if (isStored) newer.delete(key)
    else keep(key, text)
    return isStored
  }
  const read = (key: string): string | null => {
    const own = newer.get(key)
    return own === undefined ? attempt((storage) => storage.getItem(key), null) : own
  }
  const remove = (key: string): void => void change(key, null, (storage) => storage.removeItem(key))
  return {
    read,
    readJson: (key) => {
      try {
        return JSON.parse(read(key) ?? 'null') as unknown
      } catch {
        return null
      }
    },
    write: (key, text) => change(key, text, (storage) => storage.setItem(key, text)),
    remove,
    removeAll: (head) => {
      const stored = attempt((storage) => Object.keys(storage), [])
      for (const key of new Set([...stored, ...newer.keys()])) if (key.startsWith(head)) remove(key)
    },
  }
}

/** Shared by all tabs of the site. */
export const deviceStorage = storeOf<DeviceKey>('localStorage')
/** Of this tab. */
export const tabStorage = storeOf<TabKey>('sessionStorage')
