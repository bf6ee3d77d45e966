import { type SQL, sql } from 'drizzle-orm'
import { loginHistory, members } from './schema'

/** A table expression of members for the queries of other domains: who they are, without secrets and contacts. */
export const memberRows: SQL = sql`(
  select ${members.id} as id, ${members.merchantCode} as merchant_code, ${members.account} as account, ${members.accountKey} as account_key,
    ${members.type} as type, ${members.parentId} as parent_id, ${members.currency} as currency, ${members.disabled} as disabled,
    ${members.registeredAt} as registered_at, ${members.lastLoginAt} as last_login_at
  from ${members})`

/** Like `memberRows`, only those who cannot log in by a password. */
export const membersWithoutPassword: SQL = sql`(
  select member.* from ${memberRows} member join ${members} on ${members.id} = member.id where ${members.passwordHash} is null)`

/** A table expression of logins: `member_id` and `at`. */
export const loginRows: SQL = sql`(select ${loginHistory.memberId} as member_id, ${loginHistory.at} as at from ${loginHistory})`
