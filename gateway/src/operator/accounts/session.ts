import { createHash } from 'node:crypto'
import type { AppContext } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import type { OperatorRow } from './schema'
import { insertSession, liveSession, markSeen } from './store'

const minute = 60_000
/** A shift; nobody stays signed in over night. */
const longest = 12 * 60 * minute
const idle = 30 * minute

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Whoever holds the session of this call, and from where. */
export type Actor = { readonly operator: OperatorRow; readonly address: string }
export type DeskSession = Actor & { readonly tokenHash: string; readonly open: boolean }

type Needs = Pick<AppContext, 'db' | 'clock'>

/** The token is drawn anew with every step up, so one that was known before the second factor is worth nothing after it. */
export const openSession = async (
  db: Db,
  ctx: Pick<AppContext, 'clock' | 'random'>,
  operatorId: string,
  open: boolean,
  from: { readonly address: string; readonly userAgent: string },
): Promise<string> => {
  const token = ctx.random.token()
  const now = ctx.clock.now()
  await insertSession(db, {
    tokenHash: hashOf(token),
    operatorId,
    open,
    ...from,
    createdAt: now,
    lastSeenAt: now,
    endsAt: now + (open ? longest : 10 * minute),
  })
  return token
}

/** Asked for with every call and never remembered: who is disabled or has lost a right is stopped with the next one. */
export const sessionOf = async (ctx: Needs, token: string, address: string): Promise<DeskSession | null> => {
  const now = ctx.clock.now()
  const tokenHash = hashOf(token)
  const row = await liveSession(ctx.db, tokenHash, { now, seenAfter: now - idle })
  if (!row) return null
  if (now - row.lastSeenAt > minute) await markSeen(ctx.db, tokenHash, row.operator.id, now)
  return { operator: row.operator, open: row.open, tokenHash, address }
}
