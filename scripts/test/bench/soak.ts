import { join } from 'node:path'
import { bundleForNode } from '../../build/bundle-for-node'
import { studioPackages } from '../../build/servers'
import { root } from '../../root'
import { runBuilt } from './chaos'

/** The studio plays against a gateway through a proxy that spoils calls; then the reconciliation report must be empty. */
export const soak = async (args: readonly string[], flags: readonly string[] = []): Promise<number> => {
  await bundleForNode(join(root, 'studio/src/soak/main.ts'), join(root, 'studio/dist/soak/main.mjs'), studioPackages)
  return runBuilt('soak/soak', ['soak/serve-seats'], args, flags)
}
