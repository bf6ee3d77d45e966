import { type SQL, sql } from 'drizzle-orm'
import { merchants } from './schema'

/** A table expression of merchants for the queries of other domains. */
export const merchantRows: SQL = sql`(
  select ${merchants.code} as code, ${merchants.maintenance} as maintenance, ${merchants.timeZone} as time_zone,
    ${merchants.profile} #>> '{promoWins,perCampaign}' as campaign_cap,
    ${merchants.profile} -> 'validBetWeights' as valid_bet_weights
  from ${merchants})`
