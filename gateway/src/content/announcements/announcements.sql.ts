import { type SQL, sql } from 'drizzle-orm'
import { timestamp } from '../../platform/db/columns'
import { announcementReads, announcements } from './schema'

type Reader = { readonly id: string; readonly merchantCode: string }

/** For each reader a digest of the announcements that the merchant shows, and how many of them the reader has read. */
export const announcementVersions = (readers: readonly Reader[], now: number): SQL => sql`
  with asked as (
    select id, merchant from jsonb_to_recordset(${JSON.stringify(readers.map(({ id, merchantCode }) => ({ id, merchant: merchantCode })))}::jsonb) as listed (id text, merchant text)
  ), shown as (
    select m.merchant, left(md5(string_agg(a.id, ' ' order by a.id)), 8) as ids
    from (select distinct merchant from asked) m
    join ${announcements} a on (a.merchant_code is null or a.merchant_code = m.merchant) and a.types && array['PL', 'A']
      and a.starts_at <= ${timestamp(now)} and (a.ends_at is null or a.ends_at > ${timestamp(now)})
    group by m.merchant
  )
  select asked.id as member, shown.ids as shown,
    (select count(*)::int from ${announcementReads} where member_id = asked.id) as read
  from asked left join shown using (merchant)`
