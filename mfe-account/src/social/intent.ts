import { isSocialProvider, type SocialProvider } from '@mosaic/contracts'
import { serverNow } from '@mosaic/i18n'
import { removeRecord, writeRecord, readRecentRecord, textOf } from './tab-storage'

/** Stored before the redirect to a provider's page. */
export type SocialIntent = {
  /** `confirm`: the member is logged in, and the provider proves their identity again. */
  readonly purpose: 'login' | 'confirm'
  readonly provider: SocialProvider
  /** Query of the page that was left: next page and invitation code. */
  readonly search: string
  readonly remember: boolean
}

const key = 'mosaic.social.intent'
const lifetime = 15 * 60_000

export const storeIntent = (intent: SocialIntent): void => writeRecord(key, { ...intent, at: serverNow() })
export const clearIntent = (): void => removeRecord(key)

/** Null in a tab without a redirect, and where storage is blocked. */
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
