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

/** Of these an older value is better than none: it only asks once more what became of an order. */
const olderIsBetter: readonly string[] = ['mosaic.intents']

const storeOf = <Key extends string>(area: 'localStorage' | 'sessionStorage'): TextStore<Key> => {
  /** What the area refused, with what it held then; null: removed. */
  const newer = new Map<string, { readonly text: string | null; readonly held: string | null }>()
  const attempt = <T, F>(job: (storage: Storage) => T, otherwise: F): T | F => {
    try {
      return job(window[area])
    } catch {
      return otherwise
    }
  }
  const held = (key: string): string | null => attempt((storage) => storage.getItem(key), null)
  const follow = ({ key, storageArea }: StorageEvent): void => {
    if (storageArea !== null && storageArea !== attempt((storage) => storage, null)) return
    if (key === null) {
      newer.clear()
      return
    }
    // News of a change before this tab's own is no newer value.
    const own = newer.get(key)
    if (own && held(key) !== own.held) newer.delete(key)
  }
  const keep = (key: string, text: string | null): void => {
    if (newer.size === 0) attempt(() => window.addEventListener('storage', follow), null)
    newer.set(key, { text, held: held(key) })
  }
  const change = (key: string, text: string | null, job: (storage: Storage) => void): boolean => {
    const isDone = () => attempt((storage) => (job(storage), true), false)
    const isStored =
      isDone() ||
      // After a reload the older value would be read again; without it, there may be room.
      (!olderIsBetter.includes(key) && attempt((storage) => (storage.removeItem(key), true), false) && isDone())
    if (isStored) newer.delete(key)
    else keep(key, text)
    return isStored
  }
  const read = (key: string): string | null => {
    const own = newer.get(key)
    return own === undefined ? held(key) : own.text
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
