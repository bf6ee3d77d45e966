import { inspect } from 'node:util'
import { buildApp } from './app'
import { ConfigError, readConfig } from './config'
import { createContext } from './create-context'
import { inScope } from './platform/db/merchant-scope'
import { systemClock } from './platform/runtime/clock'
import { openDatabase } from './platform/db/database'
import { DirectoryInUse } from './platform/db/database-lock'
import { createLog, readableLines } from './platform/runtime/log'
import { migrate } from './platform/db/migrations'
import { systemRandom } from './platform/runtime/random'
import { seed } from './demo'

const drainLimit = 2500

const run = async (): Promise<void> => {
  const config = readConfig(process.env, process.cwd())
  const log = createLog(config.logLevel, config.production ? process.stdout : readableLines(process.stdout))
  const database = await openDatabase(config)
  await migrate(database)
  const ctx = createContext({ config, database, clock: systemClock, random: systemRandom, log })
  await ctx.events.begin()
  await seed(ctx)
  const app = await buildApp(ctx)
  // What a connection's events run sees no rows until the call says whose.
  await inScope('none', () => app.listen({ port: config.port, host: '0.0.0.0' }))
  const stops = await Promise.all([ctx.events.start(), ...ctx.modules.flatMap((module) => module.start?.(ctx) ?? [])])

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    // A client that keeps its connection open must not hold the process.
    const idle = setInterval(() => app.server.closeIdleConnections(), 100)
    const limit = setTimeout(() => app.server.closeAllConnections(), drainLimit)
    await Promise.all(stops.map((each) => each()))
    await app.close()
    clearInterval(idle)
    clearTimeout(limit)
    await database.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  process.stdout.write(`ready gateway ${config.url}\n`)
}

run().catch((error: unknown) => {
  const known =
    error instanceof ConfigError ||
    error instanceof DirectoryInUse ||
    (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
  process.stderr.write(`gateway: ${known ? error.message : inspect(error)}\n`)
  process.exit(1)
})
