import type { Currency } from '@mosaic/contracts'
import { type SQL, sql } from 'drizzle-orm'
import { namedQuery } from '../../platform/db/named-query'
import type { MemberRead } from '../../platform/runtime/app-context'
import { memberTable } from '../members'
import { isLiveWhenAsked } from './live-session.sql'
import { accessTokens, sessions } from './schema'

export type SessionRow<Value> = {
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

export const nothingMore: MemberRead<null> = { name: 'alone', valueOf: () => sql`null` }

/** The live sessions of access tokens, with a value of the member. */
export const sessionQueries = <Value>({ name, valueOf }: MemberRead<Value>) => {
  const queryOf = (queryName: string, condition: SQL) =>
    namedQuery<SessionRow<Value>>(
      queryName,
      sql`
      select ${accessTokens.tokenHash}, ${sessions.lastSeenAt}, ${memberTable.id}, ${memberTable.merchantCode}, ${memberTable.account}, ${memberTable.type}, ${memberTable.currency},
        ${sessions.id} as session_id, ${valueOf(memberTable)} as value
      from ${accessTokens} join ${sessions} on ${sessions.id} = ${accessTokens.sessionId} join ${memberTable} on ${memberTable.id} = ${sessions.memberId}
      where ${condition} and ${accessTokens.expiresAt} > ${sql.param(sql.placeholder('now'), accessTokens.expiresAt)} and ${isLiveWhenAsked()}`,
    )
  return {
    // The generic plan of `any` is made for ten tokens; one token alone is found by its three keys.
    ofOne: queryOf(`live_session_${name}`, sql`${accessTokens.tokenHash} = ${sql.placeholder('hash')}`),
    ofMany: queryOf(`live_sessions_${name}`, sql`${accessTokens.tokenHash} = any(${sql.placeholder('hashes')})`),
  }
}
