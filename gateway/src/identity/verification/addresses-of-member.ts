import type { AppContext } from '../../platform/runtime/app-context'
import { isBeyondRate, overRate, type RateRule, withinRate } from '../../platform/guard/rate-limit'
import type { Failure } from '../../platform/http/result'

const day = 24 * 60 * 60_000
/** Numbers and mailboxes to which one member may have codes sent in a day. A message to a number costs the house. */
const most = {
  sms: { limit: 5, windowMs: day },
  email: { limit: 10, windowMs: day },
} as const satisfies Readonly<Record<string, RateRule>>

/** An address that counted today counts no more. At the same moment one may count twice: then fewer pass, never more. */
export const overAddressesOfMember = async (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  memberId: string,
  channel: keyof typeof most,
  address: string,
): Promise<Failure | null> => {
  const known = `codes:${channel}:${memberId}:${address}`
  if (await isBeyondRate(db, clock, known, { limit: 0, windowMs: day })) return null
  const over = await overRate(db, clock, `codes:${channel}:${memberId}`, most[channel])
  if (over) return over
  await withinRate(db, clock, known, { limit: 1, windowMs: day })
  return null
}
