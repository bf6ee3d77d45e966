import type { DeskValue, ReadDeskQuery } from '@mosaic/contracts/desk'
import { and, count, desc, eq, type SQL } from 'drizzle-orm'
import type { Db } from '../../platform/db/database'
import { offsetOf, pageNumbers } from '../../platform/http/paging'
import { operatorLog } from './schema'

/** The person who acts. `address`: where the call of the desk came from; empty for a command. */
export type LogActor = { readonly operator: string; readonly address: string }

type Line = {
  readonly action: string
  /** Id or name of the changed thing. */
  readonly subject: string
  readonly detail?: Readonly<Record<string, unknown>>
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
}

/** Call it in the transaction of the change, so that every change has its line. */
export const writeLog = async (
  db: Db,
  { operator, address }: LogActor,
  at: number,
  { action, subject, detail = {}, before, after }: Line,
): Promise<void> =>
  void (await db.insert(operatorLog).values({ at, operator, address, action, subject, detail, before, after }))

const mostCounted = 5000

export const readLog = async (db: Db, query: ReadDeskQuery<'audit'>): Promise<DeskValue<'audit'>> => {
  const conditions: SQL[] = []
  if (query.operator) conditions.push(eq(operatorLog.operator, query.operator))
  if (query.subject) conditions.push(eq(operatorLog.subject, query.subject))
  const chosen = and(...conditions)
  const rows = await db
    .select()
    .from(operatorLog)
    .where(chosen)
    .orderBy(desc(operatorLog.id))
    .limit(query.pageSize)
    .offset(offsetOf(query))
  // Lines are read from the newest on; nobody pages through all of them, and counting them reads each.
  const counted = db.select({ id: operatorLog.id }).from(operatorLog).where(chosen).limit(mostCounted).as('counted')
  const [all] = await db.select({ n: count() }).from(counted)
  return { list: rows.map((row) => ({ ...row, id: String(row.id) })), ...pageNumbers(query, all?.n ?? 0) }
}
