import type { Db } from '../../platform/kernel/database'
import { lotterySecret } from './schema'

const known = new WeakMap<Db, Promise<string>>()

const read = async (db: Db): Promise<string> => {
  const [row] = await db.select({ secret: lotterySecret.secret }).from(lotterySecret)
  if (!row) throw new Error('The secret of the lottery draws is missing')
  return row.secret
}

/** It never changes, so it is read once. */
export const secretOf = (db: Db): Promise<string> => {
  const held = known.get(db)
  if (held) return held
  const secret = read(db)
  known.set(db, secret)
  secret.catch(() => known.delete(db))
  return secret
}
