import { sql } from 'drizzle-orm'
import { timestamp } from '../../platform/db/columns'
import { streamTopic } from '../../platform'
import { inboxMessages } from './schema'

/** Changes with the newest message and with how many are unread; both are found by indexes, however many there are. */
export const inboxTopic = streamTopic({
  name: 'inbox',
  versionsOf: async (db, members, now) => {
    const asked = sql.join(
      members.map(({ id }) => sql`(${id})`),
      sql`, `,
    )
    const present = sql`member_id = m.id and happening is not null and at <= ${timestamp(now)}`
    const { rows } = await db.execute<{ member: string; newest: string | null; unread: number }>(sql`
      select m.id as member,
        (select id::text from ${inboxMessages} where ${present} order by at desc, id desc limit 1) as newest,
        (select count(*)::int from ${inboxMessages} where ${present} and read_at is null) as unread
      from (values ${asked}) m (id)`)
    return new Map(rows.map(({ member, newest, unread }) => [member, `${newest ?? 0}.${unread}`]))
  },
})
