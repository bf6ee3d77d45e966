import pg from 'pg'
import { buildApp } from '../src/app'
import { readConfig } from '../src/config'
import { createContext } from '../src/create-context'
import { systemClock } from '../src/platform/runtime/clock'
import { openDatabase } from '../src/platform/db/database'
import { createLog } from '../src/platform/runtime/log'
import { migrate } from '../src/platform/db/migrations'
import { systemRandom } from '../src/platform/runtime/random'
import { eventDelivery } from '../src/platform/events'
import { seedMerchants } from '../src/platform/merchants'
import { betEvents } from '../src/play/seamless/bet-events.sql'
import { countBets } from '../src/play/activity/count-bets'
import { walletBench } from '../testing/wallet'
import { startThrowawayPostgres } from '../testing/postgres'
import { tenths } from './capacity'
import { processorTimes, takenBetween } from './processor-time'

/*
 * `npm run bench:activity [-- --turns 30] [-- --rounds 100]`: cost of `play/activity` per bet, on PostgreSQL.
 * Two gateways, each on a database of its own, take turns: one without a listener, and one whose activity module counts the settled
 * rounds.
 */
const variants = ['plain', 'activity'] as const
type Variant = (typeof variants)[number]

const option = (name: string, fallback: number): number => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? fallback : Number(process.argv[at + 1] ?? fallback)
}
const [turns, rounds] = [option('turns', 30), option('rounds', 100)]
/** The first turns compile, plan and fill caches. */
const warmUp = 3

const key = 'a-key-of-the-bench-that-is-long-enough-0123456789'
const environment = { NODE_ENV: 'test', LOG_LEVEL: 'silent', SEAMLESS_KEY: key, PROVIDER_KEY: key, PSP_KEY: key }

const open = async (server: string, variant: Variant) => {
  const url = new URL(server)
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database bench_${variant}`)
  await admin.end()
  url.pathname = `/bench_${variant}`
  const config = { ...readConfig(environment, '/nowhere'), databaseUrl: url.href, dataDir: null }
  const database = await openDatabase(config)
  await migrate(database)
  const ctx = createContext({
    config,
    database,
    clock: systemClock,
    random: systemRandom,
    log: createLog('silent', process.stderr),
  })
  await seedMerchants(ctx)
  const app = await buildApp(ctx)
  const bench = await walletBench({ ctx, app, clock: systemClock })
  const seat = await bench.open(await bench.newPlayer(100_000_000))
  const delivery = variant === 'activity' ? eventDelivery(ctx, [countBets], [betEvents]) : null
  await delivery?.begin()

  const play = async () => {
    for (let round = 0; round < rounds; round++) {
      const roundId = bench.nextRound()
      const amount = '100'
      const bet = await bench.call('bet', seat, { roundId, amount })
      const win = await bench.call('win', seat, { roundId, amount: round % 3 === 0 ? '150' : '0', roundClosed: true })
      if (bet.json.status !== 'OK' || win.json.status !== 'OK') throw new Error(`${bet.text} ${win.text}`)
    }
    await delivery?.drained()
  }
  return {
    play,
    close: async () => {
      await app.close()
      await database.close()
    },
  }
}

type Spent = { readonly gateway: number; readonly database: number; readonly written: number }

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const deviation = (values: readonly number[]) =>
  Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)) / (values.length - 1))

const thousandths = (value: number) => Math.round(value * 1000) / 1000

const report = (spent: Readonly<Record<Variant, readonly Spent[]>>) => {
  const each = (variant: Variant, part: (turn: Spent) => number) => spent[variant].map((turn) => part(turn) / rounds)
  const time = (turn: Spent) => turn.gateway + turn.database
  console.log(`${turns} turns of ${rounds} rounds, each a bet and a win; processor time a round\n`)
  console.log(
    `${''.padEnd(10)}${'gateway'.padStart(10)}${'database'.padStart(10)}${'together'.padStart(10)}${'more than plain'.padStart(26)}${'log written'.padStart(14)}`,
  )
  for (const variant of variants) {
    const ms = (part: (turn: Spent) => number) => `${thousandths(mean(each(variant, part)))} ms`.padStart(10)
    const base = each('plain', time)
    const more = each(variant, time).map((value, turn) => value - (base[turn] ?? 0))
    const share = `${tenths((100 * mean(more)) / mean(base))} %`
    const difference =
      variant === 'plain' ? '' : `${thousandths(mean(more))} ± ${thousandths(deviation(more))} ms  ${share}`
    const written = `${Math.round(mean(each(variant, (turn) => turn.written)))} bytes`
    console.log(
      `${variant.padEnd(10)}${ms((turn) => turn.gateway)}${ms((turn) => turn.database)}${ms(time)}${difference.padStart(26)}${written.padStart(14)}`,
    )
  }
}

const bench = async (): Promise<number> => {
  const server = await startThrowawayPostgres()
  if ('unavailable' in server || server.pid === null) {
    console.error('not run: it needs a PostgreSQL server of its own, to measure its processor time')
    return 1
  }
  const { pid } = server
  const admin = new pg.Client({ connectionString: server.url })
  await admin.connect()
  // The processor time of a background worker is lost when it ends.
  await admin.query('alter system set autovacuum = off')
  await admin.query('select pg_reload_conf()')
  const written = async () =>
    Number((await admin.query<{ at: string }>("select pg_current_wal_lsn() - '0/0' as at")).rows[0]?.at)
  const measure = async () => {
    const at = await written()
    const { user, system } = process.cpuUsage()
    return { gateway: (user + system) / 1000, database: processorTimes(pid), written: at }
  }
  const gateways = {
    plain: await open(server.url, 'plain'),
    activity: await open(server.url, 'activity'),
  }
  const spent: Record<Variant, Spent[]> = { plain: [], activity: [] }
  for (let turn = -warmUp; turn < turns; turn++) {
    // The order alternates.
    const order = variants.map((_, place) => variants[(place + turn + warmUp) % variants.length] ?? 'plain')
    for (const variant of order) {
      const before = await measure()
      await gateways[variant].play()
      const after = await measure()
      if (turn < 0) continue
      spent[variant].push({
        gateway: after.gateway - before.gateway,
        database: takenBetween(before.database, after.database),
        written: after.written - before.written,
      })
    }
  }
  report(spent)
  for (const variant of variants) await gateways[variant].close()
  await admin.end()
  await server.stop()
  return 0
}

process.exit(await bench())
