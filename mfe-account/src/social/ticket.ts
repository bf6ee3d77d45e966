import { isSocialProvider, type SocialProvider } from '@mosaic/contracts'
import { serverNow } from '@mosaic/i18n'
import { removeRecord, writeRecord, readRecentRecord, textOf } from './tab-storage'

/** A provider identity that has no account yet. */
export type SocialTicket = {
  readonly ticket: string
  readonly provider: SocialProvider
  readonly email: string
  readonly nickname: string
  /** An account has this address, so the visitor probably has one. */
  readonly known: boolean
  readonly remember: boolean
}

const key = 'mosaic.social.ticket'
/** As long as the gateway accepts it. */
const lifetime = 15 * 60_000

export const storeTicket = (ticket: SocialTicket): void => writeRecord(key, { ...ticket, at: serverNow() })
export const clearTicket = (): void => removeRecord(key)

export const storedTicket = (): SocialTicket | null => {
  const record = readRecentRecord(key, lifetime)
  const [ticket, provider] = [textOf(record?.ticket), textOf(record?.provider)]
  if (!record || ticket === '' || !isSocialProvider(provider)) return null
  return {
    ticket,
    provider,
    email: textOf(record.email),
    nickname: textOf(record.nickname),
    known: record.known === true,
    remember: record.remember !== false,
  }
}
