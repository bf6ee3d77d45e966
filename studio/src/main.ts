import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readConfig } from './config'
import { saveSlotCache, loadSlotCache } from './games/slot-cache'
import { siteOf } from './server/site'
import { createStudio } from './server/studio'

const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const run = async (): Promise<void> => {
  const reading = readConfig(process.env, process.cwd())
  if (!reading.ok) {
    process.stderr.write(`${reading.sentence}\n`)
    process.exitCode = 1
    return
  }
  const { config } = reading
  const code = createHash('sha256')
    .update(readFileSync(fileURLToPath(import.meta.url)))
    .digest('hex')
    .slice(0, 16)
  const cached = loadSlotCache(config.dataDir, code)
  const studio = await createStudio(config, siteOf(fileURLToPath(new URL('./public', import.meta.url)), config))
  const stop = (): void => {
    const late = setTimeout(() => process.exit(1), 2_800)
    late.unref()
    void studio.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  await studio.app.listen({ port: config.port, host: '0.0.0.0' })
  process.stdout.write(`ready studio ${config.studioUrl}\n`)
  if (!cached) await saveSlotCache(config.dataDir, code)
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

run().catch((error: unknown) => {
  const code = codeOf(error)
  const reason =
    code === 'EADDRINUSE'
      ? `port ${process.env.PORT ?? '4002'} is taken; set PORT to a free one`
      : error instanceof Error && codeOf(error.cause) === 'LEVEL_LOCKED'
        ? 'another studio is running on the same DATA_DIR'
        : sentence(error)
  process.stderr.write(`The studio cannot start: ${reason}.\n`)
  process.exit(1)
})
