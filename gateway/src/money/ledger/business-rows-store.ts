import type { SQL } from 'drizzle-orm'
import { instantOf } from '../../platform/db/columns'
import type { Db } from '../../platform/db/database'
import { type BookSpan, bookDifferencesQuery, firstPostedQuery } from './business-rows.sql'

/** `no-row`: an entry that no business row explains. `twice`: such an entry that repeats another one. `no-entry`: a row that was never posted. */
export type BookDifferenceKind = 'no-row' | 'no-entry' | 'amount' | 'twice'

/** Amounts are minor units. */
export type BookLine = { readonly code: string; readonly currency: string; readonly amount: string }

/** A business row and its transaction that do not agree. */
export type BookDifference = {
  readonly merchant: string
  readonly scope: string
  readonly key: string
  readonly kind: BookDifferenceKind
  /** What the business rows say; null: there is none. */
  readonly recorded: readonly BookLine[] | null
  /** What the ledger has; null: nothing. */
  readonly posted: readonly BookLine[] | null
}

type Row = {
  merchant: string
  scope: string
  key: string
  kind: BookDifferenceKind
  recorded: string | null
  posted: string | null
}

const linesOf = (text: string | null): readonly BookLine[] | null =>
  text === null
    ? null
    : text.split('\n').map((line) => {
        const [code = '', currency = '', amount = ''] = line.split(' ')
        return { code, currency, amount }
      })

/** Queries of what the business rows of a span say must be in the books (`bookDifferencesQuery`). */
export type ExpectedPostings = (span: BookSpan) => readonly SQL[]

export const bookDifferences = async (
  db: Db,
  expected: ExpectedPostings,
  span: BookSpan,
  limit: number,
): Promise<readonly BookDifference[]> => {
  const { rows } = await db.execute<Row>(bookDifferencesQuery(expected(span), span, limit))
  return rows.map(({ recorded, posted, ...row }) => ({
    ...row,
    recorded: linesOf(recorded),
    posted: linesOf(posted),
  }))
}

/** Null: the books are empty. */
export const firstPostedAt = async (db: Db): Promise<number | null> => {
  const { rows } = await db.execute<{ at: string | null }>(firstPostedQuery)
  return instantOf(rows[0]?.at ?? null)
}
