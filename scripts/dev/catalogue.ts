import { join } from 'node:path'
import { root } from '../root'
import { startChild } from '../start/child'
import type { Settings } from '../start/environment'
import { firstTaken } from '../start/ports'
import { refusePort } from './refuse-port'
import type { Log } from './targets'

/** Above the development servers (+100) and below the stand-alone remotes (+300). */
const cataloguePort = (base: number) => base + 290

const interrupted = () =>
  new Promise<void>((resolve) => ['SIGINT', 'SIGTERM'].forEach((signal) => process.once(signal, () => resolve())))

/** `npm run dev -- catalogue`: the components of shared/ui. Only palettes of merchants need a running site. */
export const devCatalogue = async (settings: Settings, log: Log): Promise<number> => {
  const port = cataloguePort(settings.port)
  const gateway = process.env.GATEWAY_URL ?? `http://localhost:${settings.port}`
  if ((await firstTaken([port])) !== null) return refusePort(port, settings, ['catalogue'])
  const page = startChild({
    root,
    name: 'catalogue',
    file: join(root, 'shared/remote-kit/src/build/compile/catalogue-cli.ts'),
    args: ['catalogue', String(port), gateway],
    env: { NODE_OPTIONS: '--import tsx', NODE_ENV: 'development' },
    log,
  })
  try {
    await page.ready
    console.log(`\n  Catalogue of components: http://localhost:${port}. Stop with Ctrl+C.\n`)
    await Promise.race([interrupted(), page.ended])
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return 1
  } finally {
    await page.stop()
  }
}
