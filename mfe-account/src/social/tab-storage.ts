import { tabStorage, type TabKey } from '@mosaic/browser'
import { serverNow } from '@mosaic/i18n'

/** Storage of this tab, across a redirect to a provider and a reload. */
const readRecord = (key: TabKey): Record<string, unknown> | null => {
  const data = tabStorage.readJson(key)
  return typeof data === 'object' && data !== null ? { ...data } : null
}

export const writeRecord = (key: TabKey, value: object): void => void tabStorage.write(key, JSON.stringify(value))

export const removeRecord = (key: TabKey): void => tabStorage.remove(key)

const isRecent = (at: unknown, lifetime: number, now: number): boolean =>
  typeof at === 'number' && at <= now && now - at < lifetime

/** A record that is younger than its lifetime, or null. */
export const readRecentRecord = (key: TabKey, lifetime: number, now = serverNow()): Record<string, unknown> | null => {
  const record = readRecord(key)
  return record && isRecent(record.at, lifetime, now) ? record : null
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
