import type { ThrowawayPostgres } from './postgres'
import { startMigratedPostgres } from './migrated-postgres'

type Stage<Bench> = { readonly bench: Bench; readonly close: () => Promise<void> }

/**
 * Tests of simultaneous work. PGlite runs one transaction after the other, so only a server shows that locks hold.
 * Without a server the test prints that it did not run.
 */
export const raceOn = <Bench>(open: (databaseUrl: string) => Promise<Stage<Bench>>) => {
  let server: ThrowawayPostgres | null = null
  let stage: Stage<Bench> | null = null
  let reason = ''

  beforeAll(async () => {
    const started = await startMigratedPostgres()
    if ('unavailable' in started) {
      reason = started.unavailable
      return
    }
    server = started
    stage = await open(started.url)
  }, 120_000)
  afterAll(async () => {
    await stage?.close()
    await server?.stop()
  })

  return (title: string, body: (bench: Bench) => Promise<void>) =>
    test(title, async () => {
      if (stage) await body(stage.bench)
      else console.warn(`not run: ${title} (${reason})`)
    }, 60_000)
}
