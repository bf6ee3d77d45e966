import type { SocialProvider } from '@mosaic/contracts'
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { socialIdentities } from './schema'

/** The providers that a member is linked with as a value of a query over members, a JSON array or null. */
export const linkedProviders = (memberId: SQLWrapper): SQL<SocialProvider[] | null> =>
  sql`(select json_agg(distinct ${socialIdentities.provider}) from ${socialIdentities} where ${socialIdentities.memberId} = ${memberId})`
