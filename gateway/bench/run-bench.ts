import { startThrowawayPostgres, type ThrowawayPostgres } from '../testing/postgres'
import { startBenchGateway, type BenchGateway } from './bench-gateway'
import { interruption } from './interruption'

/**
 * Measures one gateway with this many members on a PostgreSQL of its own, and stops both however the run ends.
 * Resolves with the exit code. `prepare` fills the database before the gateway starts.
 */
export const runBench = async (parts: {
  readonly people: number
  readonly password: string
  readonly prepare?: (databaseUrl: string) => Promise<void>
  readonly measure: (gateway: BenchGateway, server: ThrowawayPostgres) => Promise<number>
}): Promise<number> => {
  const interrupted = interruption()
  const server = await startThrowawayPostgres()
  if ('unavailable' in server) {
    console.error(`not run: ${server.unavailable}`)
    return 1
  }
  try {
    await parts.prepare?.(server.url)
    const gateway = await startBenchGateway(server.url, parts.people, parts.password)
    try {
      return await Promise.race([parts.measure(gateway, server), interrupted])
    } finally {
      await gateway.stop()
    }
  } finally {
    await server.stop()
  }
}
