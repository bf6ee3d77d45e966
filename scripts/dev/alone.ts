import { join } from 'node:path'
import { buildServers } from '../build/servers'
import { prepareArt } from '../build/prepare'
import { root } from '../root'
import { startChild, type Child } from '../start/child'
import type { Settings } from '../start/environment'
import { firstTaken, takenPort } from '../start/ports'
import { startBackend } from '../start/site'
import { refusePort } from './refuse-port'
import type { Log } from './targets'

const until = () =>
  new Promise<void>((resolve) => ['SIGINT', 'SIGTERM'].forEach((signal) => process.once(signal, () => resolve())))

/** Stand-alone pages use ports from three hundred above the site, one for each remote. */
const firstAlonePort = (base: number) => base + 300

type Backend = { readonly gateway: string; readonly art: string | null; readonly stop: () => Promise<unknown> }

/** A gateway that is named, the one of a site that already runs, or one of our own with the demo game provider. */
const backendFor = async (settings: Settings, named: string | undefined, log: Log): Promise<Backend> => {
  if (named) return { gateway: named, art: null, stop: () => Promise.resolve() }
  if ((await takenPort(settings.port)) !== null)
    return { gateway: `http://localhost:${settings.port}`, art: null, stop: () => Promise.resolve() }
  await buildServers(root, (line) => log('build', line))
  await prepareArt(root, settings, (line) => log('build', line))
  const { addresses, stop } = await startBackend(root, settings, log, (name, code) =>
    log(name, `stopped with code ${code}`),
  )
  return { gateway: addresses.gateway, art: join(settings.dataDir, 'art'), stop }
}

/** `npm run dev -- wallet --alone`: one remote on a page of its own, with a harness instead of the host. */
export const devAlone = async (name: string, index: number, settings: Settings, log: Log): Promise<number> => {
  const port = firstAlonePort(settings.port) + index
  if ((await firstTaken([port])) !== null) return refusePort(port, settings, [name, '--alone'])
  let backend: Backend | null = null
  let page: Child | null = null
  try {
    backend = await backendFor(settings, process.env.GATEWAY_URL, log)
    page = startChild({
      root,
      name,
      file: join(root, 'shared/remote-kit/src/build/compile/alone-cli.ts'),
      args: [name, String(port), backend.gateway, ...(backend.art ? [backend.art] : [])],
      env: { NODE_OPTIONS: '--import tsx', NODE_ENV: 'development' },
      log,
    })
    await page.ready
    console.log(`\n  ${name} alone: http://localhost:${port} with the gateway ${backend.gateway}. Stop with Ctrl+C.\n`)
    await Promise.race([until(), page.ended])
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return 1
  } finally {
    await Promise.all([page?.stop(), backend?.stop()])
  }
}
