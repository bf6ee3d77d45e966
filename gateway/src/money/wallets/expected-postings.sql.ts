import { type SQL, sql } from 'drizzle-orm'
import { within } from '../../platform/db/columns'
import type { BookSpan } from '../ledger'
import { vendorPlays, walletTransfers } from './schema'

const main = sql`'player:' || ${walletTransfers.memberId} || ':main'`
const vendor = sql`'player:' || ${walletTransfers.memberId} || ':vendor:' || ${walletTransfers.vendor}`
const transit = sql`'player:' || ${walletTransfers.memberId} || ':transit:' || ${walletTransfers.vendor}`
const start = sql`case when ${walletTransfers.direction} = 'IN' then ${main} else ${vendor} end`
const end = sql`case when ${walletTransfers.direction} = 'IN' then ${vendor} else ${main} end`

/** What transfers to and from vendors say must be in the books. */
export const transferPostings = (span: BookSpan): SQL => sql`
  select 'transfer.' || m.leg as scope, ${walletTransfers.id}::text as key, 'transfer' as kind, ${walletTransfers.merchantCode} as merchant,
    ${walletTransfers.currency} as currency, m.from_code, m.to_code, ${walletTransfers.amount} as amount
  from ${walletTransfers} cross join lateral (values
    ('leave', ${start}, ${transit}, ${walletTransfers.createdAt}),
    ('arrive', ${transit}, ${end}, case when ${walletTransfers.state} = 'CONFIRMED' then ${walletTransfers.endedAt} end),
    ('return', ${transit}, ${start}, case when ${walletTransfers.state} = 'FAILED' then ${walletTransfers.endedAt} end)
  ) m (leg, from_code, to_code, at)
  where ${within(sql`m.at`, span)}`

/** What was won or lost in vendor wallets. */
export const vendorPlayPostings = (span: BookSpan): SQL => sql`
  select 'vendor.play' as scope, ${vendorPlays.memberId} || '.' || ${vendorPlays.vendor} || '.' || ${vendorPlays.version} as key,
    case when ${vendorPlays.amount} > 0 then 'win' else 'bet' end as kind, ${vendorPlays.merchantCode} as merchant, ${vendorPlays.currency} as currency,
    'house:' || ${vendorPlays.vendor} as from_code, 'player:' || ${vendorPlays.memberId} || ':vendor:' || ${vendorPlays.vendor} as to_code,
    ${vendorPlays.amount} as amount
  from ${vendorPlays} where ${within(vendorPlays.seenAt, span)}`
