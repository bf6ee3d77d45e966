import { sql } from 'drizzle-orm'
import { timestamp } from '../../platform/db/columns'
import { streamTopic } from '../../platform'
import { announcementReads, announcements } from './schema'

/** Changes with what notices a merchant shows, and with what the member has read of them. */
export const noticesTopic = streamTopic({
  name: 'notices',
  versionsOf: async (db, members, now) => {
    const asked = sql.join(
      members.map(({ id, merchantCode }) => sql`(${id}, ${merchantCode})`),
      sql`, `,
    )
    const { rows } = await db.execute<{ member: string; shown: string | null; read: number }>(sql`
      with asked (id, merchant) as (values ${asked}), shown as (
        select m.merchant, left(md5(string_agg(a.id, ' ' order by a.id)), 8) as ids
        from (select distinct merchant from asked) m
        join ${announcements} a on (a.merchant_code is null or a.merchant_code = m.merchant) and a.types && array['PL', 'A']
          and a.starts_at <= ${timestamp(now)} and (a.ends_at is null or a.ends_at > ${timestamp(now)})
        group by m.merchant
      )
      select asked.id as member, shown.ids as shown,
        (select count(*)::int from ${announcementReads} where member_id = asked.id) as read
      from asked left join shown using (merchant)`)
    return new Map(rows.map(({ member, shown, read }) => [member, `${shown ?? 0}.${read}`]))
  },
})
