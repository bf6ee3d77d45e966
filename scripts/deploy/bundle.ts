import { join } from 'node:path'
import { bundleForNode } from '../build/bundle-for-node'
import { buildDesk } from '../build/desk'
import { buildServers, gatewayPackages } from '../build/servers'
import { root } from '../root'

/** Bundles edge, gateway, studio, the operator desk and the operator's commands into their `dist`; the images take what they need of it. */
await buildServers(root, console.log)
await buildDesk(root, console.log)
await bundleForNode(
  join(root, 'gateway/src/operator/command/main.ts'),
  join(root, 'gateway/dist/ops.mjs'),
  gatewayPackages,
)
