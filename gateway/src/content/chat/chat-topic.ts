import { inArray } from 'drizzle-orm'
import { streamTopic } from '../../platform'
import { chats } from './schema'

/** Changes with each message and with what the member has read. */
export const chatTopic = streamTopic({
  name: 'chat',
  versionsOf: async (db, members) => {
    const rows = await db
      .select({ id: chats.memberId, last: chats.lastSeq, read: chats.memberRead })
      .from(chats)
      .where(
        inArray(
          chats.memberId,
          members.map(({ id }) => id),
        ),
      )
    return new Map(rows.map(({ id, last, read }) => [id, `${last}.${read}`]))
  },
})
