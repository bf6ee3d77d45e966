import { prepareContent } from '../build/prepare'
import { preparedFrom } from '../build/prepared'
import { buildServers } from '../build/servers'
import { addressesOf, type Addresses } from './addresses'
import { startChild, type Child } from './child'
import { loadSecrets } from './secrets'
import { serverFiles, type Servers } from './server-files'
import type { Settings } from './environment'

export type Site = { readonly addresses: Addresses; readonly children: readonly Child[]; stop(): Promise<void> }

type Log = (name: string, line: string) => void
type OnEnd = (name: string, code: number) => void

const environmentOf = (settings: Settings, addresses: Addresses): Record<string, string | undefined> => {
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
    SEAMLESS_KEY_ID: 'studio-1',
    SEAMLESS_KEY: secrets.SEAMLESS_KEY,
    SEAMLESS_SECRET: secrets.SEAMLESS_KEY,
    PROVIDER_KEY_ID: 'gateway-1',
    PROVIDER_KEY: secrets.PROVIDER_KEY,
    PROVIDER_SECRET: secrets.PROVIDER_KEY,
    PSP_KEY_ID: 'psp-1',
    PSP_KEY: secrets.PSP_KEY,
  }
}

/**
 * Starts studio, gateway and edge as processes of their own, side by side: each waits by itself for what it needs of another.
 * @param onEnd a process ended although nobody asked it to.
 * @param extra settings of the processes beside the usual ones, for development.
 */
export const startSite = (root: string, settings: Settings, log: Log, onEnd: OnEnd, extra: Readonly<Record<string, string>> = {}): Promise<Site> =>
  startServers(['studio', 'gateway', 'edge'], root, settings, log, onEnd, extra)

/** Builds what changed and starts the site; the gateway plays the demo history while pictures are drawn and remotes are built. */
export const buildAndStartSite = async (root: string, settings: Settings, log: Log, onEnd: OnEnd): Promise<Site> => {
  const say = (line: string) => log('build', line)
  const prepared = preparedFrom(root, settings, process.env)
  if (prepared.upToDate) return startSite(root, settings, log, onEnd)
  await buildServers(root, say)
  const content = prepareContent(root, settings, say).then(prepared.keep)
  return startServers(['studio', 'gateway', 'edge'], root, settings, log, onEnd, {}, content)
}

/** The gateway with its demo provider and without a site, for a remote that runs alone. */
export const startBackend = (root: string, settings: Settings, log: Log, onEnd: OnEnd): Promise<Site> => startServers(['studio', 'gateway'], root, settings, log, onEnd, {})

const startServers = async (
  names: readonly (keyof Servers)[],
  root: string,
  settings: Settings,
  log: Log,
  onEnd: OnEnd,
  extra: Readonly<Record<string, string>>,
  content: Promise<void> = Promise.resolve(),
): Promise<Site> => {
  const addresses = addressesOf(settings.port)
  const files = serverFiles(root)
  const env = { ...environmentOf(settings, addresses), ...extra }
  const children: Child[] = []
  let stopping = false

  const launch = (name: keyof Servers, port: string) => {
    const child = startChild({ name, file: files[name], env: { ...env, PORT: new URL(port).port }, log })
    children.push(child)
    void child.ended.then((code) => {
      if (!stopping) onEnd(name, code)
    })
    return child.ready
  }
  const stop = async () => {
    stopping = true
    await Promise.all([...children].reverse().map((child) => child.stop()))
  }

  try {
    await Promise.all([content, ...names.map((name) => launch(name, name === 'edge' ? addresses.site : addresses[name]))])
  } catch (error) {
    await stop()
    throw error
  }
  return { addresses, children, stop }
}
