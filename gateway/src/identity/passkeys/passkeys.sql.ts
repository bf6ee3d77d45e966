import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { passkeys } from './schema'

/** The domains of a member's usable passkeys as a value of a query over members, a JSON array or null. */
export const passkeyDomains = (memberId: SQLWrapper): SQL<string[] | null> =>
  sql`(select json_agg(${passkeys.rpId}) from ${passkeys} where ${passkeys.memberId} = ${memberId} and ${passkeys.copiedAt} is null)`
