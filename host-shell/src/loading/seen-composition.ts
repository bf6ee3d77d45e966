import { deviceStorage } from '@mosaic/browser'
import { serverNow } from '@mosaic/i18n'
import type { Seen } from './signature'

const seenKey = (channel: string) => `mosaic.seen.${channel}` as const
/** A device's clock may be a year off; a time beyond that was never signed. */
const longestAheadMs = 400 * 86_400_000

const isSeen = (value: unknown): value is Seen =>
  typeof value === 'object' &&
  value !== null &&
  'seq' in value &&
  Number.isFinite(value.seq) &&
  'issuedAt' in value &&
  Number(value.issuedAt) < serverNow() + longestAheadMs

/** The newest composition of a channel that this browser has used. */
export const lastSeen = (channel: string): Seen | null => {
  const seen = deviceStorage.readJson(seenKey(channel))
  return isSeen(seen) ? seen : null
}

export const rememberSeen = (channel: string, seen: Seen): void =>
  void deviceStorage.write(seenKey(channel), JSON.stringify(seen))
