import { postgresVersion, type ThrowawayPostgres } from './postgres'
import { startMigratedPostgres } from './migrated-postgres'

const isMissing = !process.env.TEST_DATABASE_URL && postgresVersion() === null

type Stage<Bench> = { readonly bench: Bench; readonly close: () => Promise<void> }

/**
 * Tests of simultaneous work. PGlite runs one transaction after the other, so only a server shows that locks hold.
 * Without PostgreSQL they are skipped; one that does not start is a failure.
 */
export const raceOn = <Bench>(open: (databaseUrl: string) => Promise<Stage<Bench>>) => {
  let server: ThrowawayPostgres | null = null
  let stage: Stage<Bench> | null = null

  beforeAll(async () => {
    const started = await startMigratedPostgres()
    if ('unavailable' in started) throw new Error(started.unavailable)
    server = started
    stage = await open(started.url)
  }, 120_000)
  afterAll(async () => {
    await stage?.close()
    await server?.stop()
  })

  return (title: string, body: (bench: Bench) => Promise<void>) =>
    isMissing
      ? test.skip(`${title} (not run: no PostgreSQL here)`, () => undefined)
      : test(title, () => (stage ? body(stage.bench) : Promise.reject(new Error('not started'))))
}
