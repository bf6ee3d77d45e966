import { minor } from '@mosaic/contracts'
import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, max, ne, or } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/database'
import { differs } from './reconciliation.sql'
import type { DatedDifference } from './books'
import type { RoundSide } from './compare-rounds'
import type { RoundLine, RoundReport } from './round-tally'
import { type StoredSide, ledgerDifferences, reconciledDays, reconciledRounds, reconciliationRuns } from './schema'

export type Run = { readonly provider: string; readonly timeZone: string; readonly day: string }

const isRun = ({ provider, timeZone, day }: Run) =>
  and(
    eq(reconciliationRuns.provider, provider),
    eq(reconciliationRuns.timeZone, timeZone),
    eq(reconciliationRuns.day, day),
  )

/** One of several gateways gets the run; another one may repeat it if it did not end since `cutOffBefore`. */
export const takeRun = async (
  db: Db,
  run: Run,
  { now, cutOffBefore }: { readonly now: number; readonly cutOffBefore: number },
): Promise<boolean> => {
  const taken = await db
    .insert(reconciliationRuns)
    .values({ ...run, startedAt: now })
    .onConflictDoUpdate({
      target: [reconciliationRuns.provider, reconciliationRuns.timeZone, reconciliationRuns.day],
      set: { startedAt: now },
      setWhere: and(isNull(reconciliationRuns.finishedAt), lt(reconciliationRuns.startedAt, cutOffBefore)),
    })
    .returning({ day: reconciliationRuns.day })
  return taken.length > 0
}

/** The last day that was compared completely; null before the first run. */
export const lastComparedDay = async (db: Db, { provider, timeZone }: Omit<Run, 'day'>): Promise<string | null> => {
  const { day, finishedAt } = reconciliationRuns
  const ofRun = and(eq(reconciliationRuns.provider, provider), eq(reconciliationRuns.timeZone, timeZone))
  const [row] = await db
    .select({ day })
    .from(reconciliationRuns)
    .where(and(ofRun, isNotNull(finishedAt)))
    .orderBy(desc(day))
    .limit(1)
  return row?.day ?? null
}

export const endRun = async (tx: Tx, run: Run, finishedAt: number): Promise<void> =>
  void (await tx.update(reconciliationRuns).set({ finishedAt }).where(isRun(run)))

const toStoredSide = (side: RoundSide | null): StoredSide | null =>
  side && { state: side.state, stake: String(side.stake), win: String(side.win), currency: side.currency }

const dayValues = ({ stake, win, ...line }: RoundLine, comparedAt: number) => ({
  ...line,
  stake: minor(BigInt(stake)),
  win: minor(BigInt(win)),
  comparedAt,
})

type Compared = {
  readonly provider: string
  /** Compared currencies. */
  readonly has: (currency: string) => boolean
  /** First day that was compared completely; earlier days only have open rounds in the report. */
  readonly first: string
  readonly at: number
}

/** Replaces the stored results of the compared days and currencies. */
export const keepReport = async (tx: Tx, report: RoundReport, { provider, has, first, at }: Compared) => {
  const known = await tx
    .selectDistinct({ currency: reconciledDays.currency })
    .from(reconciledDays)
    .where(eq(reconciledDays.provider, provider))
  const compared = known.map(({ currency }) => currency).filter(has)
  await tx
    .update(reconciledDays)
    .set({ open: 0 })
    .where(
      and(
        eq(reconciledDays.provider, provider),
        inArray(reconciledDays.currency, compared),
        lt(reconciledDays.day, first),
        gt(reconciledDays.open, 0),
      ),
    )
  for (const line of report.lines) {
    const values = dayValues(line, at)
    await tx
      .insert(reconciledDays)
      .values(values)
      .onConflictDoUpdate({
        target: [reconciledDays.provider, reconciledDays.currency, reconciledDays.day],
        set: line.day < first ? { open: line.open, comparedAt: at } : values,
      })
  }
  await tx
    .delete(reconciledRounds)
    .where(
      and(
        eq(reconciledRounds.provider, provider),
        inArray(reconciledRounds.currency, compared),
        or(gte(reconciledRounds.day, first), eq(reconciledRounds.kind, 'open')),
      ),
    )
  for (const { here, provider: there, ...row } of report.rows) {
    const values = { ...row, provider, here: toStoredSide(here), there: toStoredSide(there) }
    await tx
      .insert(reconciledRounds)
      .values(values)
      .onConflictDoUpdate({ target: [reconciledRounds.provider, reconciledRounds.roundId], set: values })
  }
}

/** A round that is open for too long is shown until it is over, at any age. */
const isShownDay = (first: string) => or(gte(reconciledDays.day, first), gt(reconciledDays.open, 0))

export const daysSince = (db: Db, first: string, only: 'different' | 'all') =>
  db
    .select()
    .from(reconciledDays)
    .where(and(isShownDay(first), only === 'different' ? differs : undefined))
    .orderBy(desc(reconciledDays.day), reconciledDays.provider, reconciledDays.currency)

export const roundsSince = (db: Db, first: string, most: number) =>
  db
    .select()
    .from(reconciledRounds)
    .where(or(gte(reconciledRounds.day, first), eq(reconciledRounds.kind, 'open')))
    .orderBy(desc(reconciledRounds.day), reconciledRounds.roundId)
    .limit(most)

/** The name under which runs over our own books are stored, beside those of the providers. */
export const ownBooks = 'ledger'

/** End of the last completed run; null: none completed. */
export const lastRunAt = async (db: Db, of: 'providers' | 'books'): Promise<number | null> => {
  const { provider, finishedAt } = reconciliationRuns
  const condition = of === 'books' ? eq(provider, ownBooks) : ne(provider, ownBooks)
  return (
    (
      await db
        .select({ at: max(finishedAt) })
        .from(reconciliationRuns)
        .where(condition)
    )[0]?.at ?? null
  )
}

/** Replaces the stored differences from `first` on. */
export const keepBookDifferences = async (tx: Tx, found: readonly DatedDifference[], first: string): Promise<void> => {
  await tx.delete(ledgerDifferences).where(gte(ledgerDifferences.day, first))
  if (found.length === 0) return
  await tx
    .insert(ledgerDifferences)
    .values(found.map(({ merchant: merchantCode, ...difference }) => ({ ...difference, merchantCode })))
    .onConflictDoNothing()
}

export const bookDifferencesSince = (db: Db, first: string, most: number) =>
  db
    .select()
    .from(ledgerDifferences)
    .where(gte(ledgerDifferences.day, first))
    .orderBy(desc(ledgerDifferences.day), ledgerDifferences.scope, ledgerDifferences.key)
    .limit(most)
