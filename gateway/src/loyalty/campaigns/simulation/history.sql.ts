import type { Currency } from '@mosaic/contracts'
import { type SQL, sql } from 'drizzle-orm'
import { memberRows } from '../../../identity'
import { settledDeposits } from '../../../money'
import { countedValidBet, quarterOf } from '../../../play'
import { timestamp, within } from '../../../platform/db/columns'

type Asked = {
  readonly merchantCode: string
  readonly currency: Currency
  readonly from: number
  readonly to: number
}

/** Members who were there in a span, in an order without meaning, with how many there are. */
export const membersThere = ({ merchantCode, currency, from, to }: Asked, most: number): SQL => sql`
  select id, type, registered_at, (count(*) over ())::int as all_members from ${memberRows} member
  where merchant_code = ${merchantCode} and currency = ${currency} and registered_at < ${timestamp(to)}
    and (last_login_at >= ${timestamp(from)} or registered_at >= ${timestamp(from)}
      or id in (select member_id from ${settledDeposits} deposit where ${within(sql`settled_at`, { from, to })})
      or ${countedValidBet(sql`member.id`, quarterOf(from))} > 0)
  order by md5(id) limit ${most}`

export const depositsIn = (memberIds: readonly string[], { from, to }: Pick<Asked, 'from' | 'to'>): SQL => sql`
  select member_id, settled_at, amount from ${settledDeposits} deposit
  where member_id = any(${`{${memberIds.join(',')}}`}::text[]) and ${within(sql`settled_at`, { from, to })}`

export const depositedBefore = (memberIds: readonly string[], from: number): SQL => sql`
  select distinct member_id from ${settledDeposits} deposit
  where member_id = any(${`{${memberIds.join(',')}}`}::text[]) and settled_at < ${timestamp(from)}`
