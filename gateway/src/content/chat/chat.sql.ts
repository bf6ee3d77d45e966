import { type SQL, sql } from 'drizzle-orm'
import { timestamp } from '../../platform/db/columns'
import { chats } from './schema'

export const chatChannel = 'chat'

/** Announces a change of a chat to every gateway, once the transaction is committed. */
export const notifyGateways: SQL = sql`select pg_notify(${chatChannel}, '')`

/** Since when the member waits: since the first message that is not answered. */
export const waitingSince = (at: number): SQL => sql`coalesce(${chats.waitingSince}, ${timestamp(at)})`

/** A mark never moves past the last message. */
export const markUpTo = (seq: number): SQL => sql`least(${seq}::int, ${chats.lastSeq})`
