import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp } from '../src/app'
import { readConfig, type Config } from '../src/config'
import { createContext } from '../src/create-context'
import type { AppContext } from '../src/platform/runtime/app-context'
import { systemClock } from '../src/platform/runtime/clock'
import { openDatabase } from '../src/platform/db/database'
import { createLog } from '../src/platform/runtime/log'
import { migrate } from '../src/platform/db/migrations'
import { systemRandom } from '../src/platform/runtime/random'
import { seedMerchants } from '../src/platform'

export type Served = { readonly ctx: AppContext; readonly app: Awaited<ReturnType<typeof buildApp>> }

/** `DATABASE_IMAGE` names a migrated PGlite for an empty data folder: creating one takes twice as long as starting. */
const imageFor = ({ dataDir }: Config): Blob | undefined => {
  const image = process.env.DATABASE_IMAGE
  return image && dataDir !== null && !existsSync(join(dataDir, 'pglite')) ? new Blob([readFileSync(image)]) : undefined
}

/**
 * Gateway of a bench in a process of its own: all modules and real limits, on the database of its environment.
 * Sends the result of `prepare` with `ready`. It ends with its parent process, also after a crash.
 */
export const serve = async (prepare: (served: Served) => Promise<unknown>): Promise<void> => {
  const keys = { SEAMLESS_KEY: randomUUID(), PROVIDER_KEY: randomUUID(), PSP_KEY: randomUUID() }
  // Without the demo provider: a bench pays by the ledger.
  const addresses = { SITE_ORIGIN: 'https://bench.example', PSP_URL: 'https://psp.example' }
  const config = readConfig({ ...keys, ...addresses, ...process.env, NODE_ENV: 'production' }, process.cwd())
  const database = await openDatabase(config, imageFor(config))
  await migrate(database)
  const log = createLog(config.logLevel, process.stderr)
  const ctx = createContext({ config, database, clock: systemClock, random: systemRandom, log })
  await ctx.events.begin()
  await seedMerchants(ctx)
  const app = await buildApp(ctx)
  const report = await prepare({ ctx, app })
  await app.listen({ port: config.port, host: '127.0.0.1' })
  const stops = await Promise.all([ctx.events.start(), ...ctx.modules.flatMap((module) => module.start?.(ctx) ?? [])])
  let stopping = false
  const stop = () => {
    if (stopping) return
    stopping = true
    void Promise.all(stops.map((each) => each()))
      .then(() => app.close())
      .then(() => database.close())
      .finally(() => process.exit())
  }
  // A killed bench sends no message, but its end of this pipe closes.
  process.stdin.once('close', stop).resume()
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
  process.stdout.write(`ready ${JSON.stringify(report ?? null)}\n`)
}
