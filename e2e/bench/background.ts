import { cp } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/root'
import { buildAndStartSite } from '../../scripts/start/built-site'
import { freePort } from '../../scripts/start/ports'

export type Background = { readonly gatewayUrl: string; readonly artFolder: string; readonly stop: () => Promise<void> }

/** Ports from here on and data of the bench's own; a running site is never touched. */
const firstPort = 4900

/** Gateway and studio with their real data behind both sites. BENCH_GATEWAY names a running gateway instead. */
export const startBackground = async (folder: string): Promise<Background> => {
  const running = process.env.BENCH_GATEWAY
  const artOfSite = join(root, '.data/art')
  if (running)
    return { gatewayUrl: running, artFolder: process.env.BENCH_ART ?? artOfSite, stop: () => Promise.resolve() }
  const settings = {
    production: false,
    port: await freePort(firstPort),
    dataDir: join(folder, 'site'),
    databaseUrl: null,
    qa: true,
  }
  if (existsSync(artOfSite)) await cp(artOfSite, join(settings.dataDir, 'art'), { recursive: true, force: false })
  const site = await buildAndStartSite(
    root,
    settings,
    'bench',
    (name, line) => console.log(`${name} ${line}`),
    (name, code) => console.error(`${name} ended with ${code}`),
  )
  return { gatewayUrl: site.addresses.gateway, artFolder: join(settings.dataDir, 'art'), stop: site.stop }
}
