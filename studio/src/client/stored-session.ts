/** `rewardId`: the free rounds that pay the bet. */
type Pending = { readonly roundId: string; readonly choice: unknown; readonly rewardId: string | null }

/** State that survives a reload of the frame: the session key and a round whose answer was not shown yet. */
export type StoredSession = {
  readonly sessionKey: string
  readonly launchToken: string | null
  readonly pending: Pending | null
  /** Panels of bets by their round ids, where a table has several. */
  readonly places?: Readonly<Record<string, number>>
}

/** A frame whose storage is blocked still plays; it only cannot survive a reload. */
const storage = (): Storage | null => {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}

const keyOf = (gameCode: string, mode: string): string => `studio.seat.${mode}.${gameCode}`

const isText = (value: unknown): value is string => typeof value === 'string'

const pendingOf = (waiting: unknown): Pending | null =>
  typeof waiting === 'object' &&
  waiting !== null &&
  'roundId' in waiting &&
  isText(waiting.roundId) &&
  'choice' in waiting
    ? {
        roundId: waiting.roundId,
        choice: waiting.choice,
        rewardId: 'rewardId' in waiting && isText(waiting.rewardId) ? waiting.rewardId : null,
      }
    : null

const placesOf = (stored: unknown): Readonly<Record<string, number>> =>
  typeof stored === 'object' && stored !== null
    ? Object.fromEntries(
        Object.entries(stored).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
      )
    : {}

export const loadSession = (gameCode: string, mode: string): StoredSession | null => {
  try {
    const stored: unknown = JSON.parse(storage()?.getItem(keyOf(gameCode, mode)) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('sessionKey' in stored) || !isText(stored.sessionKey))
      return null
    const launchToken = 'launchToken' in stored && isText(stored.launchToken) ? stored.launchToken : null
    const pending = pendingOf('pending' in stored ? stored.pending : null)
    const places = placesOf('places' in stored ? stored.places : null)
    return { sessionKey: stored.sessionKey, launchToken, pending, places }
  } catch {
    return null
  }
}

export const saveSession = (gameCode: string, mode: string, stored: StoredSession): void => {
  try {
    storage()?.setItem(keyOf(gameCode, mode), JSON.stringify(stored))
  } catch {
    // A full or blocked storage costs only the resume.
  }
}

export const clearSession = (gameCode: string, mode: string): void => storage()?.removeItem(keyOf(gameCode, mode))

const randomBytes = (count: number): Uint8Array => crypto.getRandomValues(new Uint8Array(count))

/** 256 random bits in base64url; the server keeps only their hash. */
export const newSessionKey = (): string =>
  btoa(String.fromCharCode(...randomBytes(32)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')

/** `crypto.randomUUID` is missing on plain http and in old browsers. */
export const newRoundId = (): string => {
  const bytes = randomBytes(16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const text = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-')
}
