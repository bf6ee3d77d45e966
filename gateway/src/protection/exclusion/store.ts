import { instantOf } from '../../platform/db/columns'
import type { Db } from '../../platform/db/database'
import { type Exclusion, effectiveExclusion } from './effective-exclusion'
import { exclusionsInForce } from './exclusion.sql'
import { playExclusions } from './schema'

export type ExclusionRow = { readonly kind: Exclusion['kind']; readonly ends_at: string | null }

export const effectiveOf = (rows: readonly ExclusionRow[]): Exclusion | null =>
  effectiveExclusion(rows.map(({ kind, ends_at: end }) => ({ kind, until: instantOf(end) })))

/** The break or self-exclusion of a member that holds at `now`. */
export const exclusionOf = async (db: Db, memberId: string, now: number): Promise<Exclusion | null> =>
  effectiveOf((await db.execute<ExclusionRow>(exclusionsInForce(memberId, now))).rows)

export const addExclusion = async (db: Db, memberId: string, { kind, until }: Exclusion, now: number): Promise<void> =>
  void (await db.insert(playExclusions).values({ memberId, kind, startsAt: now, endsAt: until }))
