import type { PayoutChange } from '@mosaic/contracts'
import type { Merchant } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { fail, type Failure } from '../../platform/http/result'
import { unconfirmedChanges } from './store'

const hour = 60 * 60_000
const usualHours = 24

/** `withdrawal.delayHours` of the merchant's profile. */
export const payoutDelayMs = ({ profile }: Pick<Merchant, 'profile'>): number =>
  (profile.withdrawal?.delayHours ?? usualHours) * hour

type PayoutDelay = { readonly until: number; readonly changes: PayoutChange[] }

/** The waits of a member: of every withdrawal, and of withdrawals to a new account by its id. */
export type PayoutWaits = { readonly all: PayoutDelay | null; readonly accounts: ReadonlyMap<string, number> }

export const payoutWaits = async (
  db: Db,
  merchant: Pick<Merchant, 'profile'>,
  memberId: string,
  now: number,
): Promise<PayoutWaits> => {
  const delay = payoutDelayMs(merchant)
  const changes = await unconfirmedChanges(db, memberId, now - delay)
  const general = changes.filter(({ accountId }) => accountId === null)
  const last = general.at(-1)
  return {
    all: last === undefined ? null : { until: last.at + delay, changes: [...new Set(general.map(({ kind }) => kind))] },
    accounts: new Map(changes.flatMap(({ accountId, at }) => (accountId === null ? [] : [[accountId, at + delay]]))),
  }
}

/** Where money goes: to one of the member's payout accounts, or to other members. */
type Destination = { readonly accountId: string } | 'others'

/** Somebody else's balance is as new as the newest payout account. */
const waitFor = ({ all, accounts }: PayoutWaits, to: Destination): number | null => {
  const account = to === 'others' ? [...accounts.values()] : [accounts.get(to.accountId) ?? 0]
  const until = Math.max(all?.until ?? 0, ...account)
  return until === 0 ? null : until
}

/** One rule for every way by which a member's money leaves them. */
export const payoutDelayRefusal = async (
  db: Db,
  merchant: Pick<Merchant, 'profile'>,
  memberId: string,
  now: number,
  to: Destination,
): Promise<Failure | null> => {
  const until = waitFor(await payoutWaits(db, merchant, memberId, now), to)
  return until === null ? null : fail('withdraw.delayed', undefined, { until: String(until) })
}
