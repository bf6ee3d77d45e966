import { type NoticeChannel, noticeChannels, type ValueOf } from '@mosaic/contracts'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { defaultConsents } from './default-consents'
import { channelConsents } from './schema'

type Consents = ValueOf<'notificationSettings'>['consents']

/** Rows are only added, so the history of consents stays known. */
export const insertConsent = async (
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
    return [channel, { granted: row?.granted ?? defaultConsents[channel], at: row?.at ?? null }]
  })
  // The entries come from the full list of channels, which the type of `fromEntries` does not show.
  return Object.fromEntries(entries) as Consents
}
