import { createHash } from 'node:crypto'
import type { AppContext } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import type { OperatorRow } from './schema'
import { insertSession, liveSession, markSeen } from './store'

const minute = 60_000
/** Length of a shift, so that no session lasts overnight. */
const longest = 12 * 60 * minute
const idle = 30 * minute

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** `address`: of the call. `open`: after the second factor. */
export type DeskSession = {
  readonly operator: OperatorRow
  readonly address: string
  readonly tokenHash: string
  readonly open: boolean
}

type Needs = Pick<AppContext, 'db' | 'clock'>

/** Every step makes a new token, so a token from before the second factor opens nothing after it. */
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

/** Read with every call, so a disabled account or a changed role takes effect immediately. */
export const sessionOf = async (ctx: Needs, token: string, address: string): Promise<DeskSession | null> => {
  const now = ctx.clock.now()
  const tokenHash = hashOf(token)
  const row = await liveSession(ctx.db, tokenHash, { now, seenAfter: now - idle })
  if (!row) return null
  if (now - row.lastSeenAt > minute) await markSeen(ctx.db, tokenHash, row.operator.id, now)
  return { operator: row.operator, open: row.open, tokenHash, address }
}
