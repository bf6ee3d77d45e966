import { and, eq, gt, like, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/kernel/database'
import { type Happening, inboxMessages } from './schema'

/** `key` names the event: told once, however often it is reported. Use it inside the transaction of the event. */
export type Telling = {
  readonly memberId: string
  readonly key: string
  readonly at: number
  readonly happening: Happening
}

export const tell = async (db: Db, { memberId, key, at, happening }: Telling): Promise<void> => {
  await db.insert(inboxMessages).values({ memberId, eventKey: key, happening, at }).onConflictDoNothing()
}

/** A message that is there from `at` on; whatever was planned about the same `topic` before and is still to come is dropped. `null`: nothing is to come any more. */
export type Plan = {
  readonly memberId: string
  readonly topic: string
  readonly now: number
  readonly next: { readonly at: number; readonly happening: Happening } | null
}

export const planMessage = async (db: Db, { memberId, topic, now, next }: Plan): Promise<void> => {
  await db
    .delete(inboxMessages)
    .where(
      and(eq(inboxMessages.memberId, memberId), like(inboxMessages.eventKey, `${topic}:%`), gt(inboxMessages.at, now)),
    )
  if (next) await tell(db, { memberId, key: `${topic}:${next.at}`, ...next })
}

type Login = { readonly memberId: string; readonly deviceId: string; readonly at: number }

/** Part of the `with` that records a login, done if `condition` holds: who logged in before, but never with this device, is told. */
export const newDeviceWrites = ({ memberId, deviceId, at }: Login, condition: SQL): readonly SQL[] => [
  sql`new_device as (
    insert into inbox_messages (member_id, event_key, happening, at)
    select ${memberId}::text, ${`device:${deviceId}`}::text, '{"kind":"device.new"}'::jsonb, ${new Date(at).toISOString()}::timestamptz
    where ${condition} and exists (select from login_history where member_id = ${memberId})
      and not exists (select from login_history where member_id = ${memberId} and device_id = ${deviceId})
    on conflict do nothing)`,
]
