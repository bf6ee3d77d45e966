import { join } from 'node:path'
import { prepare } from '../build/prepare'
import { root } from '../root'
import { startChild, type Child } from '../start/child'
import { readSettings } from '../start/environment'
import { firstTaken, takenPort } from '../start/ports'
import { startSite } from '../start/site'
import { devAlone } from './alone'
import { devCatalogue } from './catalogue'
import { devInto } from './into'
import { refusePort } from './refuse-port'
import { allTargets, log, type Target } from './targets'

/** Each compiler works in its package's folder, so each server is a process of its own. */
const serve = ({ name, port }: Target): Child =>
  startChild({
    root,
    name,
    file: join(root, 'shared/remote-kit/src/build/compile/dev-cli.ts'),
    args: [name, String(port)],
    env: { NODE_OPTIONS: '--import tsx', NODE_ENV: 'development' },
    log,
  })

/**
 * `npm run dev`: host and all remotes with hot reload inside the running site. `npm run dev -- wallet` serves the host and the named
 * remotes from their sources and the rest from their releases: a production React cannot refresh a remote.
 * `-- wallet --alone` serves the wallet on a page of its own; `-- wallet --into=https://site.example` shows it to one browser of a
 * site that runs elsewhere; `-- catalogue` serves the components of shared/ui.
 */
export const dev = async (args: readonly string[]): Promise<number> => {
  const result = readSettings(process.env, root)
  if (!result.ok) {
    console.error(result.sentence)
    return 1
  }
  const { settings } = result
  if (args[0] === 'catalogue') return devCatalogue(settings, log)
  const targets = allTargets(settings.port)
  const names = args.filter((arg) => !arg.startsWith('--')).map((name) => name.replace(/^mfe-/, ''))
  const unknown = names.find((name) => !targets.some((target) => target.name === name))
  if (unknown) {
    console.error(`There is no ${unknown} here. Known: ${targets.map(({ name }) => name).join(', ')}`)
    return 1
  }
  if (args.includes('--alone')) {
    const [name, ...more] = names
    if (name && name !== 'host' && more.length === 0)
      return devAlone(
        name,
        targets.findIndex((target) => target.name === name),
        settings,
        log,
      )
    console.error('Name the one remote that should run alone: npm run dev -- wallet --alone')
    return 1
  }
  const site = args.find((arg) => arg.startsWith('--into='))?.slice('--into='.length)
  if (site !== undefined)
    return devInto(
      site,
      settings,
      args,
      names.length > 0 ? targets.filter(({ name }) => names.includes(name) && name !== 'host') : [],
    )
  const chosen = names.length === 0 ? targets : targets.filter(({ name }) => name === 'host' || names.includes(name))
  const taken = (await takenPort(settings.port)) ?? (await firstTaken(chosen.map(({ port }) => port)))
  if (taken !== null) return refusePort(taken, settings, args)
  await prepare(root, settings, 'npm run dev', (line) => log('build', line))
  const servers = chosen.map(serve)
  const stopped = new Promise<void>((resolve) =>
    ['SIGINT', 'SIGTERM'].forEach((signal) => process.once(signal, () => resolve())),
  )
  const stopServers = () => Promise.all(servers.map((server) => server.stop()))
  try {
    await Promise.all(servers.map(({ ready }) => ready))
    const site = await startSite(root, settings, log, (name, code) => log(name, `stopped with code ${code}`), {
      DEV_REMOTES: chosen.map(({ name, port }) => `${name}=http://localhost:${port}`).join(','),
    })
    console.log(
      `\n  ${site.addresses.site}/m with hot reload of ${chosen.map(({ name }) => name).join(', ')}. Stop with Ctrl+C.\n`,
    )
    await stopped
    await Promise.all([site.stop(), stopServers()])
    return 0
  } catch (error) {
    await stopServers()
    console.error(error instanceof Error ? error.message : String(error))
    return 1
  }
}
