import { openFileStore, storeFolder } from '../../../edge/src/index'
import { serveEdge } from './serve-edge'

/* One more edge over a data folder (argv), in a process that a flow can kill. */
const [dataDir = ''] = process.argv.slice(2)
const { url } = await serveEdge(dataDir, openFileStore(storeFolder(dataDir)))
process.on('disconnect', () => process.exit(0))
process.send?.({ url })
