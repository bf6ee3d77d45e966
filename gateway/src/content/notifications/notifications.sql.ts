import type { NoticeChannel } from '@mosaic/contracts'
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { timestamp } from '../../platform/db/columns'
import { defaultConsents } from './default-consents'
import { channelConsents, pushOutbox, type PushOutboxRow, pushSubscriptions } from './schema'

/** `at`: when the push message is due. */
export type PushRequest = { readonly kind: PushOutboxRow['kind']; readonly about: string; readonly at: number }

/** Push messages that wait for one member: a newer one of its kind replaces the older on the screen anyway. */
const mostWaiting = 20

/**
 * An insert, also as part of a larger statement: push messages for those of `owners` (a query of `id`) who have a
 * browser that listens.
 */
export const queuePushes = (owners: SQL, { kind, about, at }: PushRequest): SQL => sql`
  insert into push_outbox (member_id, kind, about, next_at, created_at)
  select id, ${kind}, ${about}, ${timestamp(at)}, ${timestamp(at)} from (${owners}) owners
  where exists (select from ${pushSubscriptions} where ${pushSubscriptions.memberId} = owners.id)
    and (select count(*) from push_outbox waiting where waiting.member_id = owners.id and waiting.ended_at is null) < ${mostWaiting}
  on conflict do nothing`

export const queuePushOf = (memberId: string, request: PushRequest): SQL =>
  queuePushes(sql`select ${memberId}::text as id`, request)

/** A condition for a query about many members: whether a member accepts messages by a channel. */
export const acceptsChannel = (memberId: SQLWrapper, channel: NoticeChannel): SQL => sql`coalesce((
  select ${channelConsents.granted} from ${channelConsents}
  where ${channelConsents.memberId} = ${memberId} and ${channelConsents.channel} = ${channel}
  order by ${channelConsents.id} desc limit 1), ${defaultConsents[channel]})`

export const oneTryMore: SQL = sql`${pushOutbox.tries} + 1`
