import { startAloneServer } from './alone-server'
import { folderOf } from '../release/build-all'

// One remote on a page of its own: `tsx alone-cli.ts wallet 4306 http://localhost:4001 [folder of pictures]`.
const [name, port, gateway, art] = process.argv.slice(2)
if (!name || name === 'host' || !Number(port) || !gateway) {
  console.error('usage: alone-cli <remote> <port> <gateway> [folder of pictures]')
  process.exit(2)
}
try {
  const { url } = await startAloneServer({ dir: folderOf(name), port: Number(port), gateway, art })
  console.log(`ready ${name} ${url}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
