import { buildDesk } from '../build/desk'
import { buildServers } from '../build/servers'
import { root } from '../root'

/** Bundles edge, gateway, studio and the operator desk into their `dist`; the images take what they need of it. */
await buildServers(root, console.log)
await buildDesk(root, console.log)
