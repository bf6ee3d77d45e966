import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { kycSubmissions } from './schema'

/** A condition for a query over members; `VERIFIED` is the last state of a member's submissions. */
export const hasVerifiedIdentity = (memberId: SQLWrapper): SQL =>
  sql`exists (select from ${kycSubmissions} where ${kycSubmissions.memberId} = ${memberId} and ${kycSubmissions.state} = 'VERIFIED')`

/** The verified identity as a value of a query over members, a `VerifiedPerson` or null; the index admits one such row. */
export const verifiedPerson = (memberId: SQLWrapper): SQL => sql`(
  select json_build_object('name', ${kycSubmissions.fullName}, 'document', ${kycSubmissions.documentNumber})
  from ${kycSubmissions} where ${kycSubmissions.memberId} = ${memberId} and ${kycSubmissions.state} = 'VERIFIED')`
