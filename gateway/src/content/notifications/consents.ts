import { type NoticeChannel, noticeChannels, type ValueOf } from '@mosaic/contracts'
import { and, desc, eq, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { channelConsents } from './schema'

/** What holds while a member has decided nothing: what leaves the site needs a yes, the inbox on the site does not. */
const usual: Readonly<Record<NoticeChannel, boolean>> = { push: false, email: false, sms: false, inbox: true }

type Consents = ValueOf<'notificationSettings'>['consents']

/** Rows are only added: what was allowed when stays known. */
export const decideConsent = async (
  db: Db,
  decision: {
    readonly memberId: string
    readonly channel: NoticeChannel
    readonly granted: boolean
    readonly source: 'settings' | 'message'
    readonly at: number
  },
): Promise<void> => void (await db.insert(channelConsents).values(decision))

export const consentsOf = async (db: Db, memberId: string): Promise<Consents> => {
  const rows = await db
    .selectDistinctOn([channelConsents.channel])
    .from(channelConsents)
    .where(eq(channelConsents.memberId, memberId))
    .orderBy(channelConsents.channel, desc(channelConsents.id))
  const entries = noticeChannels.map((channel) => {
    const row = rows.find((each) => each.channel === channel)
    return [channel, { granted: row?.granted ?? usual[channel], at: row?.at ?? null }]
  })
  // Made of the full list of channels, which `fromEntries` cannot see.
  return Object.fromEntries(entries) as Consents
}

/** For a query over members: who is told by that way what goes to many. */
export const allows = (memberId: SQLWrapper, channel: NoticeChannel): SQL => {
  const newest = sql`select granted from ${channelConsents} where ${and(
    sql`${channelConsents.memberId} = ${memberId}`,
    eq(channelConsents.channel, channel),
  )} order by ${channelConsents.id} desc limit 1`
  return sql`coalesce((${newest}), ${usual[channel]})`
}
