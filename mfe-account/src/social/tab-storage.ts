/** Storage of this tab, across a redirect to a provider and a reload. Reading never throws and validates the form. */
const readRecord = (key: string): Record<string, unknown> | null => {
  try {
    const data: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return typeof data === 'object' && data !== null ? { ...data } : null
  } catch {
    return null
  }
}

export const writeRecord = (key: string, value: object): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Where storage is blocked the visitor comes back to the home page instead of where he was.
  }
}

export const removeRecord = (key: string): void => {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}

const isRecent = (at: unknown, lifetime: number, now: number): boolean =>
  typeof at === 'number' && at <= now && now - at < lifetime

/** A record that is younger than its lifetime, or null. */
export const readRecentRecord = (key: string, lifetime: number, now = Date.now()): Record<string, unknown> | null => {
  const record = readRecord(key)
  return record && isRecent(record.at, lifetime, now) ? record : null
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
