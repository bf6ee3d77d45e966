import type { SocialProvider } from '@mosaic/contracts'
import { createHash } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import { instantOf, timestamp } from '../../platform/db/columns'
import type { Db, Tx } from '../../platform/db/database'
import { memberById, type MemberRow } from '../members'
import type { SocialIdentity } from './identity'

/** Only hashes are kept of what opens something. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

export type SocialFlow = {
  readonly merchantCode: string
  readonly provider: SocialProvider
  readonly deviceId: string
  /** Of a member who is asked once more who he is; null on the way in. */
  readonly sessionId: string | null
  readonly nonce: string
  readonly codeVerifier: string
  readonly redirectUri: string
}

export const keepFlow = async (db: Db, state: string, flow: SocialFlow, expiresAt: number): Promise<void> => {
  await db.execute(sql`
    insert into social_flows (state_hash, merchant_code, provider, device_id, session_id, nonce, code_verifier, redirect_uri, expires_at)
    values (${hashOf(state)}, ${flow.merchantCode}, ${flow.provider}, ${flow.deviceId}, ${flow.sessionId}, ${flow.nonce}, ${flow.codeVerifier}, ${flow.redirectUri}, ${timestamp(expiresAt)})`)
}

export type FlowPlace = Pick<SocialFlow, 'merchantCode' | 'deviceId' | 'sessionId'>

/** Whoever comes back first with a state takes its flow out; on another device, in another session or at another site it is not there. */
export const takeFlow = async (db: Db, state: string, place: FlowPlace, now: number): Promise<SocialFlow | null> => {
  const { rows } = await db.execute<{
    provider: SocialProvider
    nonce: string
    code_verifier: string
    redirect_uri: string
  }>(sql`
    delete from social_flows
    where state_hash = ${hashOf(state)} and merchant_code = ${place.merchantCode} and device_id = ${place.deviceId}
      and session_id is not distinct from ${place.sessionId}::uuid and expires_at > ${timestamp(now)}
    returning provider, nonce, code_verifier, redirect_uri`)
  const row = rows[0]
  return row
    ? {
        ...place,
        provider: row.provider,
        nonce: row.nonce,
        codeVerifier: row.code_verifier,
        redirectUri: row.redirect_uri,
      }
    : null
}

export const memberOfIdentity = async (
  db: Db,
  merchantCode: string,
  { provider, issuer, subject }: SocialIdentity,
): Promise<MemberRow | null> => {
  const { rows } = await db.execute<{ member_id: string }>(
    sql`select member_id from social_identities where merchant_code = ${merchantCode} and provider = ${provider} and issuer = ${issuer} and subject = ${subject}`,
  )
  return rows[0] ? memberById(db, rows[0].member_id) : null
}

export type Ticket = Pick<SocialIdentity, 'provider' | 'issuer' | 'subject'>
type TicketPlace = { readonly merchantCode: string; readonly deviceId: string }

export const keepTicket = async (
  db: Db,
  token: string,
  ticket: Ticket,
  place: TicketPlace,
  expiresAt: number,
): Promise<void> => {
  await db.execute(sql`
    insert into social_tickets (token_hash, merchant_code, provider, issuer, subject, device_id, expires_at)
    values (${hashOf(token)}, ${place.merchantCode}, ${ticket.provider}, ${ticket.issuer}, ${ticket.subject}, ${place.deviceId}, ${timestamp(expiresAt)})`)
}

const open = (token: string, { merchantCode, deviceId }: TicketPlace, now: number): SQL =>
  sql`token_hash = ${hashOf(token)} and merchant_code = ${merchantCode} and device_id = ${deviceId} and used_at is null and expires_at > ${timestamp(now)}`

export const openTicket = async (db: Db, token: string, place: TicketPlace, now: number): Promise<Ticket | null> =>
  (await db.execute<Ticket>(sql`select provider, issuer, subject from social_tickets where ${open(token, place, now)}`))
    .rows[0] ?? null

/** Connects the person of a ticket with a member; false when the ticket is used up or the person has an account meanwhile. */
export const connectIdentity = async (
  tx: Tx,
  token: string,
  place: TicketPlace,
  memberId: string,
  now: number,
): Promise<boolean> => {
  const { rows } = await tx.execute<Ticket>(
    sql`update social_tickets set used_at = ${timestamp(now)} where ${open(token, place, now)} returning provider, issuer, subject`,
  )
  const ticket = rows[0]
  if (!ticket) return false
  const linked = await tx.execute(sql`
    insert into social_identities (merchant_code, provider, issuer, subject, member_id, linked_at)
    values (${place.merchantCode}, ${ticket.provider}, ${ticket.issuer}, ${ticket.subject}, ${memberId}, ${timestamp(now)})
    on conflict do nothing returning member_id`)
  return linked.rows.length === 1
}

/** True for the first who brings this token. */
export const burnToken = async (db: Db, signed: string, expiresAt: number): Promise<boolean> => {
  const { rows } = await db.execute(
    sql`insert into used_social_tokens (token_hash, expires_at) values (${hashOf(signed)}, ${timestamp(expiresAt)}) on conflict do nothing returning token_hash`,
  )
  return rows.length === 1
}

/** With whom a member is connected, each provider once. */
export const linkedAccounts = async (
  db: Db,
  memberId: string,
): Promise<{ provider: SocialProvider; linkedAt: number }[]> => {
  const { rows } = await db.execute<{ provider: SocialProvider; linked_at: string }>(
    sql`select provider, min(linked_at) as linked_at from social_identities where member_id = ${memberId} group by provider order by provider`,
  )
  return rows.map(({ provider, linked_at }) => ({ provider, linkedAt: instantOf(linked_at) }))
}

export const unlinkProvider = async (tx: Tx, memberId: string, provider: SocialProvider): Promise<boolean> =>
  (
    await tx.execute(
      sql`delete from social_identities where member_id = ${memberId} and provider = ${provider} returning provider`,
    )
  ).rows.length > 0
