import { sql } from 'drizzle-orm'
import { instantOf, timestamp } from '../../platform/db/columns'
import type { Db } from '../../platform/db/database'

export type Passkey = {
  readonly credentialId: string
  readonly memberId: string
  readonly rpId: string
  readonly name: string
  readonly publicKey: string
  readonly signCount: number
  readonly transports: readonly string[]
  readonly createdAt: number
  readonly lastUsedAt: number | null
  readonly copiedAt: number | null
}

type Row = {
  credential_id: string
  member_id: string
  rp_id: string
  name: string
  public_key: string
  sign_count: bigint | number | string
  transports: string[]
  created_at: string
  last_used_at: string | null
  copied_at: string | null
}

const passkeyOf = (row: Row): Passkey => ({
  credentialId: row.credential_id,
  memberId: row.member_id,
  rpId: row.rp_id,
  name: row.name,
  publicKey: row.public_key,
  signCount: Number(row.sign_count),
  transports: row.transports,
  createdAt: instantOf(row.created_at),
  lastUsedAt: instantOf(row.last_used_at),
  copiedAt: instantOf(row.copied_at),
})

export const passkeysOf = async (db: Db, memberId: string): Promise<Passkey[]> => {
  const { rows } = await db.execute<Row>(
    sql`select * from passkeys where member_id = ${memberId} order by created_at, credential_id`,
  )
  return rows.map(passkeyOf)
}

export const passkeyById = async (
  db: Db,
  merchantCode: string,
  rpId: string,
  credentialId: string,
): Promise<Passkey | null> => {
  const { rows } = await db.execute<Row>(
    sql`select * from passkeys where merchant_code = ${merchantCode} and rp_id = ${rpId} and credential_id = ${credentialId}`,
  )
  return rows[0] ? passkeyOf(rows[0]) : null
}

export type NewPasskey = Omit<Passkey, 'lastUsedAt' | 'copiedAt'> & {
  readonly merchantCode: string
  readonly most: number
}

/** Counted and written in one statement under the lock on the member, so two at once do not pass the most that are allowed. */
export const keepPasskey = async (tx: Db, made: NewPasskey): Promise<'kept' | 'exists' | 'full'> => {
  await tx.execute(sql`select 1 from members where id = ${made.memberId} for update`)
  const { rows } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from passkeys where member_id = ${made.memberId}`,
  )
  if ((rows[0]?.n ?? 0) >= made.most) return 'full'
  const transports = sql`array(select jsonb_array_elements_text(${JSON.stringify(made.transports)}::jsonb))`
  const kept = await tx.execute(sql`
    insert into passkeys (credential_id, merchant_code, member_id, rp_id, name, public_key, sign_count, transports, created_at)
    values (${made.credentialId}, ${made.merchantCode}, ${made.memberId}, ${made.rpId}, ${made.name}, ${made.publicKey}, ${made.signCount}, ${transports}, ${timestamp(made.createdAt)})
    on conflict do nothing returning credential_id`)
  return kept.rows.length === 1 ? 'kept' : 'exists'
}

/**
 * A count that does not go up says that two authenticators sign with one key (WebAuthn §6.1.1). Two answers that arrive together
 * are judged one after the other, because the row decides.
 */
export const countUse = async (
  db: Db,
  passkey: Passkey,
  merchantCode: string,
  signCount: number,
  now: number,
): Promise<'counted' | 'copied'> => {
  const where = sql`merchant_code = ${merchantCode} and credential_id = ${passkey.credentialId}`
  const { rows } = await db.execute(
    sql`update passkeys set sign_count = ${signCount}, last_used_at = ${timestamp(now)} where ${where} and (sign_count < ${signCount} or (sign_count = 0 and ${signCount} = 0)) returning credential_id`,
  )
  if (rows.length === 1) return 'counted'
  await db.execute(sql`update passkeys set copied_at = coalesce(copied_at, ${timestamp(now)}) where ${where}`)
  return 'copied'
}

export const namePasskey = async (db: Db, memberId: string, credentialId: string, name: string): Promise<boolean> =>
  (
    await db.execute(
      sql`update passkeys set name = ${name} where member_id = ${memberId} and credential_id = ${credentialId} returning credential_id`,
    )
  ).rows.length === 1

export const dropPasskey = async (db: Db, memberId: string, credentialId: string): Promise<boolean> =>
  (
    await db.execute(
      sql`delete from passkeys where member_id = ${memberId} and credential_id = ${credentialId} returning credential_id`,
    )
  ).rows.length === 1
