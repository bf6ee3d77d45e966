import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'

export type SecurityState = {
  readonly hasPassword: boolean
  readonly paymentPasswordHash: string | null
  readonly questions: readonly string[]
  readonly email: string | null
  readonly mobile: string | null
}

export const securityOf = async (db: Db, memberId: string): Promise<SecurityState> => {
  const { rows } = await db.execute<{
    has_password: boolean
    email: string | null
    mobile: string | null
    hash: string | null
    questions: string[] | null
  }>(sql`
    select m.password_hash is not null as has_password, m.email, m.mobile, s.payment_password_hash as hash, (select array_agg(a.question order by a.question) from security_answers a where a.member_id = m.id) as questions
    from members m left join member_security s on s.member_id = m.id where m.id = ${memberId}`)
  const row = rows[0]
  return {
    hasPassword: row?.has_password ?? false,
    paymentPasswordHash: row?.hash ?? null,
    questions: row?.questions ?? [],
    email: row?.email ?? null,
    mobile: row?.mobile ?? null,
  }
}

/** For a query over members. */
export const paymentPasswordHash = (memberId: SQLWrapper): SQL =>
  sql`(select payment_password_hash from member_security where member_id = ${memberId})`

export const paymentPasswordHashOf = async (db: Db, memberId: string): Promise<string | null> => {
  const { rows } = await db.execute<{ hash: string | null }>(
    sql`select ${paymentPasswordHash(sql`${memberId}`)} as hash`,
  )
  return rows[0]?.hash ?? null
}

export const hasPaymentPassword = async (db: Db, memberId: string): Promise<boolean> =>
  (await paymentPasswordHashOf(db, memberId)) !== null

export const keepPaymentPassword = (db: Db, memberId: string, hash: string) =>
  db.execute(
    sql`insert into member_security (member_id, payment_password_hash) values (${memberId}, ${hash}) on conflict (member_id) do update set payment_password_hash = excluded.payment_password_hash`,
  )

/** `false`: there is one already; two first ones at once do not overwrite each other. */
export const keepFirstPaymentPassword = async (db: Db, memberId: string, hash: string): Promise<boolean> => {
  const { rows } = await db.execute(
    sql`insert into member_security (member_id, payment_password_hash) values (${memberId}, ${hash}) on conflict do nothing returning member_id`,
  )
  return rows.length > 0
}

export const answerHashes = async (db: Db, memberId: string): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await db.execute<{ question: string; answer_hash: string }>(
    sql`select question, answer_hash from security_answers where member_id = ${memberId}`,
  )
  return new Map(rows.map((row) => [row.question, row.answer_hash]))
}

export const keepAnswers = async (tx: Db, memberId: string, hashes: ReadonlyMap<string, string>): Promise<void> => {
  await tx.execute(sql`delete from security_answers where member_id = ${memberId}`)
  for (const [question, hash] of hashes)
    await tx.execute(
      sql`insert into security_answers (member_id, question, answer_hash) values (${memberId}, ${question}, ${hash})`,
    )
}
