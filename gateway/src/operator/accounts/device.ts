import type { AppContext } from '../../platform/runtime/app-context'
import type { Db } from '../../platform/db/database'
import { isKnownDevice, saveDevice } from './device-store'
import { hashOf } from './session'

/** Ends the known devices that nobody used for so long. */
export const deviceLasts = 180 * 24 * 60 * 60_000

/** Whether this operator gave both factors in the browser of this token; its hash is the browser's own counter. */
export const knownDevice = async (
  ctx: Pick<AppContext, 'db' | 'clock'>,
  token: string | null,
  operatorId: string | undefined,
): Promise<string | null> => {
  if (token === null || operatorId === undefined) return null
  const tokenHash = hashOf(token)
  return (await isKnownDevice(ctx.db, tokenHash, operatorId, ctx.clock.now() - deviceLasts)) ? tokenHash : null
}

/** After both factors. Several operators may share a browser. */
export const rememberDevice = async (
  ctx: Pick<AppContext, 'clock' | 'random'>,
  db: Db,
  token: string | null,
  operatorId: string,
): Promise<string> => {
  const stored = token ?? ctx.random.token()
  const at = ctx.clock.now()
  await saveDevice(db, { tokenHash: hashOf(stored), operatorId, createdAt: at, lastUsedAt: at })
  return stored
}
