import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../scripts/root'
import { ownSettings } from '../scripts/start/own-site'
import { startWithoutGames, type Log, type OnEnd, type Site } from '../scripts/start/site'

const say: Log = (name, line) => console.log(`${name} ${line}`)
const reportEnd: OnEnd = (name, code) => console.error(`${name} ended with ${code}`)

/** A bench's site; changed sources are built first. */
export const buildOwnSite = async (firstPort: number, dataDir: string): Promise<Site> => {
  // Flows build no site, so they need not load the build tools.
  const { buildAndStartSite } = await import('../scripts/start/built-site')
  return buildAndStartSite(root, await ownSettings(firstPort, dataDir), 'bench', say, reportEnd)
}

/** For a flow that breaks a gateway: the releases and pictures of the site of all flows, and an empty database of its own. */
export const startSiteBeside = async (
  siteUrl: string,
  siteData: string,
): Promise<Site & { readonly dataDir: string }> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mosaic-own-site-'))
  const remove = () => rm(dataDir, { recursive: true, force: true })
  try {
    await symlink(join(siteData, 'art'), join(dataDir, 'art'))
    const settings = await ownSettings(Number(new URL(siteUrl).port) + 10, dataDir)
    const site = await startWithoutGames(root, settings, say, reportEnd, {
      RELEASE_STORE: join(siteData, 'store'),
      DEMO: '0',
    })
    const stop = () => site.stop().then(remove)
    return { ...site, dataDir, stop }
  } catch (error) {
    await remove()
    throw error
  }
}
