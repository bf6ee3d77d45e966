import type { Currency } from '@mosaic/contracts'
import { type SQL, sql } from 'drizzle-orm'
import type { AppContext, Member, MemberRead, SessionGate } from '../../platform/runtime/app-context'
import { batched, mostAtOnce } from '../../platform/db/batched'
import { instantOf } from '../../platform/db/columns'
import { namedQuery } from '../../platform/db/named-query'
import { members } from '../members'
import { accessTokens, sessions } from './schema'
import { aliveValues, aliveWhenAsked, sessionSeen } from './sessions'
import { hashOf } from './tokens'

/** `last_seen_at` also says who is online; a minute is exact enough and spares a write a call. */
const seenEvery = 60_000

type Row<Value> = {
  token_hash: string
  last_seen_at: string
  id: string
  merchant_code: string
  account: string
  type: number
  currency: Currency
  session_id: string
  value: Value
}
type Live<Value> = { readonly lastSeenAt: number; readonly member: Member; readonly value: Value }

const liveOf = <Value>(row: Row<Value>): Live<Value> => ({
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

const nothingMore: MemberRead<null> = { name: 'alone', valueOf: () => sql`null` }

const liveSessions = <Value>({ name, valueOf }: MemberRead<Value>) => {
  const asked = (several: string, condition: SQL) =>
    namedQuery<Row<Value>>(
      `live_session${several}_${name}`,
      sql`
      select ${accessTokens.tokenHash}, ${sessions.lastSeenAt}, ${members.id}, ${members.merchantCode}, ${members.account}, ${members.type}, ${members.currency}, ${sessions.id} as session_id, ${valueOf(members)} as value
      from ${accessTokens} join ${sessions} on ${sessions.id} = ${accessTokens.sessionId} join ${members} on ${members.id} = ${sessions.memberId}
      where ${condition} and ${accessTokens.expiresAt} > ${sql.param(sql.placeholder('now'), accessTokens.expiresAt)} and ${aliveWhenAsked()}`,
    )
  return {
    // A plan for any number of tokens is made for ten; the usual one alone goes by the three keys.
    ofOne: asked('', sql`${accessTokens.tokenHash} = ${sql.placeholder('hash')}`),
    ofMany: asked('s', sql`${accessTokens.tokenHash} = any(${sql.placeholder('hashes')})`),
  }
}

/** Asked with every call and never cached, so a session that was revoked at one gateway is gone at all of them with the next call. */
export const sessionGate = (ctx: Pick<AppContext, 'db' | 'clock'>): SessionGate => {
  const finderOf = <Value>(read: MemberRead<Value>) => {
    const { ofOne, ofMany } = liveSessions(read)
    const sessionByHash = batched(async (hashes: readonly string[]) => {
      const alive = aliveValues(ctx.clock.now())
      const [hash, more] = hashes
      const { rows } = await (more === undefined
        ? ofOne(ctx.db, { hash, ...alive })
        : ofMany(ctx.db, { hashes, ...alive }))
      return new Map(rows.map((row) => [row.token_hash, liveOf(row)]))
    }, mostAtOnce)
    return async (token: string, merchantCode: string): Promise<Live<Value> | null> => {
      const session = await sessionByHash(hashOf(token))
      return session?.member.merchantCode === merchantCode ? session : null
    }
  }

  const find = finderOf(nothingMore)

  /** Counts as a sign of life. */
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
