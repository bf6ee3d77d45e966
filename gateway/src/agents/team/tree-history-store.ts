import type { SQL } from 'drizzle-orm'
import { addDays, dayOf, type Span, startOfDay } from '../../platform'
import type { Db, Tx } from '../../platform/db/database'
import { teamOn } from './tree.sql'
import {
  beginPlaces,
  changesOfLines,
  changesOfTeam,
  endPlaces,
  heightQuery,
  lockTree,
  type TreeMove,
} from './tree-history.sql'

/** A part of a period in which the team below an agent is the same; its first and last business day. */
type TeamSpan = Pick<Span, 'from' | 'to'> & {
  readonly members: SQL
  readonly first: string
  readonly last: string
}

/** A period cut where moves begin to count: each part with the team that earns in it. */
export const teamSpans = async (
  db: Db,
  timeZone: string,
  agentId: string,
  { from, to }: Pick<Span, 'from' | 'to'>,
): Promise<readonly TeamSpan[]> => {
  const first = dayOf(from, timeZone)
  const after = addDays(dayOf(to - 1, timeZone), 1)
  const { rows } = await db.execute<{ day: string }>(changesOfTeam(agentId, first, after))
  const starts = [first, ...rows.map(({ day }) => day)]
  return starts.map((start, at) => {
    const next = starts[at + 1]
    return {
      from: at === 0 ? from : startOfDay(start, timeZone),
      to: next === undefined ? to : startOfDay(next, timeZone),
      members: teamOn(agentId, start),
      first: start,
      last: addDays(next ?? after, -1),
    }
  })
}

/** Which of a member's lines earns on a day: two days have the same number when nobody above moved in between. */
export type LineOf = (memberId: string, day: string) => number

export const linesSince = async (db: Db, merchantCode: string, after: string): Promise<LineOf> => {
  const { rows } = await db.execute<{ member_id: string; day: string }>(changesOfLines(merchantCode, after))
  const changes = new Map<string, string[]>()
  for (const { member_id: id, day } of rows) changes.set(id, [...(changes.get(id) ?? []), day])
  return (memberId, day) => (changes.get(memberId) ?? []).filter((change) => change <= day).length
}

/** Who is in which tree does not change until the transaction ends. */
export const holdTree = async (tx: Tx, merchantCode: string): Promise<void> =>
  void (await tx.execute(lockTree(merchantCode, 'join')))

/** Nobody joins or moves, and no contract begins, until the transaction ends. */
export const closeTree = async (tx: Tx, merchantCode: string): Promise<void> =>
  void (await tx.execute(lockTree(merchantCode, 'move')))

/** The caller has closed the tree. */
export const moveInTree = async (tx: Tx, move: TreeMove): Promise<void> => {
  await tx.execute(endPlaces(move))
  await tx.execute(beginPlaces(move))
}

/** Levels below a member. */
export const heightOf = async (db: Db, memberId: string): Promise<number> =>
  (await db.execute<{ height: number | null }>(heightQuery(memberId))).rows[0]?.height ?? 0
