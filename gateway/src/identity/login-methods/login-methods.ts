import type { SocialProvider } from '@mosaic/contracts'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import type { Db, Tx } from '../../platform/db/database'
import { ok, refuse, type Result } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import { lockMember } from '../members'
import { isOffered } from '../social'
import { storedLoginMethods } from './store'

/** The login methods of a member at this site as it is configured now. */
export type LoginMethods = {
  readonly password: boolean
  /** The verified number, if the site offers logins by SMS. */
  readonly mobile: string | null
  readonly passkeys: readonly { readonly rpId: string }[]
  readonly providers: readonly SocialProvider[]
}

type Site = Pick<Merchant, 'flags' | 'hosts'>

export const loginMethodsOf = async (db: Db, merchant: Site, memberId: string): Promise<LoginMethods> => {
  const stored = await storedLoginMethods(db, memberId)
  const isOwn = (rpId: string) => merchant.hosts.some((host) => host === rpId || host.endsWith(`.${rpId}`))
  return {
    password: stored?.password ?? false,
    mobile: merchant.flags.includes('VERIFICATION3') ? (stored?.mobile ?? null) : null,
    passkeys: (stored?.passkeyDomains ?? []).filter(isOwn).map((rpId) => ({ rpId })),
    providers: (stored?.providers ?? []).filter((provider) => isOffered(merchant, provider)),
  }
}

const isLockedOut = ({ password, mobile, passkeys, providers }: LoginMethods): boolean =>
  !password && mobile === null && passkeys.length === 0 && providers.length === 0

/**
 * Removes a login method unless it is the last one. The lock of the member makes two removals at the same moment see
 * each other.
 */
export const withRemainingLoginMethod = <T>(
  ctx: Pick<AppContext, 'db'>,
  merchant: Site,
  memberId: string,
  remove: (tx: Tx) => Promise<T>,
): Promise<Result<T>> =>
  inTransaction(ctx.db, async (tx) => {
    await lockMember(tx, memberId)
    const before = await loginMethodsOf(tx, merchant, memberId)
    const removed = await remove(tx)
    if (!isLockedOut(before) && isLockedOut(await loginMethodsOf(tx, merchant, memberId))) refuse('last.way.in')
    return ok(removed)
  })
