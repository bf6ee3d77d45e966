import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { sealNext } from '../../src/money/ledger/seal'
import { playLimits } from '../../src/protection/limits/schema'
import { startThrowawayPostgres } from '../../testing/postgres'
import { tenths } from '../capacity'
import { type Callers, startCallers } from './callers'
import { benchContext, fill } from './fill'
import { type Job, jobsOf, ownLimits } from './jobs'
import { type Cost, meterSettings, openMeter, type Meter } from './meter'
import { readCalls } from './read-calls'
import { reasons, reasonsOfFull } from './reasons'
import { big, days, full, type Size, small } from './sizes'
import { type Compared, excessOf, growthOf, reasonOf, verdict } from './verdict'

/*
 * `npm run bench:growth [-- --full] [-- --check] [-- --only <text>] [-- --explain] [-- --tables]`: blocks of 8 kB that each read and each background
 * work reads on a small and on a large database of the product's own schema. Blocks do not depend on the machine.
 * A plan may change with the sixth execution of a prepared statement, so each call is made nine times and its costliest one counts.
 * A server of `TEST_DATABASE_URL` preserves the filled databases for the next run; it needs the settings of `meterSettings`.
 */
const has = (name: string) => process.argv.includes(`--${name}`)
const only = process.argv.includes('--only') ? (process.argv[process.argv.indexOf('--only') + 1] ?? '') : ''
/** Callers with little data share statements with the heavy member, so a few executions of theirs are enough. */
const executionsOf = ({ name, once }: Job): number => (once ? 1 : / as (guest|normal|agent)/.test(name) ? 4 : 9)
/** The first calls fill caches of the gateway and of the database. */
const warmUp = 2
const idleMs = 60_000
const known = has('full') ? reasonsOfFull : reasons

type Row = { readonly cost: Cost; readonly problem: string | null; readonly statements: readonly string[] }

const costlier = (a: Row, b: Row): Row => (b.cost.blocks > a.cost.blocks ? b : a)

const measured = async (site: Callers, meter: Meter, job: Job): Promise<Row> => {
  const { run, before } = job
  let worst: Row | null = null
  for (let execution = 0; execution < executionsOf(job); execution += 1) {
    await before?.(site)
    let problem: string | null = null
    const cost = await meter.measure(async () => {
      problem = (await run(site).catch((error: unknown) => ({ problem: String(error) }))).problem
    })
    // A call that fails or takes seconds is no better the next time.
    const isLast = job.once || problem !== null || cost.blocks > 200_000
    if (execution < warmUp && !isLast) continue
    const row = { cost, problem, statements: has('explain') ? await meter.costliest() : [] }
    worst = worst === null ? row : costlier(worst, row)
    if (isLast) break
  }
  if (worst === null) throw new Error('Nothing was measured.')
  return worst
}

/** The demo's counterparts listen on ports of their own and are no part of a production gateway. */
const isBackground = ({ name }: { readonly name: string }): boolean => !/^(demo|test-issuer|qa|games)/.test(name)

/** Two gateways without callers. */
const idle = async (url: string, meter: Meter): Promise<Row> => {
  const gateways = [await benchContext(url), await benchContext(url)]
  const started = await Promise.all(
    gateways.map(async (ctx) => [
      await ctx.events.start(),
      ...(await Promise.all(ctx.modules.filter(isBackground).flatMap((each) => each.start?.(ctx) ?? []))),
    ]),
  )
  // The first seal of a gateway compares all accounts.
  await delay(15_000)
  const cost = await meter.measure(() => delay(idleMs))
  const statements = has('explain') ? await meter.costliest() : []
  await Promise.all(started.flat().map((stop) => stop()))
  await Promise.all(gateways.map(({ database }) => database.close()))
  // Statements of a whole minute are no call's.
  return { cost: { ...cost, statements: 0 }, problem: null, statements }
}

