import { minor } from '@mosaic/contracts'
import { type SQL, sql } from 'drizzle-orm'
import type { BookSpan } from '../../money'
import { within } from '../../platform/db/columns'
import { redRains, redRainShares } from './schema'

const isClaimed = sql`${redRainShares.memberId} is not null`

export const claimedSums = {
  claimed: sql`count(*) filter (where ${isClaimed})::int`.mapWith(Number),
  claimedAmount: sql`coalesce(sum(${redRainShares.amount}) filter (where ${isClaimed}), 0)::bigint`.mapWith(minor),
}

/** The first envelope that still falls in the wave; another claim's is passed over. */
export const nextShare = (rainId: string, wave: number): SQL => sql`(
  select id from red_rain_shares where rain_id = ${rainId} and wave <= ${wave} and member_id is null
  order by wave, place limit 1 for update skip locked)`

/** What rains say must be in the books: money into the pot, out of it to members, and what is left back to the giver. */
export const redRainPostings = (span: BookSpan): SQL => sql`
  select m.scope, ${redRains.id}::text as key, 'promotion' as kind, ${redRains.merchantCode} as merchant, ${redRains.currency} as currency,
    m.from_code, m.to_code, m.amount
  from ${redRains} cross join lateral (
    select coalesce('player:' || ${redRains.giverId} || ':main', 'promo:expense') as giver, 'rain:' || ${redRains.id} as pot
  ) a cross join lateral (values
    ('rain.fund', a.giver, a.pot, ${redRains.total}, ${redRains.createdAt}),
    ('rain.return', a.pot, a.giver, ${redRains.returned}, ${redRains.closedAt})
  ) m (scope, from_code, to_code, amount, at)
  where m.amount > 0 and ${within(sql`m.at`, span)}
  union all
  select 'rain.share', ${redRainShares.id}::text, 'promotion', ${redRainShares.merchantCode}, ${redRains.currency},
    'rain:' || ${redRains.id}, 'player:' || ${redRainShares.memberId} || ':main', ${redRainShares.amount}
  from ${redRainShares} join ${redRains} on ${redRains.id} = ${redRainShares.rainId}
  where ${within(redRainShares.claimedAt, span)}`
