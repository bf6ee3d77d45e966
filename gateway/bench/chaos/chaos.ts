import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '../../src/platform/db/database'
import { seededRandom } from '../../src/platform/runtime/random'
import { freePort } from '../free-port'
import { databaseImage } from '../../testing/fresh-database'
import { startMigratedPostgres } from '../../testing/migrated-postgres'
import type { ThrowawayPostgres } from '../../testing/postgres'
import { audit, type Audit } from './audit'
import { type Gateways, startGateways } from './gateways'
import { openJournal, readJournal } from './journal'
import { type Ends, work } from './worker'

const { values } = parseArgs({
  options: {
    on: { type: 'string', default: 'postgres,pglite' },
    operations: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '10' },
    workers: { type: 'string', default: '40' },
    'pglite-kills': { type: 'string' },
    gateways: { type: 'string', default: '3' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const [operations, kills, workers, seed] = [values.operations, values.kills, values.workers, values.seed].map(
  Number,
) as [number, number, number, number]
const units = 100_000_000
const key = { id: 'studio-1', secret: 'seamless-key-of-the-chaos-0123456789' }
const gatewayScript = join(import.meta.dirname, 'serve-players.mjs')

type Place = {
  readonly name: string
  readonly env: Readonly<Record<string, string>>
  readonly gateways: number
  readonly kills: number
  readonly server: ThrowawayPostgres | null
  readonly open: () => ReturnType<typeof openDatabase>
}
type ChaosReport = Audit & {
  readonly kills: number
  readonly endedAlone: number
  readonly restarts: number
  readonly differing: number
  readonly ends: Ends
  readonly duringRestart: Ends
  readonly seconds: number
}

/** Kills spread over the run, at random instants; in the middle the database server falls down once. */
const disturb = async (
  done: () => number,
  kills: number,
  gateways: Gateways,
  random: () => number,
  restart: (() => Promise<void>) | null,
): Promise<void> => {
  const at = Array.from({ length: kills }, (_, index) => ((index + random()) / (kills + 0.5)) * operations)
  const middle = operations / 2
  let restarted = restart === null
  while (done() < operations && (at.length > 0 || !restarted)) {
    if (at.length > 0 && done() >= (at[0] ?? 0) && gateways.kill(Math.floor(random() * 1000))) at.shift()
    if (!restarted && done() >= middle) {
      restarted = true
      await restart?.()
    }
    await delay(5)
  }
}

const runOn = async (place: Place, folder: string): Promise<ChaosReport> => {
  const chance = seededRandom(String(seed))
  const random = () => chance.int(1_000_000) / 1_000_000
  const file = join(folder, `${place.name}.ndjson`)
  const journal = openJournal(file)
  const ports = []
  while (ports.length < place.gateways) ports.push(await freePort())
  const players = Math.ceil(workers / 2)
  const gateways = await startGateways(gatewayScript, ports, place.env, [String(players), String(units)])
  const [ends, duringRestart]: [Ends, Ends] = [new Map(), new Map()]
  let [given, restarting, restarts] = [0, false, 0]
  const differing = new Set<string>()
  const began = performance.now()
  const world = {
    addresses: gateways.addresses,
    key,
    journal,
    random,
    ends: () => (restarting ? duringRestart : ends),
    take: () => given++ < operations,
    differs: (txId: string) => void differing.add(txId),
  }
  const { server } = place
  const restart =
    server?.restart === undefined
      ? null
      : async () => {
          restarting = true
          restarts += 1
          await server.restart?.()
          restarting = false
        }
  const seatOf = (index: number) => {
    const seat = gateways.seats[index % gateways.seats.length]
    if (!seat) throw new Error('There are no players.')
    return seat
  }
  await Promise.all([
    disturb(() => given, place.kills, gateways, random, restart),
    ...Array.from({ length: workers }, (_, index) => work(world, `w${index}`, seatOf(index))),
  ])
  const seconds = (performance.now() - began) / 1000
  await gateways.stop()
  journal.close()
  const database = await place.open()
  try {
    const members = gateways.seats.map(({ memberId }) => memberId)
    const audited = await audit(database, readJournal(file), members, BigInt(units))
    return { ...audited, ...gateways.counts, restarts, differing: differing.size, ends, duringRestart, seconds }
  } finally {
    await database.close()
  }
}

const said = (ends: Ends): string => [...ends].map(([end, count]) => `${end} × ${count}`).join(', ') || 'none'

/** Prints the table of a run; true when no money was lost or doubled and every answer was 200 or 503. */
const printReport = (name: string, wanted: number, report: ChaosReport): boolean => {
  const others = [...report.ends.keys(), ...report.duringRestart.keys()].filter(
    (end) => ![200, 503, 'cut'].includes(end),
  )
  const rows: readonly (readonly [string, string | number, boolean])[] = [
    ['operations asked', report.asked, report.asked >= operations],
    ['acknowledged', report.acked, report.acked === report.asked],
    ['8. acked ⊆ stored: lost', report.lost, report.lost === 0],
    ['9. stored \\ acked resolves: left over', report.unresolved, report.unresolved === 0],
    ['5. replay: other answer at a repetition', report.differing, report.differing === 0],
    ['players with other money than acknowledged', report.doubled, report.doubled === 0],
    ['19. restart reconciliation: rounds apart', report.roundsApart, report.roundsApart === 0],
    ['1.–3., 18. faults of the ledger', report.faults.join('; ') || 0, report.faults.length === 0],
    ['entries, all in the hash chain', report.entries, report.sealed === report.entries],
    ['kill -9 of gateways', report.kills, report.kills >= wanted],
    ['gateways that ended by themselves', report.endedAlone, report.endedAlone === 0],
    ['immediate restarts of PostgreSQL', report.restarts, true],
    ['answers', said(report.ends), others.length === 0],
    ['answers during the restart', said(report.duringRestart), others.length === 0],
  ]
  console.log(`\n${name}: ${workers} workers, seed ${seed}, ${Math.round(report.seconds)} s`)
  for (const [what, figure, holds] of rows) console.log(`  ${holds ? 'ok  ' : 'FAIL'} ${what.padEnd(46)} ${figure}`)
  return rows.every(([, , holds]) => holds)
}

const keys = { SEAMLESS_KEY_ID: key.id, SEAMLESS_KEY: key.secret, LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent' }

const onPostgres = async (folder: string): Promise<boolean> => {
  const server = await startMigratedPostgres()
  if ('unavailable' in server) {
    console.error(`not run on PostgreSQL: ${server.unavailable}`)
    return false
  }
  const place: Place = {
    name: 'postgres',
    env: { ...keys, DATABASE_URL: server.url, DATA_DIR: join(folder, 'files') },
    gateways: Number(values.gateways),
    kills,
    server,
    open: () => openDatabase({ databaseUrl: server.url, dataDir: null }),
  }
  try {
    return printReport(`PostgreSQL, ${values.gateways} gateways`, place.kills, await runOn(place, folder))
  } finally {
    await server.stop()
  }
}

const onPglite = async (folder: string): Promise<boolean> => {
  const dataDir = join(folder, 'data')
  const place: Place = {
    name: 'pglite',
    env: { ...keys, DATABASE_URL: '', DATA_DIR: dataDir, DATABASE_IMAGE: await databaseImage() },
    gateways: 1,
    kills: Number(values['pglite-kills'] ?? kills),
    server: null,
    open: () => openDatabase({ databaseUrl: null, dataDir }),
  }
  return printReport('PGlite, one gateway', place.kills, await runOn(place, folder))
}

const folder = mkdtempSync(join(tmpdir(), 'mosaic-chaos-'))
try {
  let whole = true
  if (values.on.includes('postgres')) whole = (await onPostgres(folder)) && whole
  if (values.on.includes('pglite')) whole = (await onPglite(folder)) && whole
  process.exitCode = whole ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
