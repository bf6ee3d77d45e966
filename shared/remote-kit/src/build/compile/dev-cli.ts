import { folderOf } from '../release/build-all'
import { startDevServer } from './dev-server'

// One development server in a process of its own: `tsx dev-cli.ts wallet 4103`. The federation plugin keeps generated
// entries below the working directory, so several servers cannot share one process.
const [name, port, mode] = process.argv.slice(2)
if (!name || !Number(port)) {
  console.error('usage: dev-cli <host|remote> <port> [reload]')
  process.exit(2)
}
const { url } = await startDevServer({ dir: folderOf(name), port: Number(port), reload: mode === 'reload' })
console.log(`ready ${name} ${url}`)
