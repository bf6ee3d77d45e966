import type { ErrorCode } from '@mosaic/contracts'
import type { Db } from '../../platform/db/database'
import { fail, type Failure } from '../../platform/http/result'
import type { Exclusion } from './effective-exclusion'
import { loginParts } from './exclusion.sql'
import { effectiveOf, exclusionOf, type ExclusionRow } from './store'

export type { Exclusion } from './effective-exclusion'
export { isExcluded, marketingAllowed } from './exclusion.sql'
export { addExclusion, exclusionOf } from './store'

const codes = {
  'cool-off': 'play.cool.off',
  'self-exclusion': 'play.self.excluded',
} as const satisfies Readonly<Record<Exclusion['kind'], ErrorCode>>

/** Shown to the member, with the end of the exclusion; '' is for good. */
const exclusionFailure = ({ kind, until }: Exclusion): Failure =>
  fail(codes[kind], undefined, { until: until === null ? '' : new Date(until).toISOString() })

/** A break or self-exclusion stops new play and new deposits; payments to the member do not check it. */
export const playStopped = async (db: Db, memberId: string, now: number): Promise<Failure | null> => {
  const exclusion = await exclusionOf(db, memberId, now)
  return exclusion && exclusionFailure(exclusion)
}

/** `loginParts` with how to read what the statement selected. */
export const loginGuard = (memberId: string, now: number) => ({
  ...loginParts(memberId, now),
  failureOf: (rows: readonly ExclusionRow[]): Failure | null => {
    const exclusion = effectiveOf(rows)
    return exclusion && exclusionFailure(exclusion)
  },
})

/** A member in a break or self-exclusion gets no advertising. */
export const marketingStopped = async (db: Db, memberId: string, now: number): Promise<boolean> =>
  (await exclusionOf(db, memberId, now)) !== null
