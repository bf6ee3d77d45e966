import { prepareContent } from '../build/prepare'
import { preparedFrom } from '../build/prepared'
import { bundleQuickStart } from '../build/quick-start-bundle'
import { buildServers } from '../build/servers'
import type { Settings } from './environment'
import { startSite, type Log, type OnEnd, type Site } from './site'

export type Shortened = {
  /** Sides of the pictures, as a part of their full length. */
  readonly artScale?: number
  /** Settings of the processes beside the usual ones. */
  readonly env?: Readonly<Record<string, string>>
}

/**
 * Builds the changed parts, publishes them in the name of the command `by`, and starts the site.
 * The gateway plays the demo history while pictures are drawn and remotes are built.
 */
export const buildAndStartSite = async (
  root: string,
  settings: Settings,
  by: string,
  log: Log,
  onEnd: OnEnd,
  { artScale, env = {} }: Shortened = {},
): Promise<Site> => {
  const say = (line: string) => log('build', line)
  const prepared = preparedFrom(root, settings, process.env)
  const quickStart = bundleQuickStart(root)
  if (prepared.upToDate) {
    // With all parts prepared, a full start means that the quick start is missing or damaged.
    await quickStart
    return startSite(root, settings, log, onEnd, env)
  }
  await Promise.all([quickStart, buildServers(root, say)])
  const content = prepareContent(root, settings, by, say, artScale).then(prepared.keep)
  return startSite(root, settings, log, onEnd, env, content)
}
