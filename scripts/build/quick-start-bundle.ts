import { join } from 'node:path'
import { bundleForNode } from './bundle-for-node'

/** The path that `bootstrap.mjs` loads. */
export const quickStartFile = (root: string): string => join(root, 'node_modules/.cache/mosaic/quick-start.mjs')

/** Bundles the start that finds everything prepared. */
export const bundleQuickStart = (root: string): Promise<void> =>
  bundleForNode(join(root, 'scripts/start/quick-start.ts'), quickStartFile(root))
