import { isNotNull, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/db/database'
import { loginHistory, members } from './schema'

/** A table expression of members without secrets and contacts, for queries of other domains. */
export const memberRows: SQL = sql`(
  select ${members.id} as id, ${members.merchantCode} as merchant_code, ${members.account} as account, ${members.accountKey} as account_key,
    ${members.type} as type, ${members.parentId} as parent_id, ${members.currency} as currency, ${members.disabled} as disabled,
    ${members.registeredAt} as registered_at, ${members.lastLoginAt} as last_login_at
  from ${members})`

/** `memberRows` of members without a password. */
export const membersWithoutPassword: SQL = sql`(
  select member.* from ${memberRows} member join ${members} on ${members.id} = member.id where ${members.passwordHash} is null)`

/** A table expression of logins: `member_id` and `at`. */
export const loginRows: SQL = sql`(select ${loginHistory.memberId} as member_id, ${loginHistory.at} as at from ${loginHistory})`

/** For joins of the query builder in other modules of identity; the database merges the subquery into the join. */
export const memberTable = new QueryBuilder()
  .select({
    id: members.id,
    merchantCode: members.merchantCode,
    account: members.account,
    type: members.type,
    currency: members.currency,
    disabled: members.disabled,
    mobile: members.mobile,
    email: members.email,
    lastLoginAt: members.lastLoginAt,
    hasPassword: sql<boolean>`${isNotNull(members.passwordHash)}`.as('has_password'),
  })
  .from(members)
  .as('member')

/** Letter case is ignored. */
export const isEmailTaken = async (db: Db, merchantCode: string, email: string): Promise<boolean> => {
  const { rows } = await db.execute(
    sql`select 1 from members where merchant_code = ${merchantCode} and lower(email) = ${email.toLowerCase()} limit 1`,
  )
  return rows.length > 0
}

/** What names a person in the contact data that a member typed. */
const personal = ['mobileNum', 'email', 'idNumber']

/** Whether a member has the e-mail address, phone or id number of one of the others. */
export const sharesContact = async (db: Db, memberId: string, others: readonly string[]): Promise<boolean> => {
  const typed = personal.map(
    (name) =>
      sql`(own.contact ->> ${name} <> '' and lower(own.contact ->> ${name}) = lower(other.contact ->> ${name}))`,
  )
  const { rows } = await db.execute(sql`
    select 1 from ${members} own join ${members} other on lower(own.email) = lower(other.email) or own.mobile = other.mobile or ${sql.join(typed, sql` or `)}
    where own.id = ${memberId} and other.id in ${[...others]} limit 1`)
  return rows.length > 0
}
