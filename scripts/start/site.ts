import { addressesOf, type Addresses } from './addresses'
import { startChild, type Child } from './child'
import { loadSecrets } from './secrets'
import { deskFolder, serverFiles, type Servers } from './server-files'
import type { Settings } from './environment'

type ServerName = keyof Servers

export type Site = {
  readonly addresses: Addresses
  /** Kills one of its processes, like a power cut. */
  kill(name: ServerName): Promise<void>
  /** Starts one that has ended again, on the same data; resolves when it is ready. */
  start(name: ServerName): Promise<void>
  stop(): Promise<void>
}

export type Log = (name: string, line: string) => void
export type OnEnd = (name: string, code: number) => void

const environmentOf = (root: string, settings: Settings, addresses: Addresses): Record<string, string | undefined> => {
  const secrets = loadSecrets(settings.dataDir)
  return {
    NODE_ENV: settings.production ? 'production' : 'development',
    DATA_DIR: settings.dataDir,
    DATABASE_URL: settings.databaseUrl ?? undefined,
    QA: settings.qa ? '1' : '0',
    SITE_ORIGIN: addresses.site,
    SITE_ORIGINS: `${addresses.site} ${addresses.lotus}`,
    EDGE_URL: addresses.site,
    GATEWAY_URL: addresses.gateway,
    STUDIO_URL: addresses.studio,
    PSP_URL: addresses.psp,
    OPS_URL: addresses.desk,
    OPS_FILES: deskFolder(root),
    SEAMLESS_KEY_ID: 'studio-1',
    SEAMLESS_KEY: secrets.SEAMLESS_KEY,
    SEAMLESS_SECRET: secrets.SEAMLESS_KEY,
    PROVIDER_KEY_ID: 'gateway-1',
    PROVIDER_KEY: secrets.PROVIDER_KEY,
    PROVIDER_SECRET: secrets.PROVIDER_KEY,
    PSP_KEY_ID: 'psp-1',
    PSP_KEY: secrets.PSP_KEY,
    OPS_KEY: secrets.OPS_KEY,
    WEBHOOKS_KEY: secrets.WEBHOOKS_KEY,
    VAPID_PUBLIC_KEY: secrets.VAPID_PUBLIC_KEY,
    VAPID_PRIVATE_KEY: secrets.VAPID_PRIVATE_KEY,
  }
}

/**
 * Starts studio, gateway and edge as processes of their own; each waits by itself for the others it needs.
 * @param onEnd a process ended by itself.
 * @param extra settings of the processes beside the usual ones, for development.
 * @param content the content of the edge, in preparation: the site is up when it is there too.
 */
export const startSite = (
  root: string,
  settings: Settings,
  log: Log,
  onEnd: OnEnd,
  extra: Readonly<Record<string, string>> = {},
  content: Promise<void> = Promise.resolve(),
): Promise<Site> => startServers(['studio', 'gateway', 'edge'], root, settings, log, onEnd, extra, content)

/** A site with an empty lobby, for uses without games. */
export const startWithoutGames = (
  root: string,
  settings: Settings,
  log: Log,
  onEnd: OnEnd,
  extra: Readonly<Record<string, string>>,
): Promise<Site> => startServers(['gateway', 'edge'], root, settings, log, onEnd, extra)

/** The gateway with its demo provider and without a site, for a remote that runs alone. */
export const startBackend = (root: string, settings: Settings, log: Log, onEnd: OnEnd): Promise<Site> =>
  startServers(['studio', 'gateway'], root, settings, log, onEnd, {})

const startServers = async (
  names: readonly ServerName[],
  root: string,
  settings: Settings,
  log: Log,
  onEnd: OnEnd,
  extra: Readonly<Record<string, string>>,
  content: Promise<void> = Promise.resolve(),
): Promise<Site> => {
  const addresses = addressesOf(settings.port)
  const files = serverFiles(root)
  const env = { ...environmentOf(root, settings, addresses), ...extra }
  const children = new Map<ServerName, Child>()
  const asked = new WeakSet<Child>()

  const start = (name: ServerName): Promise<void> => {
    const port = new URL(name === 'edge' ? addresses.site : addresses[name]).port
    const child = startChild({ root, name, file: files[name], env: { ...env, PORT: port }, log })
    children.set(name, child)
    void child.ended.then((code) => {
      if (!asked.has(child)) onEnd(name, code)
    })
    return child.ready
  }
  const kill = async (name: ServerName): Promise<void> => {
    const child = children.get(name)
    if (!child) return
    asked.add(child)
    await child.kill()
  }
  const stop = async () => {
    const running = [...children.values()].reverse()
    for (const child of running) asked.add(child)
    await Promise.all(running.map((child) => child.stop()))
  }

  try {
    // The others start one after another beside the gateway: on two processors a third process would slow it down.
    const others = names
      .filter((name) => name !== 'gateway')
      .reduce((before, name) => before.then(() => start(name)), Promise.resolve())
    await Promise.all([content, start('gateway'), others])
  } catch (error) {
    await stop()
    throw error
  }
  return { addresses, kill, start, stop }
}
