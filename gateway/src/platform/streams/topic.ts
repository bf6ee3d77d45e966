import type { StreamNews, StreamTopicName } from '@mosaic/contracts'
import type { Config } from '../../config'
import type { Clock } from '../runtime/clock'
import type { Member } from '../runtime/member'
import type { MerchantDirectory } from '../merchants/merchant'
import type { Db } from '../db/database'

/** The part of the context that topics read from. */
export type StreamContext = {
  readonly config: Config
  readonly db: Db
  readonly clock: Clock
  readonly merchants: MerchantDirectory
}

export type Followed = Pick<Member, 'id' | 'merchantCode' | 'currency'> & Partial<Pick<Member, 'type'>>

/** A topic that members can follow: its version changes with its data and is the same at every gateway. */
export type StreamTopic = {
  readonly name: StreamTopicName
  /** Of many members with one query; who is not in the answer has version 0. */
  versionsOf(db: Db, members: readonly Followed[], now: number): Promise<ReadonlyMap<string, string>>
  /** The value sent with a new version, read after it; without it the page makes a call. */
  readValue?(ctx: StreamContext, member: Followed): Promise<Pick<StreamNews, 'funds'>>
}

export const streamTopic = (topic: StreamTopic): StreamTopic => topic

export type Versions = ReadonlyMap<string, string>

/** The id of an event: the versions of all topics. A client that reconnects with Last-Event-ID gets each change exactly once. */
export const idOf = (versions: Versions): string => new URLSearchParams([...versions]).toString()

const longestId = 256
export const versionsOfId = (id: string | null): Versions =>
  new Map(id === null || id.length > longestId ? [] : new URLSearchParams(id))
