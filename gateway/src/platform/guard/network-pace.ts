import { addressBytes } from '@mosaic/contracts/network'
import type { Clock } from '../runtime/clock'
import type { Db } from '../db/database'
import type { Failure } from '../http/result'
import { overPace, withinRate } from './rate-limit-store'

const hour = 60 * 60_000
/** Short enough for people behind one network, long enough that a script of thousands gets nowhere. */
const pause = { firstMs: 10_000, longestMs: 5 * 60_000 }

/** The network in which one person or provider easily has many addresses: /24 of IPv4, /48 of IPv6. */
export const networkOf = (ip: string): string => {
  const bytes = addressBytes(ip)
  return bytes === null ? ip : bytes.slice(0, bytes.length === 4 ? 3 : 6).join('.')
}

/** What costs money or an account; `free`: calls of an hour before a network is slowed. */
const rules = {
  sms: { free: 40 },
  'sms-login': { free: 40 },
  registration: { free: 200 },
  trial: { free: 100 },
} as const

/** Slows a network, never blocks it: after the free calls of an hour one call passes after each pause. */
export const overNetworkPace = async (
  db: Db,
  clock: Clock,
  what: keyof typeof rules,
  ip: string,
): Promise<Failure | null> => {
  const key = `network:${what}:${networkOf(ip)}`
  const { free } = rules[what]
  if (await withinRate(db, clock, key, { limit: free, windowMs: hour })) return null
  return overPace(db, clock, `${key}:pace`, pause)
}
