import pg from 'pg'
import { endpoints } from '@mosaic/contracts'
import { Pool } from 'undici'
import { readConfig } from '../src/config'
import { storeCatalogue } from '../src/play'
import { openDatabase } from '../src/platform/db/database'
import { migrate } from '../src/platform/db/migrations'
import { testCatalogue } from '../testing/catalogue'
import type { ThrowawayPostgres } from '../testing/postgres'
import type { BenchGateway } from './bench-gateway'
import { processorTime } from './processor-time'
import { runBench } from './run-bench'

/*
 * `npm run bench:lists [-- --check] [-- --turns 8] [-- --calls 2000]`: processor time of a call for a page of games, gateway and
 * database, on PostgreSQL with 652 games; compared with the bare query of the same page.
 */
const mark = 0.6
const games = 652
const pageSize = 18
const parallel = 8

const option = (name: string, fallback: number): number => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? fallback : Number(process.argv[at + 1] ?? fallback)
}
const [turns, calls] = [option('turns', 8), option('calls', 2000)]

const key = 'a-key-of-the-bench-that-is-long-enough-0123456789'
const environment = { NODE_ENV: 'test', LOG_LEVEL: 'silent', SEAMLESS_KEY: key, PROVIDER_KEY: key, PSP_KEY: key }

const fillCatalogue = async (url: string): Promise<void> => {
  const database = await openDatabase({ ...readConfig(environment, '/nowhere'), databaseUrl: url, dataDir: null })
  await migrate(database)
  const rows = testCatalogue.games
    .filter(({ status }) => status === 'playable')
    .flatMap((game) =>
      Array.from({ length: games }, (_, index) => ({
        ...game,
        gameCode: `${game.gameCode}-${index}`,
        name: `${game.name} ${index}`,
      })),
    )
    .slice(0, games)
  await storeCatalogue(database.db, { ...testCatalogue, games: rows }, Date.now())
  await database.close()
}

const pages = Math.ceil(games / pageSize)

/** `calls` calls, this many at a time. */
const inTurns = async (once: (index: number) => Promise<void>): Promise<void> => {
  let next = 0
  const one = async () => {
    for (let index = next++; index < calls; index = next++) await once(index)
  }
  await Promise.all(Array.from({ length: parallel }, one))
}

/** Processor time of the processes per call, in ms. */
const each = async (pids: readonly number[], once: (index: number) => Promise<void>): Promise<number> => {
  const taken = () => pids.reduce((sum, pid) => sum + (processorTime(pid) ?? Number.NaN), 0)
  const before = taken()
  await inTurns(once)
  return (taken() - before) / calls
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const measure = async (gateway: BenchGateway, server: { readonly url: string; readonly pid: number | null }) => {
  const http = new Pool(`http://127.0.0.1:${gateway.port}`, { connections: parallel })
  const database = new pg.Pool({ connectionString: server.url, max: parallel })
  const list = async (index: number) => {
    const page = (index % pages) + 1
    const { statusCode, body } = await http.request({
      method: 'GET',
      path: `${endpoints.gameList.path}?platform=html5&clientType=2&language=PT&sort=hot&gameType=RNG&pageNo=${page}&pageSize=${pageSize}`,
      headers: { merchant: 'aurora', 'x-forwarded-for': `10.${(index >> 8) & 255}.${index & 255}.7` },
    })
    await body.dump()
    if (statusCode !== 200) throw new Error(`The list answered ${statusCode}.`)
  }
  const bare = async (index: number) => {
    await database.query({
      name: 'page',
      text: "select * from games where visible and category = 'RNG' order by playable desc, curated_hot desc, sort limit $1 offset $2",
      values: [pageSize, (index % pages) * pageSize],
    })
  }
  const ofCall = [gateway.pid, ...(server.pid === null ? [] : [server.pid])]
  const samples = { gateway: [] as number[], call: [] as number[], query: [] as number[] }
  await inTurns(list)
  await inTurns(bare)
  for (let turn = 0; turn < turns; turn += 1) {
    const before = processorTime(gateway.pid) ?? Number.NaN
    samples.call.push(await each(ofCall, list))
    samples.gateway.push(((processorTime(gateway.pid) ?? Number.NaN) - before) / calls)
    samples.query.push(await each(server.pid === null ? [] : [server.pid], bare))
  }
  await Promise.all([http.close(), database.end()])
  return { call: median(samples.call), gateway: median(samples.gateway), query: median(samples.query) }
}

const thousandths = (value: number) => Math.round(value * 1000) / 1000
const ms = (value: number) => `${thousandths(value)} ms`

const report = async (gateway: BenchGateway, server: ThrowawayPostgres): Promise<number> => {
  const { call, gateway: ownPart, query } = await measure(gateway, server)
  console.log(`${turns} turns of ${calls} calls, ${parallel} at once, ${games} games; processor time, medians`)
  console.log(`a page of games, gateway and database   ${ms(call)}   (gateway ${ms(ownPart)})`)
  console.log(`the bare query, database alone          ${ms(query)}   (${thousandths(call / query)} ×)`)
  console.log(call <= mark ? 'within the mark' : `OVER THE MARK of ${ms(mark)}`)
  return call > mark && process.argv.includes('--check') ? 1 : 0
}

process.exit(await runBench({ people: 1, password: 'Bench#2026', prepare: fillCatalogue, measure: report }))
