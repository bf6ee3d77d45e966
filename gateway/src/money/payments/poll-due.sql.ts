import { type SQL, sql } from 'drizzle-orm'
import { timestamp } from '../../platform/db/columns'
import { deposits } from './schema'

/** The webhook has this long to arrive before the first poll, also once a deposit has expired. */
const firstPollMs = 30_000
const expiryGraceMs = 10_000
/** The pauses between polls double, up to this one. */
const longestPauseMs = 60 * 60_000

const span = (ms: number): SQL => sql`${ms} * interval '1 millisecond'`

/** Asked 30 s after the order, then with doubling pauses, and in any case once after the expiry. */
export const isPollDue = (now: number): SQL => {
  const at = timestamp(now)
  const pause = sql`greatest(least(${deposits.polledAt} - ${deposits.createdAt}, ${span(longestPauseMs)}), ${span(firstPollMs)})`
  const isExpired = sql`${deposits.expiresAt} < ${at} - ${span(expiryGraceMs)}`
  return sql`case
    when ${isExpired} and (${deposits.polledAt} is null or ${deposits.polledAt} < ${deposits.expiresAt}) then true
    when ${deposits.kind} = 'mt' then false
    when ${deposits.polledAt} is null then ${deposits.createdAt} + ${span(firstPollMs)} <= ${at}
    else ${deposits.polledAt} + ${pause} <= ${at} end`
}
