import { provider } from '../../play'
import { addDays, dayOf, startOfDay } from '../../platform'
import type { AppContext } from '../../platform/runtime/app-context'
import { inTransaction } from '../../platform/db/transaction'
import { bookZone, compareBookDays } from './books'
import { type BusinessZone, businessZones } from './business-zones'
import { reconcileZone } from './rounds'
import { endRun, keepBookDifferences, keepReport, lastComparedDay, ownBooks, takeRun } from './store'

const minuteMs = 60_000
/** A round may be open for a day (domain §2.2), so the sums of a day are final one day later. */
const daysAgain = 3
/** A check that was away is caught up with, but not beyond this. */
const mostDays = 31
const openForMs = 24 * 60 * minuteMs
/** Tolerance for different clocks, and for rounds that are in play at midnight. */
const afterMidnightMs = 10 * minuteMs
const longestMs = 30 * minuteMs

/** Last day that can be compared completely. */
export const dueDay = (now: number, timeZone: string): string => {
  const today = dayOf(now, timeZone)
  const isEarly = now < startOfDay(today, timeZone) + afterMidnightMs
  return addDays(today, isEarly ? -2 : -1)
}

/** First day to compare: the usual ones, and those of days without a run. */
export const firstDay = (last: string, lastCompared: string | null): string => {
  const usual = addDays(last, 1 - daysAgain)
  const after = lastCompared === null ? usual : addDays(lastCompared, 2 - daysAgain)
  const earliest = addDays(last, 1 - mostDays)
  return after >= usual ? usual : after > earliest ? after : earliest
}

const runZone = async (ctx: AppContext, zone: BusinessZone): Promise<void> => {
  const now = ctx.clock.now()
  const { timeZone } = zone
  const last = dueDay(now, timeZone)
  const run = { provider, timeZone, day: last }
  if (!(await takeRun(ctx.db, run, { now, cutOffBefore: now - longestMs }))) return
  const first = firstDay(last, await lastComparedDay(ctx.db, run))
  const report = await reconcileZone(ctx, { zone, first, last, openForMs })
  await inTransaction(ctx.db, async (tx) => {
    const at = ctx.clock.now()
    await keepReport(tx, report, { provider, has: zone.has, first, at })
    await endRun(tx, run, at)
  })
  const { length: different } = report.rows
  ctx.log[different > 0 ? 'error' : 'info']({ provider, timeZone, day: last, different }, 'rounds were reconciled')
}

/** Compares ledger and business rows of the due days. */
const runBooks = async (ctx: AppContext): Promise<void> => {
  const now = ctx.clock.now()
  const last = dueDay(now, bookZone)
  const run = { provider: ownBooks, timeZone: bookZone, day: last }
  if (!(await takeRun(ctx.db, run, { now, cutOffBefore: now - longestMs }))) return
  const first = firstDay(last, await lastComparedDay(ctx.db, run))
  const found = await compareBookDays(ctx.db, first, last)
  await inTransaction(ctx.db, async (tx) => {
    await keepBookDifferences(tx, found, first)
    await endRun(tx, run, ctx.clock.now())
  })
  const { length: different } = found
  ctx.log[different > 0 ? 'error' : 'info']({ day: last, different }, 'the ledger was compared with the business rows')
}

/**
 * Compares the due days once a day: ours of the ledger, and those of each time zone with the provider. An interrupted run is
 * repeated after half an hour.
 */
export const runDailyReconciliation = async (ctx: AppContext): Promise<void> => {
  await runBooks(ctx)
  for (const zone of businessZones(await ctx.merchants.all())) await runZone(ctx, zone)
}

const everyMs = minuteMs

/** Starts the background work; the returned function stops it. */
export const startDailyReconciliation = (ctx: AppContext): Promise<() => Promise<void>> =>
  ctx.jobs.repeat({
    name: 'reconciliation',
    everyMs,
    work: () => runDailyReconciliation(ctx),
    failed: 'the books could not be reconciled',
  })
