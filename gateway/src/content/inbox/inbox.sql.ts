import { type SQL, sql } from 'drizzle-orm'
import { bigintValue, timestamp } from '../../platform/db/columns'
import { acceptsChannel, queuePushes } from '../notifications'
import { inboxMessages } from './schema'

/** The newest message of each member and how many are unread; both are found by indexes, however many there are. */
export const inboxVersions = (memberIds: readonly string[], now: number): SQL => {
  const present = sql`member_id = m.id and happening is not null and at <= ${timestamp(now)}`
  return sql`
    select m.id as member,
      (select id::text from ${inboxMessages} where ${present} order by at desc, id desc limit 1) as newest,
      (select count(*)::int from ${inboxMessages} where ${present} and read_at is null) as unread
    from jsonb_array_elements_text(${JSON.stringify(memberIds)}::jsonb) as m (id)`
}

/** The id of the operator's message that an inbox message shows. */
export const operatorMessageId: SQL = sql`${inboxMessages.body}->>'operatorMessage'`

/** Not newer than a message. */
export const upToMessage = ({ at, id }: { readonly at: number; readonly id: bigint }): SQL =>
  sql`(${inboxMessages.at}, ${inboxMessages.id}) <= (${timestamp(at)}, ${bigintValue(id)})`

/** The time of a message as the time when it was read. */
export const whenSent: SQL = sql`${inboxMessages.at}`

type Delivery = {
  readonly key: string
  readonly content: string
  readonly at: number
  /** `consenting`: without members who refuse messages to many. */
  readonly to: 'all' | 'consenting'
  readonly afterId: string
  readonly most: number
}

/**
 * Writes the next members of an audience (a query of `id`) a message, and queues push messages for those who have just
 * got it.
 */
export const deliverToAudience = (audience: SQL, { key, content, at, to, afterId, most }: Delivery): SQL => {
  const consent = to === 'all' ? sql`true` : acceptsChannel(sql`audience.id`, 'inbox')
  return sql`
    with picked as (
      select id from (${audience}) audience where id > ${afterId} and ${consent} order by id limit ${most}
    ), written as (
      insert into inbox_messages (member_id, event_key, happening, at)
      select id, ${key}, ${content}::jsonb, ${timestamp(at)} from picked on conflict do nothing returning member_id as id
    ), pushed as (
      ${queuePushes(sql`select id from written`, { kind: 'message', about: key, at })}
    ) select max(id) as last, count(*)::int as reached from picked`
}
