import type { SocialProvider } from '@mosaic/contracts'
import { createHash } from 'node:crypto'
import { and, asc, eq, gt, isNull, lt, min } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database'
import { memberById, type MemberRow } from '../members'
import type { SocialIdentity } from './identity'
import { socialFlows, socialIdentities, socialTickets, usedSocialTokens } from './schema'

/** States, tickets and tokens are stored as hashes only. */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

export type SocialFlow = {
  readonly merchantCode: string
  readonly provider: SocialProvider
  readonly deviceId: string
  /** The session of a member who confirms their identity; null at a login. */
  readonly sessionId: string | null
  readonly nonce: string
  readonly codeVerifier: string
  readonly redirectUri: string
}

export const saveFlow = async (db: Db, state: string, flow: SocialFlow, expiresAt: number): Promise<void> =>
  void (await db.insert(socialFlows).values({ stateHash: hashOf(state), ...flow, expiresAt }))

export type FlowPlace = Pick<SocialFlow, 'merchantCode' | 'deviceId' | 'sessionId'>

/** Deletes and returns a flow: it is good once, on its device, in its session and at its site. */
export const takeFlow = async (db: Db, state: string, place: FlowPlace, now: number): Promise<SocialFlow | null> => {
  const [flow] = await db
    .delete(socialFlows)
    .where(
      and(
        eq(socialFlows.stateHash, hashOf(state)),
        eq(socialFlows.merchantCode, place.merchantCode),
        eq(socialFlows.deviceId, place.deviceId),
        place.sessionId === null ? isNull(socialFlows.sessionId) : eq(socialFlows.sessionId, place.sessionId),
        gt(socialFlows.expiresAt, now),
      ),
    )
    .returning({
      provider: socialFlows.provider,
      nonce: socialFlows.nonce,
      codeVerifier: socialFlows.codeVerifier,
      redirectUri: socialFlows.redirectUri,
    })
  return flow ? { ...place, ...flow } : null
}

export const memberOfIdentity = async (
  db: Db,
  merchantCode: string,
  { provider, issuer, subject }: SocialIdentity,
): Promise<MemberRow | null> => {
  const [linked] = await db
    .select({ memberId: socialIdentities.memberId })
    .from(socialIdentities)
    .where(
      and(
        eq(socialIdentities.merchantCode, merchantCode),
        eq(socialIdentities.provider, provider),
        eq(socialIdentities.issuer, issuer),
        eq(socialIdentities.subject, subject),
      ),
    )
  return linked ? memberById(db, linked.memberId) : null
}

export type Ticket = Pick<SocialIdentity, 'provider' | 'issuer' | 'subject'>
type TicketPlace = { readonly merchantCode: string; readonly deviceId: string }

export const saveTicket = async (
  db: Db,
  token: string,
  { provider, issuer, subject }: Ticket,
  { merchantCode, deviceId }: TicketPlace,
  expiresAt: number,
): Promise<void> =>
  void (await db
    .insert(socialTickets)
    .values({ tokenHash: hashOf(token), merchantCode, provider, issuer, subject, deviceId, expiresAt }))

const isOpen = (token: string, { merchantCode, deviceId }: TicketPlace, now: number) =>
  and(
    eq(socialTickets.tokenHash, hashOf(token)),
    eq(socialTickets.merchantCode, merchantCode),
    eq(socialTickets.deviceId, deviceId),
    isNull(socialTickets.usedAt),
    gt(socialTickets.expiresAt, now),
  )

const identity = {
  provider: socialTickets.provider,
  issuer: socialTickets.issuer,
  subject: socialTickets.subject,
}

export const openTicket = async (db: Db, token: string, place: TicketPlace, now: number): Promise<Ticket | null> =>
  (
    await db
      .select(identity)
      .from(socialTickets)
      .where(isOpen(token, place, now))
  )[0] ?? null

/** Links the identity of a ticket with a member; `false`: the ticket is used up, or the identity has an account. */
export const linkIdentity = async (
  tx: Tx,
  token: string,
  place: TicketPlace,
  memberId: string,
  now: number,
): Promise<boolean> => {
  const [ticket] = await tx
    .update(socialTickets)
    .set({ usedAt: now })
    .where(isOpen(token, place, now))
    .returning(identity)
  if (!ticket) return false
  const linked = await tx
    .insert(socialIdentities)
    .values({ merchantCode: place.merchantCode, ...ticket, memberId, linkedAt: now })
    .onConflictDoNothing()
    .returning({ memberId: socialIdentities.memberId })
  return linked.length === 1
}

/** `false`: the token was used before. */
export const burnToken = async (db: Db, signed: string, expiresAt: number): Promise<boolean> =>
  (
    await db
      .insert(usedSocialTokens)
      .values({ tokenHash: hashOf(signed), expiresAt })
      .onConflictDoNothing()
      .returning({ tokenHash: usedSocialTokens.tokenHash })
  ).length === 1

/** The providers that a member is linked with, each once. */
export const linkedAccounts = async (
  db: Db,
  memberId: string,
): Promise<{ provider: SocialProvider; linkedAt: number }[]> => {
  const rows = await db
    .select({ provider: socialIdentities.provider, linkedAt: min(socialIdentities.linkedAt) })
    .from(socialIdentities)
    .where(eq(socialIdentities.memberId, memberId))
    .groupBy(socialIdentities.provider)
    .orderBy(asc(socialIdentities.provider))
  return rows.map(({ provider, linkedAt }) => ({ provider, linkedAt: linkedAt ?? 0 }))
}

export const unlinkProvider = async (tx: Tx, memberId: string, provider: SocialProvider): Promise<boolean> =>
  (
    await tx
      .delete(socialIdentities)
      .where(and(eq(socialIdentities.memberId, memberId), eq(socialIdentities.provider, provider)))
      .returning({ provider: socialIdentities.provider })
  ).length > 0

export const deleteExpiredSocial = async (db: Db, now: number): Promise<void> => {
  await db.delete(socialFlows).where(lt(socialFlows.expiresAt, now))
  await db.delete(socialTickets).where(lt(socialTickets.expiresAt, now))
  await db.delete(usedSocialTokens).where(lt(usedSocialTokens.expiresAt, now))
}
