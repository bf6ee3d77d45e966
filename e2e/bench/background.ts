import { cp } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/root'
import { buildOwnSite } from '../own-site'

export type Background = { readonly gatewayUrl: string; readonly artFolder: string; readonly stop: () => Promise<void> }

/** Ports from here on and data of the bench's own; a running site is never touched. */
const firstPort = 4900

/** Gateway and studio with their real data behind both sites. BENCH_GATEWAY names a running gateway instead. */
export const startBackground = async (folder: string): Promise<Background> => {
  const running = process.env.BENCH_GATEWAY
  const artOfSite = join(root, '.data/art')
  if (running)
    return { gatewayUrl: running, artFolder: process.env.BENCH_ART ?? artOfSite, stop: () => Promise.resolve() }
  const dataDir = join(folder, 'site')
  if (existsSync(artOfSite)) await cp(artOfSite, join(dataDir, 'art'), { recursive: true, force: false })
  const site = await buildOwnSite(firstPort, dataDir)
  return { gatewayUrl: site.addresses.gateway, artFolder: join(dataDir, 'art'), stop: site.stop }
}
