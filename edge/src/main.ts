import { ConfigError, readConfig } from './config'
import { createEdge } from './server'

const start = async (): Promise<void> => {
  const config = readConfig(process.env)
  const app = await createEdge(config)
  const address = await app.listen({ port: config.port, host: '::' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      throw new ConfigError(`PORT: ${config.port} is taken by another program; set PORT to another number`)
    throw error
  })
  process.stdout.write(`ready edge ${address.replace('[::]', 'localhost').replace('[::1]', 'localhost')}\n`)
  const stop = () => {
    setTimeout(() => process.exit(0), config.drainMs + 1000).unref()
    void app.close().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

start().catch((error: unknown) => {
  process.stderr.write(
    error instanceof ConfigError
      ? `edge: ${error.message}\n`
      : `edge: ${error instanceof Error ? error.stack : String(error)}\n`,
  )
  process.exit(1)
})
