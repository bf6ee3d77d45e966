import { join } from 'node:path'
import { root } from '../root'
import { startChild } from '../start/child'
import type { Settings } from '../start/environment'
import { firstTaken } from '../start/ports'
import { refusePort } from './refuse-port'
import { log, type Target } from './targets'

/**
 * `npm run dev -- wallet --into=https://site.example`: serves the remotes from their sources and prints the address that shows them
 * in a running site.
 */
export const devInto = async (
  site: string,
  settings: Settings,
  args: readonly string[],
  targets: readonly Target[],
): Promise<number> => {
  if (targets.length === 0 || !URL.canParse(site)) {
    console.error('Name the remotes and the site: npm run dev -- wallet --into=http://localhost:4000')
    return 1
  }
  const taken = await firstTaken(targets.map(({ port }) => port))
  if (taken !== null) return refusePort(taken, settings, args)
  const servers = targets.map(({ name, port }) =>
    startChild({
      root,
      name,
      file: join(root, 'shared/remote-kit/src/build/compile/dev-cli.ts'),
      args: [name, String(port), 'reload'],
      env: { NODE_OPTIONS: '--import tsx', NODE_ENV: 'development' },
      log,
    }),
  )
  const stopped = new Promise<void>((resolve) =>
    ['SIGINT', 'SIGTERM'].forEach((signal) => process.once(signal, () => resolve())),
  )
  try {
    await Promise.all(servers.map(({ ready }) => ready))
    const query = targets.map(({ name, port }) => `mfe.${name}=http://localhost:${port}`).join('&')
    console.log(
      `\n  ${new URL(`/m/home?${query}`, site).href}\n  The banner of the page ends it, and so does the end of the browser's session. Stop with Ctrl+C.\n`,
    )
    await stopped
    return 0
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return 1
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}
