import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { buildApp } from '../app'
import { readConfig } from '../config'
import { createContext } from '../create-context'
import { systemClock } from '../platform/kernel/clock'
import { openDatabase } from '../platform/kernel/database'
import { createLog } from '../platform/kernel/log'
import { migrate } from '../platform/kernel/migrations'
import { systemRandom } from '../platform/kernel/random'
import { seedMerchants } from '../platform'
import { hashPassword } from '../identity'

/** The gateway of a bench: all modules and real limits on the PostgreSQL of DATABASE_URL, with as many members as the bench logs in. */
const [password = '', people = '0'] = process.argv.slice(2)
const config = readConfig(
  {
    ...process.env,
    NODE_ENV: 'production',
    SEAMLESS_KEY: randomUUID(),
    PROVIDER_KEY: randomUUID(),
    PSP_KEY: randomUUID(),
  },
  process.cwd(),
)
const database = await openDatabase(config)
await migrate(database)
const ctx = createContext({
  config,
  database,
  clock: systemClock,
  random: systemRandom,
  log: createLog('error', process.stderr),
})
await ctx.events.begin()
await seedMerchants(ctx)
const passwordHash = await hashPassword(password)
await ctx.db.execute(sql`
  insert into members (id, merchant_code, account, account_key, type, currency, password_hash, registered_at)
  select (1000000000 + n)::text, 'aurora', 'bench' || n, 'bench' || n, 0, 'BRL', ${passwordHash}, now() from generate_series(1, ${Number(people)}::int) n`)
const app = await buildApp(ctx)
await app.listen({ port: config.port, host: '127.0.0.1' })
const stops = await Promise.all([ctx.events.start(), ...ctx.modules.flatMap((module) => module.start?.(ctx) ?? [])])
let stopping = false
const stop = () => {
  if (stopping) return
  stopping = true
  void Promise.all(stops.map((each) => each()))
    .then(() => app.close())
    .then(() => database.close())
}
// A bench that is killed says nothing, but its end of this pipe closes.
process.stdin.once('close', stop).resume()
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
process.stdout.write('ready\n')
