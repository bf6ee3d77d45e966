import type { AppContext, Member, MemberRead, SessionLookup } from '../../platform/runtime/app-context'
import { batchLoader, maxBatchSize } from '../../platform/db/batch-loader'
import { instantOf } from '../../platform/db/columns'
import { liveValues } from './live-session.sql'
import { nothingMore, sessionQueries, type SessionRow } from './session-lookup.sql'
import { sessionSeen } from './store'
import { hashOf } from './tokens'

/** A minute is precise enough for `last_seen_at` and saves a write with each call. */
const seenEvery = 60_000

type Live<Value> = { readonly lastSeenAt: number; readonly member: Member; readonly value: Value }

const liveOf = <Value>(row: SessionRow<Value>): Live<Value> => ({
  lastSeenAt: instantOf(row.last_seen_at),
  member: {
    id: row.id,
    merchantCode: row.merchant_code,
    account: row.account,
    type: row.type,
    currency: row.currency,
    sessionId: row.session_id,
  },
  value: row.value,
})

/** Read with every call and never cached, so a revoked session ends at all gateways with its next call. */
export const sessionLookup = (ctx: Pick<AppContext, 'db' | 'clock'>): SessionLookup => {
  const finderOf = <Value>(read: MemberRead<Value>) => {
    const { ofOne, ofMany } = sessionQueries(read)
    const sessionByHash = batchLoader(async (hashes: readonly string[]) => {
      const live = liveValues(ctx.clock.now())
      const [hash, more] = hashes
      const { rows } = await (more === undefined
        ? ofOne(ctx.db, { hash, ...live })
        : ofMany(ctx.db, { hashes, ...live }))
      return new Map(rows.map((row) => [row.token_hash, liveOf(row)]))
    }, maxBatchSize)
    return async (token: string, merchantCode: string): Promise<Live<Value> | null> => {
      const session = await sessionByHash(hashOf(token))
      return session?.member.merchantCode === merchantCode ? session : null
    }
  }

  const find = finderOf(nothingMore)

  /** Updates `last_seen_at`. */
  const seen = async <Value>(session: Live<Value> | null): Promise<Live<Value> | null> => {
    const now = ctx.clock.now()
    if (session && now - session.lastSeenAt >= seenEvery) await sessionSeen(ctx.db, session.member.sessionId, now)
    return session
  }

  return {
    look: async (token, merchantCode) => (await find(token, merchantCode))?.member ?? null,
    authenticate: async (token, merchantCode) => (await seen(await find(token, merchantCode)))?.member ?? null,
    reading: (read) => {
      const findReading = finderOf(read)
      return async (token, merchantCode) => seen(await findReading(token, merchantCode))
    },
  }
}