/** Rows and bytes of the largest tables for 1,000 members and 30 days. */
const tableSizes = async (db: Callers['ctx']['db'], size: Size): Promise<readonly string[]> => {
  const { rows } = await db.execute<{ name: string; rows: string; bytes: string; indexes: string }>(sql`
    select c.relname as name, c.reltuples::bigint::text as rows, pg_table_size(c.oid)::text as bytes, pg_indexes_size(c.oid)::text as indexes
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind = 'r' and c.reltuples > 0 order by pg_total_relation_size(c.oid) desc limit 30`)
  const part = (1000 / size.members) * (30 / days)
  return rows.map(({ name, ...row }) =>
    [
      name.padEnd(26),
      ...[row.rows, row.bytes, row.indexes].map((each) => String(Math.round(Number(each) * part)).padStart(14)),
    ].join(''),
  )
}

const measureAll = async (server: string, size: Size): Promise<ReadonlyMap<string, Row>> => {
  const begun = Date.now()
  const url = await fill(server, size)
  const filled = Date.now()
  const patient = await benchContext(url, 'patient')
  while ((await sealNext(patient.db, Date.now())) > 0);
  await patient.database.close()
  const meter = await openMeter(server, `growth_${size.name}`)
  const site = await startCallers(url)
  const rows = new Map<string, Row>()
  const seconds = (from: number, to: number) => Math.round((to - from) / 1000)
  console.log(`${size.name}: filled in ${seconds(begun, filled)} s, sealed in ${seconds(filled, Date.now())} s`)
  const all = async (jobs: readonly Job[]) => {
    for (const job of jobs.filter(({ name }) => name.includes(only)))
      rows.set(job.name, await measured(site, meter, job))
  }
  // An earlier run on the same database has left limits, and rounds that no listener counted.
  await site.ctx.db.delete(playLimits)
  await site.ctx.events.drained()
  const jobs = await jobsOf(site)
  await all([...readCalls(), ...jobs])
  await site.ctx.db.insert(playLimits).values(ownLimits).onConflictDoNothing()
  await all(
    jobs.filter(({ name }) => name === 'round of heavy').map((job) => ({ ...job, name: `${job.name}, three limits` })),
  )
  if (has('tables')) console.log((await tableSizes(site.ctx.db, size)).join('\n'))
  if (only === '' && size !== small) rows.set('two idle gateways, a minute', await idle(url, meter))
  await site.close()
  await meter.close()
  console.log(`${size.name}: measured in ${seconds(filled, Date.now())} s`)
  return rows
}

const printed = (row: Compared): string => {
  const { name, small: before, large } = row
  const columns = [before.blocks, large.blocks, `× ${tenths(growthOf(row))}`, large.statements, large.temporary]
  const reason = excessOf(row).length > 0 ? (reasonOf(row, known) ?? excessOf(row).join(', ')) : ''
  return `${name.padEnd(52)}${columns.map((each) => String(each).padStart(10)).join('')}  ${reason}`
}

const report = (rows: readonly Compared[]): boolean => {
  const heads = ['small', 'large', 'growth', 'statements', 'temporary']
  console.log(
    `\n${''.padEnd(52)}${heads.map((head) => head.padStart(head.length < 10 ? 10 : head.length + 1)).join('')}`,
  )
  for (const row of rows) console.log(printed(row))
  const { faults, needless } = verdict(rows, known)
  console.log(`\n${rows.length} rows, ${faults.length} without a reason`)
  for (const fault of faults) console.log(`  ${fault}`)
  if (only !== '') return faults.length === 0
  for (const name of needless) console.log(`  no row needs the reason of "${name}" any more`)
  return faults.length === 0 && needless.length === 0
}

const bench = async (): Promise<number> => {
  const server = await startThrowawayPostgres(undefined, meterSettings)
  if ('unavailable' in server) {
    console.error(`not run: ${server.unavailable}`)
    return 1
  }
  try {
    const [before, after] = [
      await measureAll(server.url, small),
      await measureAll(server.url, has('full') ? full : big),
    ]
    const rows = [...after].map(([name, { cost: large, problem }]) => {
      return { name, small: before.get(name)?.cost ?? large, large, problem }
    })
    if (has('explain')) for (const [name, { statements }] of after) console.log([name, ...statements].join('\n    '))
    return report(rows) || !has('check') ? 0 : 1
  } catch (error) {
    console.error(error)
    return 1
  } finally {
    await server.stop()
  }
}

process.exit(await bench())
