import type { SocialProvider } from '@mosaic/contracts'
import { sql } from 'drizzle-orm'
import type { AppContext, Merchant } from '../../platform/runtime/app-context'
import type { Db, Tx } from '../../platform/db/database'
import { ok, refuse, type Result } from '../../platform/http/result'
import { inTransaction } from '../../platform/db/transaction'
import { isOffered } from '../social'

/** Everything with which a member can come in at this site as it is configured now. */
export type WaysIn = {
  readonly password: boolean
  /** His proven number, where the site lets numbers in. */
  readonly mobile: string | null
  readonly passkeys: readonly { readonly rpId: string }[]
  readonly providers: readonly SocialProvider[]
}

type Site = Pick<Merchant, 'flags' | 'hosts'>
type Row = {
  password: boolean
  mobile: string | null
  passkey_domains: string[] | null
  providers: SocialProvider[] | null
}

export const waysInOf = async (db: Db, merchant: Site, memberId: string): Promise<WaysIn> => {
  const { rows } = await db.execute<Row>(sql`
    select m.password_hash is not null as password, m.mobile,
      (select json_agg(p.rp_id) from passkeys p where p.member_id = m.id and p.copied_at is null) as passkey_domains,
      (select json_agg(distinct i.provider) from social_identities i where i.member_id = m.id) as providers
    from members m where m.id = ${memberId}`)
  const row = rows[0]
  const isOwn = (rpId: string) => merchant.hosts.some((host) => host === rpId || host.endsWith(`.${rpId}`))
  return {
    password: row?.password ?? false,
    mobile: merchant.flags.includes('VERIFICATION3') ? (row?.mobile ?? null) : null,
    passkeys: (row?.passkey_domains ?? []).filter(isOwn).map((rpId) => ({ rpId })),
    providers: (row?.providers ?? []).filter((provider) => isOffered(merchant, provider)),
  }
}

const isLockedOut = ({ password, mobile, passkeys, providers }: WaysIn): boolean =>
  !password && mobile === null && passkeys.length === 0 && providers.length === 0

/**
 * Takes something away from a member unless he could never come in again. The lock on the member makes two that go at the same
 * moment see each other.
 */
export const keepingAWayIn = <T>(
  ctx: Pick<AppContext, 'db'>,
  merchant: Site,
  memberId: string,
  takeAway: (tx: Tx) => Promise<T>,
): Promise<Result<T>> =>
  inTransaction(ctx.db, async (tx) => {
    await tx.execute(sql`select 1 from members where id = ${memberId} for update`)
    const before = await waysInOf(tx, merchant, memberId)
    const taken = await takeAway(tx)
    if (!isLockedOut(before) && isLockedOut(await waysInOf(tx, merchant, memberId))) refuse('last.way.in')
    return ok(taken)
  })
