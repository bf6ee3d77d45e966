import type { ErrorCode } from '@mosaic/contracts'
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { instantOf, timestamp } from '../../platform/db/columns'
import type { Db } from '../../platform/db/database'
import { fail, type Failure } from '../../platform/http/result'
import { type Exclusion, strictest } from './strictest'

export { type Exclusion, strictest } from './strictest'

type ExclusionRow = { readonly kind: Exclusion['kind']; readonly ends_at: string | null }

const inForce = (memberId: string | SQLWrapper, now: number): SQL => {
  const at = timestamp(now)
  return sql`select kind, ends_at from play_exclusions where member_id = ${memberId} and starts_at <= ${at} and (ends_at is null or ends_at > ${at})`
}

const strictestOf = (rows: readonly ExclusionRow[]): Exclusion | null =>
  strictest(rows.map(({ kind, ends_at: end }) => ({ kind, until: instantOf(end) })))

/**
 * Breaks and self-exclusion, apart from the rest of responsible play because everything that lets somebody in, lets
 * him play, takes his money or advertises to him asks here. What pays him never does.
 */
export const exclusionOf = async (db: Db, memberId: string, now: number): Promise<Exclusion | null> =>
  strictestOf((await db.execute<ExclusionRow>(inForce(memberId, now))).rows)

export const addExclusion = async (db: Db, memberId: string, exclusion: Exclusion, now: number): Promise<void> => {
  await db.execute(
    sql`insert into play_exclusions (member_id, kind, starts_at, ends_at) values (${memberId}, ${exclusion.kind}, ${timestamp(now)}, ${timestamp(exclusion.until)})`,
  )
}

const codes = {
  'cool-off': 'play.cool.off',
  'self-exclusion': 'play.self.excluded',
} as const satisfies Readonly<Record<Exclusion['kind'], ErrorCode>>

/** Told to the member himself, with the end of it; '' is for good. */
export const exclusionFailure = ({ kind, until }: Exclusion): Failure =>
  fail(codes[kind], undefined, { until: until === null ? '' : new Date(until).toISOString() })

/** New play and new deposits stop in a break as well as in a self-exclusion. */
export const playStopped = async (db: Db, memberId: string, now: number): Promise<Failure | null> => {
  const exclusion = await exclusionOf(db, memberId, now)
  return exclusion && exclusionFailure(exclusion)
}

/**
 * For a statement that lets a member in: `part` of its `with`, the condition of all that it writes, and what it selects in the end, which `failureOf` reads.
 * A break leaves the account open, so that its owner sees it and takes his money out; a self-exclusion closes the door.
 */
export const door = (memberId: string, now: number) => ({
  part: sql`shut as (select * from (${inForce(memberId, now)}) in_force where kind = 'self-exclusion')`,
  open: sql`not exists (select from shut)`,
  outcome: sql`select kind, ends_at from shut`,
  failureOf: (rows: readonly ExclusionRow[]): Failure | null => {
    const exclusion = strictestOf(rows)
    return exclusion && exclusionFailure(exclusion)
  },
})

/** The same of the members of a query. */
export const marketingAllowed = (memberId: SQLWrapper, now: number): SQL => sql`not exists (${inForce(memberId, now)})`

/** Nobody who asked to be kept away from play is advertised to. */
export const marketingStopped = async (db: Db, memberId: string, now: number): Promise<boolean> =>
  (await exclusionOf(db, memberId, now)) !== null
