import { type Minor, minor } from '@mosaic/contracts'
import { instantOf } from '../../platform/db/columns'
import type { Db } from '../../platform/db/database'
import { onlyRow } from '../../platform/db/named-query'
import {
  type EntryPlace,
  type MovedKind,
  teamEntriesPage,
  teamEntriesSums,
  type TeamEntriesFilter,
} from './team-entries.sql'

export type TeamEntry = EntryPlace & {
  readonly memberId: string
  readonly kind: MovedKind
  readonly amount: Minor
  readonly reference: string
}

/** Entries of the members of a team, newest first. */
export const teamEntries = async (
  db: Db,
  filter: TeamEntriesFilter,
  after: EntryPlace | null,
  most: number,
): Promise<readonly TeamEntry[]> => {
  const { rows } = await db.execute<{
    member_id: string
    id: string
    at: string
    kind: MovedKind
    amount: bigint
    reference: string
  }>(teamEntriesPage(filter, after, most))
  return rows.map(({ member_id: memberId, at, amount, ...row }) => ({
    ...row,
    memberId,
    at: instantOf(at),
    amount: minor(amount),
  }))
}

/** Sums over all pages, of whole business days: `out` is negative. */
export const teamEntrySums = async (db: Db, filter: TeamEntriesFilter) => {
  const sums = onlyRow(await db.execute<{ count: number; credited: bigint; debited: bigint }>(teamEntriesSums(filter)))
  return { count: sums.count, in: minor(sums.credited), out: minor(sums.debited) }
}
