import type { PayoutChange } from '@mosaic/contracts'
import type { Merchant } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
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
