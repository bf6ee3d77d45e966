import { buildServers } from '../build/servers'
import { root } from '../root'

/** Bundles edge, gateway and studio into their `dist`; the images take what they need of it. */
await buildServers(root, console.log)
