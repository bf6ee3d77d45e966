import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { DeskValue } from '@mosaic/contracts/desk'
import { createClient } from '../../src/operator/command/client'
import { roundLines } from '../../src/operator/command/reconciliation-text'
import { seededRandom } from '../../src/platform/runtime/random'
import { deliverTo, type Fault, faults, startFaultProxy } from '../../testing/fault-proxy'
import { databaseImage } from '../../testing/fresh-database'
import { startMigratedPostgres } from '../../testing/migrated-postgres'
import { startGateways } from '../chaos/gateways'
import { freePort } from '../free-port'
import { faultPlanter, type PlantedFault, plantedFaults } from './planted-faults'
import { type Played, type SeatOrder, startStudio } from './studio'

/*
 * `npm run soak [-- --rounds 10000 --on postgres,pglite --fault 40 --seats 200]`: the studio plays against a gateway through a proxy
 * that spoils some calls; then its round log and the gateway's books must agree on every round. At the end other faults are planted,
 * which the reconciliation must find.
 */
const { values } = parseArgs({
  options: {
    on: { type: 'string', default: 'postgres,pglite' },
    rounds: { type: 'string', default: '10000' },
    seats: { type: 'string' },
    /** Calls in a hundred with a fault. */
    fault: { type: 'string', default: '40' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const rounds = Number(values.rounds)
const seats = Number(values.seats ?? Math.min(200, Math.max(26, Math.ceil(rounds / 6))))
const spoilt = Number(values.fault)

const keys = {
  SEAMLESS_KEY: 'seamless-key-of-the-soak-0123456789',
  PROVIDER_KEY: 'provider-key-of-the-soak-0123456789',
  OPS_KEY: 'operators-key-of-the-soak-0123456789',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
}
const gatewayScript = join(import.meta.dirname, 'serve-seats.mjs')
const studioScript = join(import.meta.dirname, '../../../../studio/dist/soak/main.mjs')

type Reached = {
  readonly seats: number
  readonly played: Played
  readonly met: ReadonlyMap<Fault, number>
  readonly report: readonly string[]
  readonly differ: boolean
  readonly after: DeskValue<'reconcileRounds'>
  readonly seconds: number
}

/** Every call has arrived, so no round may be open, whatever its age. */
const reportOf = (address: string): Promise<DeskValue<'reconcileRounds'>> =>
  createClient(
    address,
    { id: 'ops-1', secret: keys.OPS_KEY },
    'soak',
  )('reconcileRounds', {
    query: { days: 2, openHours: 0 },
  })

const runOn = async (folder: string, database: Readonly<Record<string, string>>): Promise<Reached> => {
  const [port, studioPort] = [await freePort(), await freePort()]
  const chance = seededRandom(values.seed)
  const kinds = faults.filter((fault) => fault !== 'none')
  let calm = false
  const next = (): Fault => (calm || chance.int(100) >= spoilt ? 'none' : (kinds[chance.int(kinds.length)] ?? 'none'))
  const planter = faultPlanter(deliverTo(`http://127.0.0.1:${port}`), { id: 'studio-1', secret: keys.SEAMLESS_KEY })
  const proxy = await startFaultProxy(planter.deliver, next)
  const dataDir = join(folder, 'studio')
  const studio = await startStudio(studioScript, {
    ...keys,
    PORT: String(studioPort),
    DATA_DIR: dataDir,
    GATEWAY_URL: proxy.url,
  })
  const env = { ...keys, ...database, STUDIO_URL: `http://127.0.0.1:${studioPort}` }
  const gateways = await startGateways<SeatOrder>(gatewayScript, [port], env, [String(seats), ...studio.games])
  try {
    const address = gateways.addresses[0] ?? ''
    const began = performance.now()
    const taken = await studio.sit(gateways.seats)
    const played = await studio.play(rounds)
    const seconds = (performance.now() - began) / 1000
    const met = new Map(proxy.met)
    const { text, differ } = roundLines(await reportOf(address))
    calm = true
    const faultsToFind = Object.keys(plantedFaults) as PlantedFault[]
    planter.order(faultsToFind)
    // The first seats are at games that pay at once.
    while (planter.waiting.length > 0) await studio.play(faultsToFind.length, faultsToFind.length)
    const after = await reportOf(address)
    return { seats: taken.seats, played, met, report: text, differ, after, seconds }
  } finally {
    await studio.stop()
    await gateways.stop()
    await proxy.close()
  }
}

const counted = (list: readonly string[]): string =>
  [...new Set(list)]
    .sort()
    .map((name) => `${name} ${list.filter((each) => each === name).length}`)
    .join(', ')

/** Prints what a run reached; true when the report was empty, every kind of fault was met and every planted one was found. */
const printReport = (name: string, { met, played, report, differ, after, ...run }: Reached): boolean => {
  const calls = [...met.values()].reduce((sum, count) => sum + count, 0)
  const share = (count: number) => `${Math.round((count / calls) * 1000) / 10} %`
  const ends = Object.values(played.ends)
  const sum = (state: string) => ends.reduce((all, counts) => all + (counts[state] ?? 0), 0)
  console.log(`\n${name}: ${run.seats} seats, seed ${values.seed}, ${Math.round(run.seconds)} s`)
  console.log(`  ${played.settled} rounds settled, ${sum('CANCELLED')} taken back, ${sum('REFUSED')} refused`)
  for (const [game, counts] of Object.entries(played.ends))
    console.log(
      `    ${game.padEnd(34)} ${Object.entries(counts)
        .map(([state, count]) => `${state.toLowerCase()} ${count}`)
        .join(', ')}`,
    )
  console.log(
    `  ${calls} wallet calls: ${faults.map((fault) => `${fault} ${met.get(fault) ?? 0} (${share(met.get(fault) ?? 0)})`).join(', ')}`,
  )
  for (const line of report) console.log(`  ${line}`)
  const found = after.rows.map(({ kind }) => kind)
  const wanted = Object.values(plantedFaults)
  for (const row of after.rows)
    console.log(`    planted: ${row.kind}: ${row.here} here, ${row.provider} at the provider`)
  const checks: readonly (readonly [string, boolean])[] = [
    ['all rounds settled', played.settled >= rounds],
    ['every fault met', faults.every((fault) => (met.get(fault) ?? 0) > 0)],
    ['the reconciliation report is empty', !differ],
    [`planted faults are found: ${counted(found)}`, counted(found) === counted(wanted)],
  ]
  for (const [what, holds] of checks) console.log(`  ${holds ? 'ok  ' : 'FAIL'} ${what}`)
  return checks.every(([, holds]) => holds)
}

const onPostgres = async (folder: string): Promise<boolean> => {
  const server = await startMigratedPostgres()
  if ('unavailable' in server) {
    console.error(`not run on PostgreSQL: ${server.unavailable}`)
    return false
  }
  try {
    const database = { DATABASE_URL: server.url, DATA_DIR: join(folder, 'files') }
    return printReport('PostgreSQL', await runOn(folder, database))
  } finally {
    await server.stop()
  }
}
const onPglite = async (folder: string): Promise<boolean> => {
  const database = { DATABASE_URL: '', DATA_DIR: join(folder, 'data'), DATABASE_IMAGE: await databaseImage() }
  return printReport('PGlite', await runOn(folder, database))
}

const places = { postgres: onPostgres, pglite: onPglite }
let whole = true
for (const [place, run] of Object.entries(places)) {
  if (!values.on.includes(place)) continue
  const folder = mkdtempSync(join(tmpdir(), 'mosaic-soak-'))
  try {
    whole = (await run(folder)) && whole
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
process.exitCode = whole ? 0 : 1
