import { isSocialProvider, type SocialProvider } from '@mosaic/contracts'
import { removeRecord, writeRecord, readRecentRecord, textOf } from './tab-storage'

/** What the visitor was about when he left for a provider's page. */
export type SocialIntent = {
  /** `confirm`: he is logged in, and the provider says anew that it is he. */
  readonly purpose: 'login' | 'confirm'
  readonly provider: SocialProvider
  /** The query of the page he left: where he wants to go, and whose invitation he follows. */
  readonly search: string
  readonly remember: boolean
}

const key = 'mosaic.social.intent'
const lifetime = 15 * 60_000

export const storeIntent = (intent: SocialIntent): void => writeRecord(key, { ...intent, at: Date.now() })
export const clearIntent = (): void => removeRecord(key)

/** Null in a tab that nobody left, and where storage is blocked. */
export const storedIntent = (): SocialIntent | null => {
  const record = readRecentRecord(key, lifetime)
  const provider = textOf(record?.provider)
  return record && isSocialProvider(provider)
    ? {
        purpose: record.purpose === 'confirm' ? 'confirm' : 'login',
        provider,
        search: textOf(record.search),
        remember: record.remember !== false,
      }
    : null
}
